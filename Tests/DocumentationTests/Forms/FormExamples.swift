import Accounts
import FormModels
import FormViews
import GtkTesting
import Testing
import Weir
import WeirGtk
import WeirTesting
import WeirText
import XCTest

@Suite struct `Examples of forms` {
  @Test func `a form is submitted when its fields are good`() {
    let clock = TestScheduler()
    let scheduler = clock.eraseToAnyScheduler()
    var registered: [String] = []
    func register(_ name: String, _ age: Int) { registered.append("\(name), \(age)") }
    // page: "FormModels", "Overview"
    // example
    let name = Field(
      "", scheduler: scheduler,
      rules: [.required(Message("Enter a name first.")), .length(atLeast: 4)])
    let age = Field(18, scheduler: scheduler, rules: [.range(0...150, Message("Enter an age."))])
    let form = Form(name, age)
    form.submit { register(name.value, age.value) }
    // end
    #expect(registered == [])
    name.value = "Grace"
    form.submit { register(name.value, age.value) }
    #expect(registered == ["Grace, 18"])
  }

  /// Only compiled: it would make an account store in the home of whoever runs the tests.
  @MainActor
  func logIn(with password: SecretText) {
    // page: "Accounts", "Overview"
    // example
    Secrecy.begin()
    let store = AccountStore()
    let attempt = store.logIn(name: "Ada Lovelace", password: password)
      .receive(on: MainLoop.main)
      .sink(
        receiveCompletion: { completion in
          if case .failure(.lockedOut(let remaining)) = completion { print(remaining.seconds) }
        },
        receiveValue: { signIn in print(signIn.account.name, signIn.failuresSince) })
    // end
    attempt.cancel()
  }
}

final class FormExamples: XCTestCase {
  private final class NameModel {
    let name: Field<String>
    init(scheduler: FormScheduler) { name = Field("", scheduler: scheduler) }
  }

  func testARowFollowsItsField() throws {
    try withGtk {
      let model = NameModel(scheduler: MainLoop.main.eraseToAnyScheduler())
      let window = Window(title: "Form")
      // page: "FormViews", "Overview"
      // example
      let layout = FormLayout()
      let nameRow = FormRow("_Name", Entry(), model.name)
      layout.add(nameRow)
      window.child = layout.root
      // end
      (nameRow.control as? Entry)?.text = "Grace"
      XCTAssertEqual(model.name.value, "Grace")
      window.destroy()
    }
  }
}
