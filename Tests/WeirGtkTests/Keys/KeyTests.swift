import Foundation
import GtkTesting
import Weir
import WeirGtk
import XCTest

/// Real keys, from the X server through GTK's input method, into a bound entry.
final class KeyTests: XCTestCase {
  func testTypingOverASelectionGivesTheModelOneText() throws {
    try withKeys("abc") { form in
      form.entry.selectAll()
      XCTAssertTrue(form.press("z") { form.model.value == "z" })
      XCTAssertTrue(form.press("y") { form.model.value == "zy" })
      XCTAssertEqual(form.seen.value, ["abc", "z", "zy"])
      XCTAssertEqual(form.entry.caretPosition, 2)
    }
  }

  func testAnEqualTextOfTheModelDoesNotDisturbAComposition() throws {
    try withKeys("ab") { form in
      form.entry.caretPosition = 1
      XCTAssertTrue(form.press("dead_acute") { form.entry.isComposing })
      form.model.send("ab")
      XCTAssertTrue(form.press("e") { !form.entry.isComposing && form.entry.text != "ab" })
      XCTAssertEqual(form.entry.text, "aéb")
      XCTAssertEqual(form.model.value, "aéb")
      XCTAssertEqual(form.entry.caretPosition, 2)
    }
  }

  func testWhatIsFinishedComposingWinsOverTheModel() throws {
    try withKeys("ab") { form in
      form.entry.caretPosition = 1
      XCTAssertTrue(form.press("dead_acute") { form.entry.isComposing })
      form.model.send("x")
      XCTAssertTrue(form.press("e") { form.model.value == "aéb" })
      XCTAssertEqual(form.entry.text, "aéb")
      XCTAssertEqual(form.seen.value, ["ab", "x", "aéb"])
    }
  }

  func testACompositionThatIsDroppedLetsTheModelThrough() throws {
    try withKeys("ab") { form in
      form.entry.caretPosition = 1
      XCTAssertTrue(form.press("dead_acute") { form.entry.isComposing })
      form.model.send("x")
      XCTAssertTrue(form.press("BackSpace") { form.entry.text == "x" })
      XCTAssertEqual(form.seen.value, ["ab", "x"])
    }
  }

  func testClearDropsAComposition() throws {
    try withKeys("ab") { form in
      XCTAssertTrue(form.press("dead_acute") { form.entry.isComposing })
      form.entry.clear()
      XCTAssertFalse(form.entry.isComposing)
      XCTAssertTrue(form.press("e") { form.entry.text == "e" })
      XCTAssertEqual(form.model.value, "e")
    }
  }

  func testAModelThatAnswersWithCapitalsKeepsTheCaretAtTheEnd() throws {
    try withKeys("") { form in
      let upper = form.model.sink { [model = form.model] text in
        if text != text.uppercased() { model.send(text.uppercased()) }
      }
      XCTAssertTrue(form.press("a") { form.entry.text == "A" })
      XCTAssertTrue(form.press("b") { form.entry.text == "AB" })
      XCTAssertTrue(form.press("c") { form.entry.text == "ABC" })
      upper.cancel()
    }
  }

  func testUndoReachesTheModel() throws {
    try withKeys("") { form in
      XCTAssertTrue(form.press("a") { form.model.value == "a" })
      form.entry.clear()
      XCTAssertEqual(form.model.value, "")
      XCTAssertTrue(form.press("ctrl+z") { form.model.value == "a" })
      XCTAssertEqual(form.seen.value, ["", "a", "", "a"])
    }
  }

  func testAShortcutWorksWhileAnEntryHasTheFocus() throws {
    try withKeys("ab") { form in
      var count = 0
      let token = form.window.addShortcut("<Control>l", scope: .window) {
        count += 1
        form.entry.clear()
      }
      XCTAssertTrue(form.press("ctrl+l") { form.model.value.isEmpty })
      XCTAssertEqual(count, 1)
      token.cancel()
      XCTAssertTrue(form.press("q") { form.model.value == "q" })
      XCTAssertEqual(count, 1)
    }
  }

  private func withKeys(
    _ text: String, _ body: @escaping @MainActor (KeyForm) throws -> Void
  ) throws {
    try withGtk {
      try XCTSkipUnless(
        FileManager.default.isExecutableFile(atPath: "/usr/bin/xdotool"), "xdotool is missing")
      let form = KeyForm(text)
      defer { form.end() }
      try XCTSkipUnless(form.takeKeys(), "no window gets keys on this display")
      try body(form)
    }
  }
}

@MainActor
private final class KeyForm {
  let window = Window(title: "Weir key tests")
  let entry = Entry()
  let model: CurrentValueSubject<String, Never>
  let seen = Shared<[String]>([])
  private var cancellables: Set<AnyCancellable> = []

  init(_ text: String) {
    model = CurrentValueSubject(text)
    model.sink { [seen] text in seen.value.append(text) }.store(in: &cancellables)
    window.child = entry
    entry.createBinding(with: model, storeIn: &cancellables)
  }

  /// Shows the window and gives it the keyboard.
  func takeKeys() -> Bool {
    window.present()
    entry.grabFocusWithoutSelecting()
    guard turnLoop(until: { paintedFrames(of: self.window) > 0 }) else { return false }
    xdotool("search", "--sync", "--onlyvisible", "--name", window.title, "windowfocus", "--sync")
    return turnLoop(seconds: 3) { self.window.isActive }
  }

  /// Presses a key and turns the loop until it has had its effect.
  func press(_ key: String, until isDone: @MainActor () -> Bool) -> Bool {
    xdotool("key", key)
    let isReached = turnLoop(seconds: 3, until: isDone)
    settleLoop()
    return isReached
  }

  func end() {
    cancellables = []
    window.destroy()
    settleLoop()
  }

  /// Runs xdotool while the loop turns, because some of its commands wait for the window.
  private func xdotool(_ arguments: String...) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return }
    _ = turnLoop(seconds: 5) { !process.isRunning }
  }
}
