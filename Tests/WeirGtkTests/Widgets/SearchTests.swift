import CGtk
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

/// The search entry and its bar.
final class SearchTests: XCTestCase {
  func testASearchBeginsWhenTheUserPauses() throws {
    try withGtk {
      let entry = SearchEntry()
      entry.searchDelay = 30
      XCTAssertEqual(entry.searchDelay, 30)
      let texts = entry.textPublisher.record()
      let searches = entry.searchPublisher.record()
      entry.typeText("a")
      entry.typeText("b")
      XCTAssertEqual(texts.values, ["", "a", "ab"])
      XCTAssertEqual(searches.values, [""])
      XCTAssertTrue(turnLoop { searches.values == ["", "ab"] })
    }
  }

  func testAnEmptiedSearchIsSentAtOnce() throws {
    try withGtk {
      let entry = SearchEntry()
      entry.searchDelay = 10
      entry.typeText("a")
      let searches = entry.searchPublisher.record()
      entry.searchDelay = 60_000
      entry.selectAll()
      entry.typeText("")
      XCTAssertEqual(searches.values, ["a", ""])
    }
  }

  func testTheKeysOfASearchAreSent() throws {
    try withGtk {
      let entry = SearchEntry()
      let all = [
        entry.activatePublisher, entry.stopSearchPublisher, entry.nextMatchPublisher,
        entry.previousMatchPublisher, entry.searchStartedPublisher,
      ].map { $0.record() }
      let signals = ["activate", "stop-search", "next-match", "previous-match", "search-started"]
      for (index, signal) in signals.enumerated() {
        weir_signal_emit(entry.pointer, signal)
        XCTAssertEqual(all[index].values.count, 1, signal)
      }
    }
  }

  func testASearchIsBoundAndTakesNoLineBreaks() throws {
    try withGtk {
      let entry = SearchEntry()
      entry.placeholder = "Find"
      XCTAssertEqual(entry.placeholder, "Find")
      let model = CurrentValueSubject<String, Never>("old")
      let token = entry.binding(with: model)
      XCTAssertEqual(entry.text, "old")
      entry.selectAll()
      entry.typeText("a\nb")
      settleLoop()
      XCTAssertEqual(model.value, "a b")
      // Nothing is written while an input method composes.
      entry.showPreedit("´")
      model.send("x")
      settleLoop()
      XCTAssertEqual(entry.text, "a b")
      entry.showPreedit("")
      settleLoop()
      XCTAssertEqual(entry.text, "x")
      token.cancel()
    }
  }

  func testTheBarComesOutAndClosesWithEscape() throws {
    try withGtk {
      let entry = SearchEntry()
      let bar = SearchBar(entry: entry)
      let states = bar.isSearchingPublisher.record()
      bar.isSearching = true
      entry.text = "abc"
      bar.isSearching = false
      XCTAssertEqual(states.values, [false, true, false])
      XCTAssertEqual(entry.text, "")
      bar.showsCloseButton = true
      XCTAssertTrue(bar.showsCloseButton)
    }
  }

  func testTypingInTheWindowBeginsASearch() throws {
    try withGtk {
      let desktop = try Desktop()
      let window = Window(title: "Weir search tests")
      defer {
        window.destroy()
        settleLoop()
      }
      let entry = SearchEntry()
      let bar = SearchBar(entry: entry)
      bar.captureKeys(from: window)
      let button = Button("other")
      window.child = Box(.vertical, [bar, button])
      let stops = entry.stopSearchPublisher.record()
      XCTAssertTrue(desktop.focus(window))
      button.grabFocus()
      desktop.run("key", "q")
      XCTAssertTrue(turnLoop { bar.isSearching && entry.text == "q" })
      desktop.run("key", "Escape")
      XCTAssertTrue(turnLoop { !bar.isSearching })
      XCTAssertEqual(stops.values.count, 1)
    }
  }

  func testNothingIsLeftOfASearch() throws {
    try withGtk {
      assertNothingIsLeft { window, cancellables in
        let entry = SearchEntry()
        let bar = SearchBar(entry: entry)
        bar.captureKeys(from: window)
        window.child = bar
        entry.createBinding(with: CurrentValueSubject("a"), storeIn: &cancellables)
        entry.searchPublisher.sink { _ in }.store(in: &cancellables)
        entry.stopSearchPublisher.sink {}.store(in: &cancellables)
        bar.isSearchingPublisher.sink { _ in }.store(in: &cancellables)
        return [entry, bar]
      }
    }
  }
}
