import FormModels
import Testing
import Weir
import WeirTesting
import WeirText

/// A form of the kind that the library is for: a name that must be free, a password and its repetition.
private final class Registration {
  let name: Field<String>
  let password: Field<SecretText>
  let repeated: Field<SecretText>
  let form: Form

  init(
    _ registry: ScriptedAnswers, clock: FormScheduler,
    unless obstacle: AnyPublisher<Message?, Never>
  ) {
    name = Field(
      "", scheduler: clock,
      rules: [
        .required(Message("Enter a name.")), .length(atLeast: 4),
        .asking(Message("Taken."), unanswered: Message("Nobody says."), registry.ask),
      ])
    password = Field(
      SecretText(), scheduler: clock,
      rules: [
        .required(Message("Enter a password.")), .password(),
      ])
    repeated = Field(
      SecretText(), scheduler: clock,
      rules: [
        .required(Message("Repeat it.")),
        .equal(to: password, Message("Not the same.")),
      ])
    form = Form(name, password, repeated, unless: obstacle)
  }
}

@Suite("Form")
struct FormTests {
  let clock = TestScheduler()
  private let registry = ScriptedAnswers()
  private let obstacle = CurrentValueSubject<Message?, Never>(nil)
  private let sample: Registration

  init() {
    sample = Registration(
      registry, clock: clock.eraseToAnyScheduler(), unless: obstacle.eraseToAnyPublisher())
  }

  private var form: Form { sample.form }

  /// Everything right, and the name found free.
  private func fill(_ password: String = "correct horse") {
    sample.name.value = "Grace"
    sample.password.value = SecretText(password)
    sample.repeated.value = SecretText(password)
    clock.advance(by: .milliseconds(500))
    registry.answer(true)
    clock.advance()
  }

  // MARK: What is known

  @Test("It may be submitted only when every field is valid")
  func canSubmit() {
    let answers = form.canSubmit.record()
    #expect(form.state.firstInvalid == 0)
    #expect(!form.state.isDirty)
    fill()
    #expect(form.state.firstInvalid == nil)
    #expect(form.state.isDirty)
    sample.password.value = "short"
    #expect(form.state.firstInvalid == 1)
    #expect(answers.values == [false, true, false])
  }

  @Test("What the first bad key makes invalid switches Submit off on the same turn")
  func sameTurn() {
    fill()
    var wasOn = true
    let token = sample.name.subject.dropFirst().sink { _ in wasOn = form.state.canSubmit }
    sample.name.value = "G"
    #expect(!wasOn)
    token.cancel()
  }

  @Test("At no moment is it on while passwords differ, whichever of them is typed")
  func noGlitch() {
    fill()
    var isWrong = false
    let token = form.canSubmit.sink { isOn in
      if isOn, sample.password.value != sample.repeated.value { isWrong = true }
    }
    for password in ["correct hors", "correct horse", "another horse", "correct horse"] {
      sample.password.value = SecretText(password)
      clock.advance(by: .milliseconds(500))
      sample.repeated.value = SecretText(password)
      clock.advance(by: .milliseconds(500))
    }
    #expect(!isWrong)
    #expect(form.state.canSubmit)
    token.cancel()
  }

  @Test("A field that approves early is not valid before those that look at it have been judged")
  func noGlitchEarly() {
    let scheduler = clock.eraseToAnyScheduler()
    let first = Field(
      "", scheduler: scheduler, approvesEarly: true, rules: [.length(atLeast: 4)])
    let second = Field(
      "", scheduler: scheduler, approvesEarly: true,
      rules: [.equal(to: first, Message("Not the same."))])
    let form = Form(first, second)
    first.value = "abc"
    second.value = "abc"
    clock.advance(by: .milliseconds(500))
    #expect(second.state.isValid && !first.state.isValid)
    let answers = form.canSubmit.record()
    first.value = "abcd"
    #expect(answers.values == [false])
  }

  @Test("Something beside the fields may stand against it, and says why")
  func obstacles() {
    fill()
    obstacle.send(Message("Too soon."))
    #expect(form.state.obstacle == Message("Too soon."))
    #expect(!form.state.canSubmit)
    var count = 0
    form.submit { count += 1 }
    #expect(count == 0)
    obstacle.send(nil)
    form.submit { count += 1 }
    #expect(count == 1)
  }

