import Foundation
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

@testable import WeirInspector

final class InspectorWindowTests: XCTestCase {
  @MainActor
  private struct Test {
    let clock = TestScheduler()
    let subject = PassthroughSubject<String, Never>()
    let token: AnyCancellable
    let window: InspectorWindow

    init() {
      token = subject.trace("typed").map(\.count).trace("length").sink { _ in }
      window = InspectorWindow(scheduler: clock.eraseToAnyScheduler())
      window.present()
      settleLoop()
    }

    /// Lets a second pass, and the window show it.
    func pass() {
      clock.advance(by: .seconds(1))
      let number = window.inspector.snapshot.number
      _ = turnLoop { self.window.shownNumber == number }
    }
  }

  private func withWindow(_ body: @escaping @MainActor (Test) throws -> Void) throws {
    try withGtk {
      let test = Test()
      defer {
        test.window.destroy()
        settleLoop()
      }
      try body(test)
    }
  }

  func testStreamsThatAreThereHaveRowsAndTheFirstIsSelected() throws {
    try withWindow { test in
      XCTAssertEqual(test.window.rows.map(\.name), ["length", "typed"].sorted())
      XCTAssertEqual(test.window.list.selectedIndex, 0)
      XCTAssertTrue(test.window.list.hasFocusWithin)
    }
  }

  func testARowSaysWhatItsPictureShows() throws {
    try withWindow { test in
      test.subject.send("Grace")
      test.pass()
      XCTAssertTrue(
        turnLoop {
          test.window.rows.map(\.words) == [
            "length: 1 subscription, demand unlimited, last value 5",
            "typed: 1 subscription, demand unlimited, last value \"Grace\"",
          ]
        }, "\(test.window.rows.map(\.words))")
    }
  }

  func testANewStreamGetsARowAndTheSelectionStays() throws {
    try withWindow { test in
      test.window.list.selectedIndex = 1
      let later = test.subject.trace("later").sink { _ in }
      test.pass()
      XCTAssertEqual(test.window.rows.map(\.name).last, "later")
      XCTAssertEqual(test.window.list.rowCount, 3)
      XCTAssertEqual(test.window.list.selectedIndex, 1)
      later.cancel()
      test.window.clear()
      XCTAssertEqual(test.window.list.rowCount, 2)
      XCTAssertEqual(test.window.list.selectedIndex, 1)
    }
  }

  func testTheEventsOfTheSelectedStreamAreListedTheNewestFirst() throws {
    try withWindow { test in
      for value in 0..<60 { test.subject.send("value \(value)") }
      test.window.setPaused(true)
      test.window.list.selectedIndex = test.window.rows.firstIndex { $0.name == "typed" }
      let lines = test.window.events.list
      XCTAssertEqual(lines.rowCount, 50)
      XCTAssertTrue((lines.row(at: 0) as? Label)?.text.hasSuffix("\"value 59\"") == true)
      test.subject.send("last")
      test.window.step()
      // The other stream's event may come in between.
      test.window.step()
      XCTAssertEqual(lines.rowCount, 50)
      XCTAssertTrue((lines.row(at: 0) as? Label)?.text.hasSuffix("\"last\"") == true)
    }
  }

  func testPausedItSaysHowManyEventsHaveBeenSince() throws {
    try withWindow { test in
      test.window.setPaused(true)
      XCTAssertEqual(test.window.status.text, "Paused, 0 events since")
      test.subject.send("a")
      test.clock.advance(by: .seconds(1))
      XCTAssertEqual(test.window.status.text, "Paused, 2 events since")
    }
  }

  func testPausedNothingMovesAndNothingIsDrawn() throws {
    try withWindow { test in
      test.window.setPaused(true)
      XCTAssertFalse(test.window.isRunning)
      XCTAssertTrue(test.window.pauseButton.isOn)
      test.window.pauseButton.isOn = false
      XCTAssertTrue(test.window.isRunning)
      XCTAssertFalse(test.window.isPaused)
    }
  }

  func testClosedItRecordsNothingAndLeavesNothingBehind() throws {
    try withGtk {
      @MainActor func openAndClose() {
        let test = Test()
        LiveCounts.watch(test.window)
        test.subject.send("a")
        test.pass()
        let inspector = test.window.inspector
        test.window.destroy()
        settleLoop()
        XCTAssertFalse(inspector.isOpen)
        test.token.cancel()
      }
      openAndClose()
      let boxes = LiveCounts.signalBoxes
      let wrappers = LiveCounts.wrappers
      let watched = LiveCounts.watchedObjects
      for _ in 1...5 { openAndClose() }
      XCTAssertEqual(LiveCounts.signalBoxes, boxes)
      XCTAssertEqual(LiveCounts.wrappers, wrappers)
      XCTAssertEqual(LiveCounts.watchedObjects, watched)
      XCTAssertEqual(Tracing.liveCount, 0)
    }
  }

  func testItClosesWithItsParent() throws {
    try withGtk {
      let parent = Window(title: "parent")
      parent.present()
      let window = InspectorWindow(over: parent)
      window.present()
      settleLoop()
      parent.destroy()
      settleLoop()
      XCTAssertFalse(window.isMapped)
      XCTAssertFalse(window.inspector.isOpen)
    }
  }

  func testAFileThatCannotBeWrittenIsSaidSoInWords() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("weir-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("a.svg").path
    try TextFile.write("<svg/>가", to: path)
    XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "<svg/>가")
    try TextFile.write("", to: path)
    XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "")
    XCTAssertThrowsError(try TextFile.write("a", to: folder.path)) { error in
      XCTAssertEqual((error as? TextFile.Failure)?.reason, "Is a directory")
    }
    XCTAssertThrowsError(try TextFile.write("a", to: "/dev/full")) { error in
      XCTAssertEqual((error as? TextFile.Failure)?.reason, "No space left on device")
    }
  }
}
