import FormModels
import Weir
import WeirGtk
import XCTest

@testable import FormViews

final class LogInTests: XCTestCase {
  func testTypingOverASelectionNeverSwitchesTheButtonOff() throws {
    try inProcess {
      let form = try LogInForm()
      try form.fill()
      let count = SensitivityCount(of: form.screen.logIn)
      try form.shown.press("ctrl+a")
      try form.shown.type("z")
      try form.shown.wait("the model has the new password") {
        form.model.password.value == "z"
      }
      form.shown.settle()
      XCTAssertTrue(form.screen.logIn.isSensitive)
      XCTAssertEqual(count.changes, 0)

      try form.shown.press("BackSpace")
      try form.shown.wait("the button is off") { !form.screen.logIn.isSensitive }
      XCTAssertEqual(count.changes, 1)
      form.shown.close()
    }
  }

  func testEnterTwiceWithinFiftyMillisecondsAsksOnce() throws {
    try inProcess {
      let form = try LogInForm()
      try form.fill()
      try form.shown.pressAtOnce("Return", "Return")
      try form.shown.wait("the accounts are asked") { !form.accounts.logIns.isEmpty }
      form.shown.settle()
      XCTAssertEqual(form.accounts.logIns, ["ada"])
      form.shown.close()
    }
  }

  func testARefusalIsSaidAndThePasswordIsReadyToBeReplaced() throws {
    try inProcess {
      let form = try LogInForm()
      try form.fill()
      try form.shown.press("Return")
      try form.shown.wait("the accounts are asked") { form.accounts.logIns.count == 1 }
      XCTAssertFalse(form.screen.logIn.isSensitive)
      XCTAssertTrue(form.screen.cancel.isVisible)
      XCTAssertNotNil(form.shown.window.focus)

      form.accounts.refuse(.rejected)
      try form.shown.wait("it is said") {
        form.screen.message.text == "Name and password do not match. Please try again."
      }
      XCTAssertTrue(form.shown.window.focus === form.screen.passwordEntry)
      XCTAssertEqual(form.screen.nameEntry.text, "ada")
      XCTAssertTrue(form.screen.logIn.isSensitive)

      try form.shown.type("y")
      try form.shown.wait("the old password is replaced") {
        form.screen.passwordEntry.text == "y" && !form.screen.message.isVisible
      }
      form.shown.close()
    }
  }

  func testEscapeAbandonsTheAttemptAndKeepsWhatWasTyped() throws {
    try inProcess {
      let form = try LogInForm()
      try form.fill()
      try form.shown.press("Return")
      try form.shown.wait("the accounts are asked") { form.accounts.logIns.count == 1 }
      try form.shown.press("Escape")
      try form.shown.wait("the form may be used again") {
        form.screen.logIn.isSensitive && !form.screen.cancel.isVisible
      }
      XCTAssertEqual(form.accounts.abandoned, 1)
      XCTAssertEqual(form.screen.passwordEntry.text, "secret")
      XCTAssertNotNil(form.shown.window.focus)
      form.shown.close()
    }
  }

  func testASuccessWelcomesAndForgetsThePassword() throws {
    try inProcess {
      let form = try LogInForm()
      try form.fill()
      try form.shown.press("Return")
      try form.shown.wait("the accounts are asked") { form.accounts.logIns.count == 1 }
      form.accounts.letIn("Ada")
      try form.shown.wait("the welcome is there") {
        form.screen.message.text == "Welcome, Ada."
      }
      try form.shown.wait("the password is gone") { form.screen.passwordEntry.text == "" }
      XCTAssertFalse(form.screen.logIn.isSensitive)
      XCTAssertNotNil(form.shown.window.focus)
      form.shown.close()
    }
  }

  func testClosingTheWindowDuringAnAttemptAbandonsIt() throws {
    try inProcess {
      let accounts = ScriptedAccounts()
      do {
        let form = try LogInForm(accounts)
        try form.fill()
        try form.shown.press("Return")
        try form.shown.wait("the accounts are asked") { accounts.logIns.count == 1 }
        form.shown.close()
      }
      XCTAssertEqual(accounts.abandoned, 1)
      accounts.letIn("ada")
    }
  }
}

/// The login screen in a window of its own.
@MainActor
private final class LogInForm {
  let accounts: ScriptedAccounts
  let model: LogInModel
  let screen: LogInScreen
  let shown: InProcessWindow

  init(_ accounts: ScriptedAccounts = ScriptedAccounts()) throws {
    self.accounts = accounts
    let scheduler = MainLoop.main.eraseToAnyScheduler()
    model = LogInModel(authenticator: accounts, memory: NoKeyring(), scheduler: scheduler)
    let window = Window(title: "Weir Log In")
    let repair = StoreRepair(custodian: accounts, scheduler: scheduler)
    screen = LogInScreen(model, repair: repair, in: window)
    window.child = screen.root
    shown = try InProcessWindow(window)
    screen.takeFocus()
  }

  /// Types a name and a password; the focus stays on the password.
  func fill() throws {
    try shown.type("ada")
    try shown.press("Tab")
    try shown.type("secret")
    try shown.wait("the button is on") { screen.logIn.isSensitive }
  }
}
