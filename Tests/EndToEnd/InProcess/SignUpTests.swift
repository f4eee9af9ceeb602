import FormModels
import Weir
import WeirGtk
import WeirTesting
import XCTest

@testable import FormViews

/// Real keys in a window whose time stands still until the test lets it pass.
final class SignUpTests: XCTestCase {
  func testTheVerdictComesHalfASecondAfterTheLastKey() throws {
    try inProcess {
      let form = try SignUpForm()
      XCTAssertNil(form.screen.entry.secondaryIconName)
      XCTAssertEqual(form.screen.reason.text, "Enter a name first.")
      XCTAssertEqual(form.screen.submit.opacity, 0.5, accuracy: 0.01)
      XCTAssertFalse(form.screen.submit.isSensitive)

      try form.type("Ada")
      XCTAssertEqual(form.screen.reason.text, "Checking the name…")
      XCTAssertNil(form.screen.entry.secondaryIconName)
      form.pass(.milliseconds(499))
      XCTAssertNil(form.screen.entry.secondaryIconName)
      form.pass(.milliseconds(1))
      XCTAssertEqual(form.screen.entry.secondaryIconName, "window-close-symbolic")
      XCTAssertEqual(
        form.screen.reason.text, "The name is too short: use at least 4 characters.")

      try form.type(" L")
      XCTAssertNil(form.screen.entry.secondaryIconName)
      form.pass(.milliseconds(500))
      XCTAssertEqual(form.screen.entry.secondaryIconName, "object-select-symbolic")
      XCTAssertEqual(form.screen.reason.text, "Choose a password.")
      try form.typePasswords()
      XCTAssertEqual(form.screen.reason.text, "You can submit in 9 seconds.")
      XCTAssertEqual(form.screen.submit.opacity, 0.5, accuracy: 0.01)

      form.pass(.seconds(9))
      XCTAssertEqual(form.screen.submit.opacity, 1)
      XCTAssertTrue(form.screen.submit.isSensitive)
      XCTAssertEqual(form.screen.reason.text, "")
      XCTAssertEqual(form.screen.count.text, "Count: 10")

      // One key more, and it has to be judged again.
      try form.type("!")
      XCTAssertEqual(form.screen.submit.opacity, 0.5, accuracy: 0.01)
      XCTAssertFalse(form.screen.submit.isSensitive)
      form.shown.close()
    }
  }

  func testEnterJudgesAtOnceAndSubmitsTheLastKeyToo() throws {
    try inProcess {
      let form = try SignUpForm()
      try form.type("Ada")
      try form.shown.press("Return")
      try form.shown.wait("it is judged, though no time has passed") {
        form.screen.entry.secondaryIconName == "window-close-symbolic"
      }
      try form.typePasswords()
      form.pass(.seconds(10))
      try form.shown.type(" Lovelace")
      try form.shown.pressAtOnce("Return", "Return")
      try form.shown.wait("it is sent") {
        // Whether the name is free is answered in the model's time.
        form.pass(.zero)
        return !form.accounts.registrations.isEmpty
      }
      form.shown.settle()
      XCTAssertEqual(form.accounts.registrations, ["Ada Lovelace"])
      XCTAssertNotNil(form.shown.window.focus)

      form.accounts.takeDown()
      form.pass(.zero)
      try form.shown.wait("it is said") {
        form.screen.message.text == "Ada Lovelace is signed up."
      }
      XCTAssertEqual(form.screen.passwordEntry.text, "")
      form.shown.close()
    }
  }

  func testPressingSubmitByKeyboardNeverLosesTheFocus() throws {
    try inProcess {
      let form = try SignUpForm()
      try form.type("Ada Lovelace")
      try form.typePasswords()
      form.pass(.seconds(10))
      try form.shown.press("shift+Tab")
      try form.shown.wait("Submit has the focus") {
        form.shown.window.focus === form.screen.submit
      }
      try form.shown.press("space")
      try form.shown.wait("it is sent") { form.accounts.registrations.count == 1 }
      XCTAssertFalse(form.screen.submit.isSensitive)
      XCTAssertTrue(form.shown.window.focus === form.screen.entry)
      form.shown.close()
    }
  }
}

/// The sign-up screen in a window of its own, with its time in the test's hand.
@MainActor
private final class SignUpForm {
  let accounts = ScriptedAccounts()
  let time = TestScheduler(like: MainLoop.main)
  let model: SignUpModel
  let screen: SignUpScreen
  let shown: InProcessWindow

  init() throws {
    model = SignUpModel(registry: accounts, scheduler: time.eraseToAnyScheduler())
    let window = Window(title: "Weir Sign Up")
    let repair = StoreRepair(custodian: accounts, scheduler: time.eraseToAnyScheduler())
    screen = SignUpScreen(model, repair: repair, in: window)
    window.child = screen.root
    shown = try InProcessWindow(window)
    screen.takeFocus()
  }

  /// Types a good password twice, and leaves the focus where it was.
  func typePasswords() throws {
    for (entry, value) in [
      (screen.passwordEntry, model.password), (screen.repeatedEntry, model.repeated),
    ] {
      try shown.press("Tab")
      try shown.wait("the next field has the focus") { shown.window.focus === entry }
      try shown.type("correct horse")
      try shown.wait("it is typed") { value.value == "correct horse" }
    }
    pass(.milliseconds(500))
    try shown.press("shift+Tab", "shift+Tab")
    try shown.wait("the name has the focus") { shown.window.focus === screen.entry }
    screen.entry.caretPosition = screen.entry.text.unicodeScalars.count
  }

  /// Types and waits until the model has heard of it.
  func type(_ text: String) throws {
    let expected = model.name.value + text
    try shown.type(text)
    try shown.wait("\(expected) is typed") { model.name.value == expected }
    shown.settle()
  }

  func pass(_ time: MonotonicTime.Stride) {
    self.time.advance(by: time)
    shown.settle()
  }
}
