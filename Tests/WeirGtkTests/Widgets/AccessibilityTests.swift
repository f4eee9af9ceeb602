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

  func testWhatAnOlderGtkCannotAnnounceIsNotSaidToBe() throws {
    try withGtk {
      let label = Label("Done")
      XCTAssertFalse(label.announce("Done"))
    }
  }

  func testTheErrorRelationTakesTheFormThatTheRunningGtkWants() {
    XCTAssertEqual(weir_accessible_error_message_form(8), WeirErrorMessageOne)
    XCTAssertEqual(weir_accessible_error_message_form(15), WeirErrorMessageOne)
    XCTAssertEqual(weir_accessible_error_message_form(16), WeirErrorMessageUnclear)
    XCTAssertEqual(weir_accessible_error_message_form(18), WeirErrorMessageList)
  }
}
