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

  func testWhileAttemptsAreNotLookedAtTheSecondsAreCountedDown() throws {
    try withWindow(showing: .logIn) { test in
      let screen = fill(test)
      screen.logIn.grabFocus()
      test.models.logIn.logIn()
      test.services.signIn.send(completion: .failure(.lockedOut(remaining: .seconds(2))))
      test.settle()
      let two = "Too many attempts have failed. You can try again in 2 seconds."
      XCTAssertEqual(screen.message.text, two)
      XCTAssertFalse(screen.logIn.isSensitive)
      XCTAssertEqual(screen.logIn.accessibleDescription, two)
      XCTAssertTrue(screen.passwordEntry.hasFocusWithin)
      XCTAssertFalse(screen.passwordEntry.isInvalid)
      XCTAssertEqual(screen.passwordEntry.text, "correct horse")
      test.advance(by: .seconds(1))
      XCTAssertEqual(
        screen.message.text, "Too many attempts have failed. You can try again in 1 second.")
      test.advance(by: .seconds(1))
      XCTAssertFalse(screen.message.isVisible)
      XCTAssertTrue(screen.logIn.isSensitive)
      XCTAssertNil(screen.logIn.accessibleDescription)
    }
  }

  func testAFullDiskIsSaidAndWhatWasTypedStaysAsItIs() throws {
    try withWindow(showing: .logIn) { test in
      let screen = fill(test)
      test.models.logIn.logIn()
      test.services.signIn.send(
        completion: .failure(.unavailable(.full(path: "/home/ada/accounts.db"))))
      test.settle()
      XCTAssertEqual(
        screen.message.text,
        "The disk is full, so the accounts cannot be written: /home/ada/accounts.db. "
          + "What you typed is kept: make room and try again.")
      XCTAssertEqual(screen.passwordEntry.text, "correct horse")
      XCTAssertTrue(screen.passwordEntry.selection.isEmpty)
      XCTAssertFalse(screen.passwordEntry.isInvalid)
      XCTAssertFalse(screen.repair.button.isVisible)
    }
  }

  func testADamagedFileIsNamedAndPutAsideOnlyWhenTheUserSaysSo() throws {
    try withWindow(showing: .logIn) { test in
      let screen = fill(test)
      XCTAssertFalse(screen.repair.button.isVisible)
      test.models.logIn.logIn()
      test.services.signIn.send(completion: .failure(.unavailable(.damaged(path: "/a.db"))))
      test.settle()
      XCTAssertEqual(screen.message.text, "The file with the accounts is damaged: /a.db")
      XCTAssertTrue(screen.repair.button.isVisible)
      screen.repair.button.activate()
      XCTAssertTrue(turnLoop { !test.window.isActive || test.services.putAsides > 0 })
      XCTAssertEqual(test.services.putAsides, 0)
      test.models.repair.putAside()
      test.services.aside.send("/a.db.aside")
      test.settle()
      XCTAssertEqual(
        screen.repair.outcome.text,
        "The old file is called /a.db.aside now. You can sign up anew.")
    }
  }

  func testTheBoxIsOffWithTheReasonWhereNobodyCanBeRemembered() throws {
    try withWindow(showing: .logIn) { test in
      let screen: LogInScreen = test.screen(.logIn)
      XCTAssertFalse(screen.remember.isSensitive)
      XCTAssertEqual(screen.memoryNote.text, "Looking for a keyring…")
      test.services.available.send(.unavailable(.locked))
      test.settle()
      XCTAssertFalse(screen.remember.isSensitive)
      XCTAssertEqual(
        screen.memoryNote.text, "Nobody can be remembered while the keyring is locked.")
      XCTAssertEqual(screen.remember.accessibleDescription, screen.memoryNote.text)
      test.services.available.send(.available)
      test.settle()
      XCTAssertTrue(screen.remember.isSensitive)
      XCTAssertFalse(screen.memoryNote.isVisible)
      screen.remember.isOn = true
      test.settle()
      XCTAssertTrue(test.models.logIn.isToBeRemembered.value)
    }
  }

  func testASuccessEmptiesThePasswordAndOpensThePageOfTheAccount() throws {
    try withWindow(showing: .logIn) { test in
      let screen = fill(test)
      test.models.logIn.logIn()
      test.services.signIn.send(
        SignIn(account: Account(name: "Ada"), previous: nil, failuresSince: 0))
      test.services.signIn.send(completion: .finished)
      test.settle()
      XCTAssertEqual(screen.passwordEntry.text, "")
      XCTAssertTrue(test.models.logIn.password.value.isEmpty)
      let account: AccountScreen = test.screen(.logIn)
      XCTAssertTrue(account.oldEntry.hasFocusWithin)
    }
  }
}
