import FormModels
import GtkTesting
import Weir
import WeirGtk
import WeirText
import XCTest

@testable import FormViews

final class AccountScreenTests: XCTestCase {
  func testThePageTakesThePlaceOfTheLogInAndGivesItBack() throws {
    try withAccount { test, screen in
      XCTAssertTrue(test.window.screen == .logIn)
      XCTAssertTrue(screen.oldEntry.hasFocusWithin)
      screen.logOut.activate()
      XCTAssertTrue(turnLoop { test.models.session.account == nil })
      test.settle()
      let logIn: LogInScreen = test.screen(.logIn)
      XCTAssertTrue(logIn.passwordEntry.hasFocusWithin)
      XCTAssertEqual(logIn.nameEntry.text, "Ada")
      XCTAssertEqual(logIn.message.text, "You are logged out.")
      XCTAssertTrue(screen.root.isDisposed || !screen.root.isMapped)
    }
  }

  func testItSaysWhenTheAccountWasUsedLastAndWhatFailedSince() throws {
    let first = SignIn(account: Account(name: "Ada"), previous: nil, failuresSince: 0)
    XCTAssertEqual(first.previousWords, "You are logged in for the first time.")
    XCTAssertNil(first.failureWords)
    let refused = SignIn(account: Account(name: "Ada"), previous: nil, failuresSince: 1)
    XCTAssertEqual(refused.failureWords, "Before that 1 attempt to log in has failed.")
    let time = UnixTime(seconds: 1_700_000_000)
    let second = SignIn(account: Account(name: "Ada"), previous: time, failuresSince: 1)
    XCTAssertEqual(second.previousWords, "Last login: \(Translation.localTime(1_700_000_000))")
    XCTAssertEqual(second.failureWords, "Since then 1 attempt to log in has failed.")
    let third = SignIn(account: Account(name: "Ada"), previous: time, failuresSince: 3)
    XCTAssertEqual(third.failureWords, "Since then 3 attempts to log in have failed.")
  }

  func testThePasswordIsChanged() throws {
    try withAccount { test, screen in
      XCTAssertFalse(screen.changeButton.isSensitive)
      screen.oldEntry.text = "correct horse"
      screen.newEntry.text = "battery staple"
      screen.repeatedEntry.text = "battery staple"
      test.advance(by: .milliseconds(500))
      XCTAssertTrue(screen.changeButton.isSensitive)
      screen.changeButton.grabFocus()
      screen.changeButton.activate()
      XCTAssertTrue(turnLoop { test.services.passwordChanges == ["battery staple"] })
      test.settle()
      XCTAssertFalse(screen.oldEntry.isEditable)
      XCTAssertNotNil(test.window.focus)
      test.services.change.send(())
      test.settle()
      XCTAssertEqual(screen.changeMessage.text, "The password is changed.")
      XCTAssertEqual(
        [screen.oldEntry, screen.newEntry, screen.repeatedEntry].map(\.text), ["", "", ""])
      XCTAssertTrue(screen.oldEntry.hasFocusWithin)
    }
  }

  func testAWrongPresentPasswordIsSaidAndMarked() throws {
    try withAccount { test, screen in
      screen.oldEntry.text = "wrong"
      screen.newEntry.text = "battery staple"
      screen.repeatedEntry.text = "battery staple"
      test.advance(by: .milliseconds(500))
      test.models.session.account?.changePassword()
      test.services.change.send(completion: .failure(.rejected))
      test.settle()
      XCTAssertEqual(screen.changeMessage.text, "This is not your password. Please try again.")
      XCTAssertTrue(screen.oldEntry.isInvalid)
      XCTAssertTrue(screen.oldEntry.hasFocusWithin)
      XCTAssertEqual(screen.newEntry.text, "battery staple")
    }
  }

