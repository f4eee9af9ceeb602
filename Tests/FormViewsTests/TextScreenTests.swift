import GtkTesting
import WeirGtk
import XCTest

@testable import FormViews

final class TextScreenTests: XCTestCase {
  func testEntryAndLabelStartWithTheGreetingAndTheCaretAtItsEnd() throws {
    try withWindow(showing: .text) { test in
      let screen: TextScreen = test.screen(.text)
      XCTAssertEqual(screen.entry.text, "Hello, World!")
      XCTAssertEqual(screen.mirror.text, "Hello, World!")
      XCTAssertTrue(screen.entry.hasFocusWithin)
      XCTAssertEqual(screen.entry.selection, 13..<13)
      XCTAssertFalse(screen.fullNote.isVisible)
    }
  }

  func testClearEmptiesModelEntryAndLabelAndFocusesTheEntry() throws {
    try withWindow(showing: .text) { test in
      let screen: TextScreen = test.screen(.text)
      screen.clearButton.grabFocus()
      screen.clearButton.activate()
      test.settle()
      XCTAssertTrue(turnLoop { screen.mirror.text == "" })
      XCTAssertEqual(test.models.text.textSubject.value, "")
      XCTAssertEqual(screen.entry.text, "")
      XCTAssertTrue(screen.entry.hasFocusWithin)
    }
  }

  func testUndoBringsTheTextBackAndTheModelFollows() throws {
    try withWindow(showing: .text) { test in
      let screen: TextScreen = test.screen(.text)
      test.models.text.clear()
      test.settle()
      screen.entry.undo()
      test.settle()
      XCTAssertEqual(screen.entry.text, "Hello, World!")
      XCTAssertEqual(test.models.text.textSubject.value, "Hello, World!")
      XCTAssertEqual(screen.mirror.text, "Hello, World!")
    }
  }

  func testWhatTheEntryCannotHoldIsNotInTheModelAndTheNoteSaysSo() throws {
    try withWindow(showing: .text) { test in
      let screen: TextScreen = test.screen(.text)
      test.models.text.textSubject.send(String(repeating: "a", count: 70_000))
      test.settle()
      XCTAssertEqual(test.models.text.textSubject.value.count, 65_534)
      XCTAssertEqual(screen.entry.text, test.models.text.textSubject.value)
      XCTAssertTrue(screen.fullNote.isVisible)
      XCTAssertEqual(screen.mirror.text, String(repeating: "a", count: 500) + "…")
      test.models.text.clear()
      test.settle()
      XCTAssertFalse(screen.fullNote.isVisible)
    }
  }

  /// GTK warns of a label that is wider at least than at best, and a warning ends the tests.
  func testHangulHasRoomInAWindowOfWhateverHeight() throws {
    try withWindow(showing: .text) { test in
      let screen: TextScreen = test.screen(.text)
      test.models.text.textSubject.send("비밀번호(_P)")
      for height in stride(from: 300, through: 760, by: 4) {
        test.window.defaultSize = (480, height)
        test.settle()
      }
      XCTAssertEqual(screen.mirror.text, "비밀번호(_P)")
    }
  }
}
