import FormModels
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import WeirText
import XCTest

@testable import FormViews

/// A window with rows, and a button to leave them to.
@MainActor
private final class RowForm {
  let clock = TestScheduler()
  let window = Window(title: "Rows")
  let button = Button("_Elsewhere")
  let entry = Entry()
  let password = PasswordEntry()
  let scale = Scale(0...10, step: 1)
  let stack = Stack()
  let name: Field<String>
  let secret: Field<SecretText>
  let amount: Field<Double>
  let page: Field<String?>
  let rows: [FormRow]

  init() {
    let scheduler = clock.eraseToAnyScheduler()
    name = Field(
      "", scheduler: scheduler,
      rules: [.required(Message("Enter a name.")), .length(atLeast: 4, Message("Short."))])
    secret = Field("", scheduler: scheduler, rules: [.password()])
    amount = Field(
      0, scheduler: scheduler, rules: [Rule(Message("At least 3.")) { $0 >= 3 }])
    stack.add(Label("1"), name: "one", title: "One")
    stack.add(Label("2"), name: "two", title: "Two")
    page = Field("one", scheduler: scheduler, rules: [Rule(Message("Not two.")) { $0 != "two" }])
    rows = [
      FormRow("_Name", entry, name, approval: "Good name"),
      FormRow("_Password", password, secret),
      FormRow("_Amount", scale, amount, approval: "Enough"),
      FormRow("_Page", stack, .visibleChildName, page),
    ]
    let layout = FormLayout()
    for row in rows { layout.add(row) }
    layout.add(button)
    window.child = layout.root
    window.present()
    settleLoop()
  }

  func pass(_ time: MonotonicTime.Stride) {
    clock.advance(by: time)
    settleLoop()
  }
}

private func withRows(_ body: @escaping @MainActor (RowForm) throws -> Void) throws {
  try withGtk {
    let form = RowForm()
    defer {
      form.window.destroy()
      settleLoop()
    }
    try body(form)
  }
}

final class FormRowTests: XCTestCase {
  func testEveryKindOfControlIsBoundBothWays() throws {
    try withRows { form in
      form.entry.text = "Grace"
      form.password.text = "correct horse"
      form.scale.value = 5
      form.stack.visibleChildName = "two"
      settleLoop()
      XCTAssertEqual(form.name.value, "Grace")
      XCTAssertEqual(form.secret.value, "correct horse")
      XCTAssertEqual(form.amount.value, 5)
      XCTAssertEqual(form.page.value, "two")
      form.name.value = "Hopper"
      form.secret.value = "battery staple"
      form.amount.value = 7
      form.page.value = "one"
      XCTAssertEqual(form.entry.text, "Hopper")
      XCTAssertEqual(form.password.text, "battery staple")
      XCTAssertEqual(form.scale.value, 7)
      XCTAssertEqual(form.stack.visibleChildName, "one")
    }
  }

  func testAnErrorIsSeenAndSaidAndGoesWhenItIsMended() throws {
    try withRows { form in
      let line = form.rows[0].errorLine
      XCTAssertEqual(line?.text.text, "")
      form.entry.text = "Ada"
      form.pass(.milliseconds(500))
      XCTAssertEqual(line?.text.text, "Short.")
      XCTAssertTrue(form.entry.hasCSSClass("error"))
      XCTAssertTrue(form.entry.isInvalid)
      XCTAssertEqual(form.entry.accessibleDescription, "Short.")
      XCTAssertTrue(form.entry.errorMessage === line?.text)
      XCTAssertEqual(form.entry.secondaryIconTooltip, "Short.")

      form.entry.text = "Ada L"
      settleLoop()
      XCTAssertEqual(line?.text.text, "")
      XCTAssertFalse(form.entry.hasCSSClass("error"))
      XCTAssertFalse(form.entry.isInvalid)
      XCTAssertNil(form.entry.accessibleDescription)
      XCTAssertNil(form.entry.errorMessage)
      XCTAssertNil(form.entry.secondaryIconName)

      form.pass(.milliseconds(500))
      XCTAssertTrue(form.entry.hasCSSClass("valid"))
      XCTAssertEqual(form.entry.accessibleDescription, "Good name")
      XCTAssertEqual(form.entry.secondaryIconName, "object-select-symbolic")
    }
  }