  func testTheAccountIsDeletedOnlyWithThePassword() throws {
    try withAccount { test, screen in
      let form = screen.deletion
      XCTAssertFalse(form.root.isVisible)
      XCTAssertFalse(screen.deleteButton.hasCSSClass("destructive-action"))
      screen.deleteButton.grabFocus()
      screen.deleteButton.activate()
      XCTAssertTrue(turnLoop { form.isOpen })
      test.settle()
      XCTAssertTrue(form.passwordEntry.hasFocusWithin)
      XCTAssertTrue(form.delete.hasCSSClass("destructive-action"))
      XCTAssertFalse(form.delete.isSensitive)
      form.passwordEntry.text = "half typed"
      test.settle()
      XCTAssertTrue(form.delete.isSensitive)
      form.close()
      test.settle()
      XCTAssertEqual(form.passwordEntry.text, "")
      XCTAssertTrue(screen.deleteButton.hasFocusWithin)

      form.open()
      form.passwordEntry.text = "correct horse"
      test.settle()
      form.delete.activate()
      XCTAssertTrue(turnLoop { test.services.deletions == ["correct horse"] })
      test.services.change.send(())
      test.settle()
      XCTAssertNil(test.models.session.account)
      let logIn: LogInScreen = test.screen(.logIn)
      XCTAssertEqual(logIn.nameEntry.text, "")
      XCTAssertEqual(logIn.message.text, "The account “Ada” is deleted.")
      XCTAssertTrue(logIn.nameEntry.hasFocusWithin)
    }
  }

  func testAMinuteBeforeTheEndItIsSaidOnEveryScreen() throws {
    try withAccount { test, screen in
      test.window.screen = .text
      test.settle()
      let notice = test.window.sessionNotice
      XCTAssertEqual(notice?.root.isVisible, false)
      test.advance(by: .seconds(14 * 60))
      XCTAssertEqual(notice?.root.isVisible, true)
      test.models.session.noteUse()
      test.settle()
      XCTAssertEqual(notice?.root.isVisible, false)
      let focus = test.window.focus
      test.advance(by: .seconds(15 * 60))
      XCTAssertNil(test.models.session.account)
      XCTAssertEqual(notice?.root.isVisible, false)
      // The other screen keeps the keys.
      XCTAssertEqual(test.window.screen, .text)
      XCTAssertTrue(test.window.focus === focus)
      test.window.screen = .logIn
      test.settle()
      let logIn: LogInScreen = test.screen(.logIn)
      XCTAssertEqual(
        logIn.message.text, "You were logged out because nothing was done for 15 minutes.")
      XCTAssertEqual(logIn.nameEntry.text, "Ada")
      XCTAssertTrue(logIn.passwordEntry.hasFocusWithin)
    }
  }

  func testTheIdleTimeCanBeChosen() throws {
    try withAccount { test, screen in
      XCTAssertEqual(screen.limit.selectedItem, "15 minutes")
      screen.limit.selectedItem = "5 minutes"
      test.settle()
      XCTAssertEqual(test.models.session.idleLimit.value, 5)
    }
  }

  func testAccountsThatComeAndGoLeaveNothingBehind() throws {
    try withAccount { test, _ in
      @MainActor func round() {
        test.models.session.account?.logOut()
        test.settle()
        logIn(test)
      }
      round()
      let wrappers = LiveCounts.wrappers
      let boxes = LiveCounts.signalBoxes
      for _ in 0..<3 { round() }
      XCTAssertEqual(LiveCounts.wrappers, wrappers)
      XCTAssertEqual(LiveCounts.signalBoxes, boxes)
    }
  }
}

@MainActor
private func logIn(_ test: WindowOnTestTime) {
  test.models.logIn.name.value = "ada"
  test.models.logIn.password.value = "correct horse"
  test.settle()
  test.models.logIn.logIn()
  test.services.signIn.send(
    SignIn(
      account: Account(name: "Ada"), previous: UnixTime(seconds: 1_700_000_000), failuresSince: 2))
  test.settle()
}

/// Opens the page of somebody who has logged in.
private func withAccount(
  _ body: @escaping @MainActor (WindowOnTestTime, AccountScreen) throws -> Void
) throws {
  try withWindow(showing: .logIn) { test in
    logIn(test)
    try body(test, test.screen(.logIn))
  }
}
