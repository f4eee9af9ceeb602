import CGtk
import GtkTesting
import WeirGtk
import XCTest

final class AccessibilityTests: XCTestCase {
  func testAnErrorIsToldAndTakenBack() throws {
    try withGtk {
      let entry = Entry()
      let message = Label("Too short")
      XCTAssertFalse(weir_accessible_is_invalid(entry.pointer))
      entry.isInvalid = true
      entry.errorMessage = message
      entry.accessibleDescription = "Too short"
      XCTAssertTrue(weir_accessible_is_invalid(entry.pointer))
      XCTAssertTrue(weir_accessible_has_error_message(entry.pointer))
      XCTAssertTrue(weir_accessible_has_description(entry.pointer))
      entry.isInvalid = false
      entry.errorMessage = nil
      entry.accessibleDescription = nil
      XCTAssertFalse(weir_accessible_is_invalid(entry.pointer))
      XCTAssertFalse(weir_accessible_has_error_message(entry.pointer))
      XCTAssertFalse(weir_accessible_has_description(entry.pointer))
    }
  }

  func testWhatNobodyHearsIsNotSaidToBeHeard() throws {
    try withGtk {
      let label = Label("Done")
      XCTAssertFalse(label.announce("Done"))
    }
  }

  func testAnOlderGtkDescribesTheFocusByAnAnnouncementUntilItLeaves() throws {
    try withGtk {
      try XCTSkipIf(Self.gtkAnnounces, "This GTK announces by itself.")
      let label = Label("Done")
      let first = Entry()
      let second = Entry()
      let window = Window(title: "Announcements")
      window.child = Box(.vertical, [first, second, label])
      window.present()
      first.grabFocus()
      XCTAssertTrue(label.announce("Done"))
      XCTAssertTrue(weir_accessible_has_description(first.pointer))
      XCTAssertNil(first.accessibleDescription)
      second.grabFocus()
      XCTAssertFalse(weir_accessible_has_description(first.pointer))

      // What describes the widget by itself goes before, and comes back.
      XCTAssertTrue(label.announce("Done"))
      second.accessibleDescription = nil
      XCTAssertFalse(weir_accessible_has_description(second.pointer))
      second.accessibleDescription = "Wrong"
      XCTAssertTrue(label.announce("Done"))
      first.grabFocus()
      XCTAssertTrue(weir_accessible_has_description(second.pointer))
      window.destroy()
    }
  }

  @MainActor
  private static var gtkAnnounces: Bool {
    weir_accessible_announce(Label().pointer, "")
  }

  func testTheErrorRelationTakesTheFormThatTheRunningGtkWants() {
    XCTAssertEqual(weir_accessible_error_message_form(8), WeirErrorMessageOne)
    XCTAssertEqual(weir_accessible_error_message_form(15), WeirErrorMessageOne)
    XCTAssertEqual(weir_accessible_error_message_form(16), WeirErrorMessageUnclear)
    XCTAssertEqual(weir_accessible_error_message_form(18), WeirErrorMessageList)
  }
}