  func testAControlWithoutRoomForAnIconHasItInTheLine() throws {
    try withRows { form in
      let line = form.rows[2].errorLine
      form.scale.value = 1
      form.pass(.milliseconds(500))
      XCTAssertEqual(line?.text.text, "At least 3.")
      XCTAssertEqual(line?.icon?.iconName, "window-close-symbolic")
      XCTAssertEqual(line?.icon?.isVisible, true)
      form.scale.value = 4
      form.pass(.milliseconds(500))
      XCTAssertEqual(line?.text.text, "Enough")
      XCTAssertEqual(line?.icon?.iconName, "object-select-symbolic")
      // One whose approval has no words gets no tick either.
      form.password.text = "correct horse"
      form.pass(.milliseconds(500))
      XCTAssertEqual(form.rows[1].errorLine?.icon?.isVisible, false)
    }
  }

  func testChoicesAndSwitchesAreRowsLikeAnyOther() throws {
    try withRows { form in
      let scheduler = form.clock.eraseToAnyScheduler()
      let plan = DropDown(["Small", "Large"])
      plan.selectedIndex = nil
      let terms = Switch()
      let chosen = Field(
        Int?.none, scheduler: scheduler, rules: [.chosen(Message("Choose a plan."))])
      let agreed = Field(
        false, scheduler: scheduler, rules: [.accepted(Message("Agree to the terms."))])
      let rows = [FormRow("_Plan", plan, chosen), FormRow("_Terms", terms, agreed)]
      let both = Form(chosen, agreed)
      both.submit { XCTFail("Nothing is chosen.") }
      XCTAssertEqual(rows[0].errorLine?.text.text, "Choose a plan.")
      XCTAssertEqual(terms.accessibleDescription, "Agree to the terms.")
      plan.selectedIndex = 1
      terms.isOn = true
      settleLoop()
      XCTAssertEqual(chosen.value, 1)
      form.pass(.milliseconds(500))
      XCTAssertTrue(both.state.canSubmit)
      XCTAssertNil(terms.accessibleDescription)
      XCTAssertFalse(plan.isInvalid)
    }
  }

  func testOnlyWhoLeavesForAnotherPlaceInTheWindowHasLeft() throws {
    try withRows { form in
      form.entry.grabFocus()
      settleLoop()
      form.window.isVisible = false
      settleLoop()
      XCTAssertFalse(form.name.state.isTouched)
      form.window.present()
      settleLoop()
      form.entry.grabFocus()
      form.button.grabFocus()
      settleLoop()
      XCTAssertTrue(form.name.state.isTouched)
      XCTAssertEqual(form.entry.accessibleDescription, "Enter a name.")
    }
  }

  func testWhoseFocusTheProgramTakesAwayHasNotLeft() throws {
    try withRows { form in
      form.entry.grabFocus()
      form.button.receiveFocus()
      settleLoop()
      XCTAssertTrue(form.button.hasFocusWithin)
      XCTAssertFalse(form.name.state.isTouched)
    }
  }

  func testAFieldThatAsksForTheFocusGetsItAndKeepsItsCaret() throws {
    try withRows { form in
      form.button.grabFocus()
      form.name.requestFocus()
      XCTAssertTrue(form.entry.hasFocusWithin)
      form.entry.text = "Ada"
      form.entry.caretPosition = 1
      form.name.requestFocus()
      XCTAssertEqual(form.entry.selection, 1..<1)
    }
  }

  func testTheTitleMarksWhatIsRequired() throws {
    try withRows { form in
      XCTAssertEqual(form.rows.map(\.isMarkedRequired), [true, false, false, false])
    }
  }

  func testARemarkIsSaidAndARefusalIsMarked() throws {
    try withRows { form in
      form.rows[1].remark = FormRow.Remark(words: "No answer.", isRefusal: false)
      XCTAssertEqual(form.password.accessibleDescription, "No answer.")
      XCTAssertFalse(form.password.isInvalid)
      form.rows[1].remark = FormRow.Remark(words: "Wrong.", isRefusal: true)
      XCTAssertTrue(form.password.isInvalid)
      XCTAssertTrue(form.password.hasCSSClass("error"))
      XCTAssertEqual(form.rows[1].errorLine?.text.text, "")
      form.rows[1].remark = nil
      XCTAssertFalse(form.password.isInvalid)
      XCTAssertNil(form.password.accessibleDescription)
    }
  }
}
