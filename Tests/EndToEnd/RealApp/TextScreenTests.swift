import XCTest

final class TextScreenTests: XCTestCase {
  func testTextTypedInTheMiddleKeepsTheCaretBehindIt() throws {
    try withRealApp { app in
      try app.press("Home", "Right", "Right", "Right", "Right", "Right")
      try app.type(" XY")
      try app.wait("the text, its mirror and the caret are right") {
        $0.entry("Message")?.text == "Hello XY, World!" && $0.labels.contains("Hello XY, World!")
          && $0.entry("Message")?.caret == 8
      }
    }
  }

  func testTypingOverASelectionLeavesTheCaretBehindTheText() throws {
    try withRealApp { app in
      try app.press("ctrl+a")
      try app.type("123")
      try app.wait("the text is 123, the caret at its end") {
        $0.entry("Message")?.text == "123" && $0.entry("Message")?.caret == 3
          && $0.labels.contains("123")
      }
    }
  }

  func testWhatWasClearedByKeyboardComesBackWithControlZ() throws {
    try withRealApp { app in
      try app.press("Tab")
      try app.wait("Clear has the focus") { $0.focused == $0.button("Clear") }
      try app.press("space")
      let cleared = try app.wait("text and mirror are empty") {
        $0.entry("Message")?.text == "" && !$0.labels.contains("Hello, World!")
      }
      XCTAssertEqual(cleared.focused?.name, "Message")
      try app.press("ctrl+z")
      let restored = try app.wait("text and mirror are back") {
        $0.entry("Message")?.text == "Hello, World!" && $0.labels.contains("Hello, World!")
      }
      XCTAssertEqual(restored.focused?.name, "Message")
    }
  }

  func testTheAccessKeyClearsAndTheNextKeyGoesToTheText() throws {
    try withRealApp { app in
      try app.press("alt+c")
      try app.wait("the text is empty") { $0.entry("Message")?.text == "" }
      try app.type("new")
      try app.wait("the text is new") {
        $0.entry("Message")?.text == "new" && $0.labels.contains("new")
      }
    }
  }

  func testAScreenReaderCanPressClear() throws {
    try withRealApp { app in
      let open = try app.wait("the button is there") { $0.button("Clear") != nil }
      let clear = try XCTUnwrap(open.button("Clear"))
      try app.act(on: clear)
      let cleared = try app.wait("the text is empty") { $0.entry("Message")?.text == "" }
      XCTAssertEqual(cleared.focused?.name, "Message")
    }
  }

  func testAPasteThatIsTooLongIsCutAndSaidToBe() throws {
    // C.UTF-8 writes no marks between thousands.
    try withRealApp(environment: ["LANG": "en_US.UTF-8"]) { app in
      let note = "This field is full: it keeps at most 65,534 characters."
      XCTAssertFalse(try app.picture().labels.contains(note))
      try app.copy(String(repeating: "0123456789", count: 7_000))
      try app.press("ctrl+a", "ctrl+v")
      let kept = String(repeating: "0123456789", count: 6_553) + "0123"
      let full = try app.wait("the text is full and the note tells it", atMost: 30) {
        $0.entry("Message")?.text?.count == 65_534 && $0.labels.contains(note)
      }
      XCTAssertEqual(full.entry("Message")?.text, kept)
      XCTAssertTrue(
        full.labels.contains(String(repeating: "0123456789", count: 50) + "…"),
        "The mirror does not show the beginning.")
      try app.press("ctrl+a", "BackSpace")
      try app.wait("the note is gone with the text") {
        $0.entry("Message")?.text == "" && !$0.labels.contains(note)
      }
    }
  }
}
