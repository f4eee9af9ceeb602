import FormModels
import GtkTesting
import Weir
import WeirGtk
import XCTest

@testable import FormViews

/// Types a name and a password, as fast as code can.
@MainActor
private func fill(_ test: WindowOnTestTime) -> LogInScreen {
  let screen: LogInScreen = test.screen(.logIn)
  screen.nameEntry.text = "ada"
  screen.passwordEntry.text = "correct horse"
  test.settle()
  return screen
}

final class LogInScreenTests: XCTestCase {
  func testTheButtonIsOnOnlyWhenBothFieldsAreFilled() throws {
    try withWindow(showing: .logIn) { test in
      let screen: LogInScreen = test.screen(.logIn)
      XCTAssertTrue(screen.nameEntry.hasFocusWithin)
      XCTAssertFalse(screen.logIn.isSensitive)
      screen.nameEntry.text = "ada"
      test.settle()
      XCTAssertFalse(screen.logIn.isSensitive)
      screen.passwordEntry.text = "x"
      test.settle()
      XCTAssertTrue(screen.logIn.isSensitive)
      screen.nameEntry.text = ""
      test.settle()
      XCTAssertFalse(screen.logIn.isSensitive)
    }
  }

  func testTheButtonDoesNotFlickerWhenASelectionIsTypedOver() throws {
    try withWindow(showing: .logIn) { test in
      let screen = fill(test)
      var changes = 0
      let token = screen.logIn.publisher(for: .notify("sensitive")).sink { _ in changes += 1 }
      // What GTK does for a key over a selection: a deletion and an insertion, two announcements.
      screen.nameEntry.text = ""
      screen.nameEntry.text = "z"
      test.settle()
      XCTAssertEqual(test.models.logIn.name.value, "z")
      XCTAssertTrue(screen.logIn.isSensitive)
      XCTAssertEqual(changes, 0)
      token.cancel()
    }
  }

  func testWhileAnAttemptRunsFieldsAreReadOnlyAndItCanBeCancelled() throws {
    try withWindow(showing: .logIn) { test in
      let screen = fill(test)
      screen.logIn.grabFocus()
      screen.logIn.activate()
      XCTAssertTrue(turnLoop { test.services.logIns == 1 })
      test.settle()
      XCTAssertTrue(screen.spinner.isSpinning)
      XCTAssertTrue(screen.cancel.isVisible)
      XCTAssertFalse(screen.logIn.isSensitive)
      XCTAssertFalse(screen.nameEntry.isEditable)
      XCTAssertNotNil(test.window.focus)
      screen.cancel.grabFocus()
      screen.cancel.activate()
      XCTAssertTrue(turnLoop { !screen.cancel.isVisible })
      test.settle()
      XCTAssertFalse(screen.spinner.isSpinning)
      XCTAssertTrue(screen.nameEntry.isEditable)
      XCTAssertTrue(screen.passwordEntry.hasFocusWithin)
    }
  }

  func testARefusalIsSaidSelectsThePasswordAndKeepsTheName() throws {
    try withWindow(showing: .logIn) { test in
      let screen = fill(test)
      test.models.logIn.logIn()
      test.services.signIn.send(completion: .failure(.rejected))
      test.settle()
      XCTAssertEqual(
        screen.message.text, "Name and password do not match. Please try again.")
      XCTAssertTrue(screen.message.isVisible)
      XCTAssertTrue(screen.passwordEntry.hasFocusWithin)
      XCTAssertEqual(screen.passwordEntry.selection, 0..<13)
      XCTAssertTrue(screen.passwordEntry.isInvalid)
      XCTAssertEqual(screen.passwordEntry.accessibleDescription, screen.message.text)
      XCTAssertEqual(screen.nameEntry.text, "ada")
      screen.passwordEntry.text = "another"
      test.settle()
      XCTAssertFalse(screen.message.isVisible)
      XCTAssertFalse(screen.passwordEntry.isInvalid)
    }
  }

  func testSuccessGreetsAndEmptiesThePassword() throws {
    try withWindow(showing: .logIn) { test in
      let screen = fill(test)
      test.models.logIn.logIn()
      test.services.signIn.send(
        SignIn(account: Account(name: "Ada"), previous: nil, failuresSince: 0))
      test.services.signIn.send(completion: .finished)
      test.settle()
      XCTAssertEqual(screen.message.text, "Welcome, Ada.")
      XCTAssertEqual(screen.passwordEntry.text, "")
      XCTAssertEqual(test.models.logIn.password.value, "")
      XCTAssertTrue(screen.nameEntry.hasFocusWithin)
      XCTAssertFalse(screen.passwordEntry.isInvalid)
    }
  }
}