  // MARK: Submitting

  @Test("Submitting shows every error and goes to the first")
  func firstError() {
    let names = sample.name.focusRequests.record()
    let passwords = sample.password.focusRequests.record()
    form.submit { Issue.record("It is empty.") }
    #expect(form.state.submitCount == 1)
    #expect(form.fields.allSatisfy { $0.state.showsError })
    #expect(names.values.count == 1)
    #expect(passwords.values.isEmpty)

    fill("short")
    form.submit { Issue.record("The password is too short.") }
    #expect(form.state.submitCount == 2)
    #expect(names.values.count == 1)
    #expect(passwords.values.count == 1)
  }

  @Test("Submitting within the pause judges the last key, and waits for the answer")
  func flush() {
    var submitted: [String] = []
    sample.password.value = "correct horse"
    sample.repeated.value = "correct horse"
    sample.name.value = "Grace"
    form.submit { submitted.append(sample.name.value) }
    #expect(form.state.isWaiting)
    #expect(!form.state.canSubmit)
    form.submit { submitted.append("again") }
    #expect(registry.asked == ["Grace"])
    registry.answer(true)
    clock.advance()
    #expect(submitted == ["Grace"])
    #expect(!form.state.isWaiting)
    #expect(form.state.submitCount == 1)
  }

  @Test("An answer that is no gives the submission up and goes to the field")
  func refused() {
    let focus = sample.name.focusRequests.record()
    fill()
    sample.name.value = "Hopper"
    form.submit { Issue.record("The name is taken.") }
    registry.answer(false, 1)
    clock.advance()
    #expect(!form.state.isWaiting)
    #expect(focus.values.count == 1)
    #expect(sample.name.state.mark == .error(Message("Taken.")))
  }

  @Test(
    "A change while the submission waits takes it back, and moves no focus",
    arguments: ["Grace Hopper", "G", ""])
  func takenBack(name: String) {
    let focus = sample.name.focusRequests.record()
    fill()
    sample.name.value = "Hopper"
    form.submit { Issue.record("It was taken back.") }
    #expect(form.state.isWaiting)
    sample.name.value = name
    #expect(!form.state.isWaiting)
    clock.advance(by: .seconds(1))
    #expect(focus.values.isEmpty)
  }

  @Test("A submission that waits is taken back when the form leaves the screen")
  func suspended() {
    fill()
    sample.name.value = "Hopper"
    form.submit { Issue.record("The form has left the screen.") }
    form.suspend()
    #expect(!form.state.isWaiting)
    #expect(clock.pendingCount == 0)
    form.resume()
    clock.advance(by: .milliseconds(500))
    registry.answer(true, 2)
    clock.advance()
    #expect(form.state.canSubmit)
  }

  // MARK: Going back

  @Test("Resetting leaves an untouched form; accepting one whose values are not dirty")
  func resetting() {
    let fresh = form.state
    form.submit {}
    fill()
    form.accept()
    #expect(!form.state.isDirty)
    sample.name.value = "Hopper"
    form.reset()
    #expect(sample.name.value == "Grace")
    #expect(!form.state.isDirty)
    #expect(form.state.submitCount == fresh.submitCount)
    #expect(clock.pendingCount == 0)
  }

  @Test("Hiding the errors hides them all")
  func hiding() {
    form.submit {}
    form.hideErrors()
    #expect(form.fields.allSatisfy { $0.state.mark == .none })
    #expect(form.state.firstInvalid == 0)
  }

  @Test("A form that is let go leaves nothing behind")
  func release() throws {
    try expectNoLeaks {
      let registry = ScriptedAnswers()
      weak var released: Form?
      do {
        let sample = Registration(
          registry, clock: clock.eraseToAnyScheduler(), unless: Empty().eraseToAnyPublisher())
        released = sample.form
        let token = sample.form.canSubmit.sink { _ in }
        sample.name.value = "Grace"
        sample.form.submit {}
        token.cancel()
      }
      #expect(released == nil)
      #expect(clock.pendingCount == 0)
    }
  }
}
