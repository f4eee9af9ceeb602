import FormModels
import Testing
import Weir
import WeirTesting
import WeirText

/// Answers when the test says so, and counts.
private final class ScriptedRegistry: SubscriberRegistry {
  private(set) var texts: [String] = []
  private(set) var passwords: [SecretText] = []
  private(set) var asked: [String] = []
  var answersToNames: [PassthroughSubject<Bool, RegistrationFailure>]?
  let answer = PassthroughSubject<Account, RegistrationFailure>()

  func isFree(_ name: String) -> AnyPublisher<Bool, RegistrationFailure> {
    asked.append(name)
    guard answersToNames != nil else {
      return Just(true).setFailureType(to: RegistrationFailure.self).eraseToAnyPublisher()
    }
    let answer = PassthroughSubject<Bool, RegistrationFailure>()
    answersToNames?.append(answer)
    return answer.eraseToAnyPublisher()
  }

  func register(
    name: String, password: SecretText
  ) -> AnyPublisher<Account, RegistrationFailure> {
    texts.append(name)
    passwords.append(password)
    return answer.eraseToAnyPublisher()
  }
}

private let empty = Message("Enter a name first.")
private let checking = Message("Checking the name…")
private let tooShort = Message(
  "Too short: use at least {count} character", "Too short: use at least {count} characters",
  count: 4)
private let tooShortToSubmit = Message(
  "The name is too short: use at least {count} character.",
  "The name is too short: use at least {count} characters.", count: 4)
private let now = Message("You can submit now.")
private func mustWait(_ seconds: Int) -> Message {
  Message(
    "You can submit in {count} second.", "You can submit in {count} seconds.", count: seconds)
}

@Suite("Sign-up model")
struct SignUpModelTests {
  let clock = TestScheduler()
  private let registry = ScriptedRegistry()
  let model: SignUpModel

  init() {
    model = SignUpModel(registry: registry, scheduler: clock.eraseToAnyScheduler())
  }

  private func fillPasswords(_ password: SecretText = "correct horse") {
    model.password.value = password
    model.repeated.value = password
  }

  // MARK: The count

  @Test("The count rises by one each second, from one second on")
  func count() {
    let counts = model.$count.record()
    model.start()
    clock.advance(by: .milliseconds(999))
    #expect(model.count == 0)
    clock.advance(by: .milliseconds(2001))
    #expect(counts.values == [0, 1, 2, 3])
  }

  @Test("A main loop that stood still for twelve seconds has counted twelve")
  func stall() {
    model.start()
    clock.jump(by: .seconds(12))
    #expect(model.count == 12)
  }

  @Test("Leaving the screen stops the count, and no timer is left; coming back goes on")
  func leaving() {
    model.start()
    clock.advance(by: .seconds(3))
    model.stop()
    #expect(clock.pendingCount == 0)
    clock.advance(by: .seconds(5))
    #expect(model.count == 3)
    model.start()
    clock.advance(by: .seconds(2))
    #expect(model.count == 5)
  }

  @Test("Parts of a second count when the screen is left and shown again")
  func fractions() {
    for _ in 1...4 {
      model.start()
      clock.advance(by: .milliseconds(500))
      model.stop()
      clock.advance(by: .seconds(1))
    }
    model.start()
    clock.advance(by: .seconds(1))
    #expect(model.count == 3)
  }

  // MARK: Judging

  @Test("A text is judged half a second after its last change")
  func rest() {
    model.start()
    model.name.value = "Ada"
    clock.advance(by: .milliseconds(400))
    model.name.value = "Ada L"
    clock.advance(by: .milliseconds(499))
    #expect(model.name.state.verdict == .judging)
    clock.advance(by: .milliseconds(1))
    #expect(model.name.state.verdict == .valid)
  }

  @Test(
    "It is valid when longer than 3 characters as people count them",
    arguments: [
      ("abc", false), ("abcd", true), ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", false), ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", true),
      ("한글한", false), ("한글한글", true), ("e\u{301}e\u{301}e\u{301}", false),
    ])
  func verdict(text: String, isValid: Bool) {
    model.start()
    model.name.value = text
    clock.advance(by: .milliseconds(500))
    #expect(model.name.state.isValid == isValid)
    #expect(model.name.state.showsError == !isValid)
  }

  @Test("A valid text that is changed counts as pending with the first key")
  func firstKey() {
    model.start()
    model.name.value = "Grace"
    clock.advance(by: .milliseconds(500))
    #expect(model.name.state.verdict == .valid)
    model.name.value = "Gra"
    #expect(model.name.state.verdict == .judging)
    clock.advance(by: .milliseconds(500))
    #expect(model.name.state.mark == .error(tooShort))
  }

  @Test("Changed and changed back within the rest, a text is pending until judged")
  func changedBack() {
    model.start()
    model.name.value = "Grace"
    clock.advance(by: .milliseconds(500))
    model.name.value = "Grac"
    model.name.value = "Grace"
    #expect(model.name.state.verdict == .judging)
    clock.advance(by: .milliseconds(500))
    #expect(model.name.state.verdict == .valid)
  }

  @Test("Clearing while a judgement is pending leaves the field empty, and nothing comes late")
  func clearing() {
    model.start()
    let verdicts = model.name.states.map(\.verdict).record()
    model.name.value = "Ada"
    clock.advance(by: .milliseconds(300))
    model.name.value = ""
    #expect(model.name.state.verdict == .missing(empty))
    #expect(model.name.state.mark == .none)
    clock.advance(by: .seconds(2))
    #expect(verdicts.values == [.missing(empty), .judging, .missing(empty)])
  }

  @Test("Leaving the screen stops the judging; coming back takes it up")
  func leavingWhilePending() {
    model.start()
    model.name.value = "Grace"
    model.stop()
    clock.advance(by: .seconds(5))
    #expect(model.name.state.verdict == .judging)
    model.start()
    clock.advance(by: .milliseconds(500))
    #expect(model.name.state.verdict == .valid)
  }

  @Test("The countdown of a good name is announced, at most once a second, and its end")
  func announcements() {
    model.start()
    let announced = model.announcements.record(on: clock)
    clock.advance(by: .milliseconds(6_200))
    #expect(announced.values.isEmpty)
    fillPasswords()
    model.name.value = "Grace"
    clock.advance(by: .milliseconds(5_300))
    #expect(announced.values == [mustWait(4), mustWait(3), mustWait(2), mustWait(1), now])
    let times = announced.history.map(\.time)
    for (earlier, later) in zip(times.dropFirst(), times.dropFirst(2)) {
      #expect(later.nanoseconds - earlier.nanoseconds >= 1_000_000_000)
    }
  }

  // MARK: Submitting

  @Test("Submit is off, with the reason, until the text is valid and the count is 10")
  func obstacles() {
    model.start()
    fillPasswords()
    clock.advance(by: .seconds(1))
    let obstacles = model.obstacle.record()
    clock.advance(by: .seconds(7))
    model.name.value = "abc"
    clock.advance(by: .milliseconds(500))
    model.name.value = "abcd"
    clock.advance(by: .milliseconds(500))
    clock.advance(by: .seconds(1))
    #expect(obstacles.values == [empty, checking, tooShortToSubmit, checking, mustWait(1), nil])
  }

  @Test("Submit hands the text over once, whatever the button said")
  func submit() {
    model.start()
    fillPasswords()
    model.name.value = "Grace Hopper"
    clock.advance(by: .seconds(10))
    #expect(model.submit() == nil)
    #expect(model.submit() == nil)
    #expect(registry.texts == ["Grace Hopper"])
    #expect(model.state == .working)
    registry.answer.send(Account(name: "Grace"))
    registry.answer.send(completion: .finished)
    clock.advance()
    #expect(model.state == .signedUp(Account(name: "Grace")))
    #expect(registry.passwords == ["correct horse"])
    #expect(model.password.value.isEmpty && model.repeated.value.isEmpty)
  }

  @Test("Enter within the half second judges at once: the full text goes out")
  func flush() {
    model.start()
    fillPasswords()
    clock.advance(by: .seconds(10))
    model.name.value = "Grace"
    clock.advance(by: .milliseconds(10))
    // Only whether the name is free is waited for.
    #expect(model.submit() == checking)
    clock.advance()
    #expect(model.name.state.verdict == .valid)
    #expect(registry.texts == ["Grace"])
  }

  @Test("Submit on a short text, or too soon, hands over nothing and says why")
  func recheck() {
    model.start()
    fillPasswords()
    model.name.value = "abc"
    #expect(model.submit() == tooShortToSubmit)
    #expect(model.name.state.mark == .error(tooShort))
    model.name.value = "abcd"
    #expect(model.submit() == checking)
    clock.advance()
    #expect(model.submit() == mustWait(10))
    model.name.value = ""
    #expect(model.submit() == empty)
    #expect(registry.texts.isEmpty)
  }

  @Test("What was signed up is not lost when the window closes; what was typed would be")
  func dirty() {
    model.start()
    #expect(!model.form.state.isDirty)
    fillPasswords()
    model.name.value = "Grace"
    #expect(model.form.state.isDirty)
    clock.advance(by: .seconds(10))
    model.submit()
    #expect(model.form.state.isDirty)
    registry.answer.send(Account(name: "Grace"))
    registry.answer.send(completion: .finished)
    clock.advance()
    #expect(!model.form.state.isDirty)
  }

  @Test("A failure keeps the text, and goes from the screen with the next key")
  func failure() {
    model.start()
    fillPasswords()
    model.name.value = "Grace"
    clock.advance(by: .seconds(10))
    model.submit()
    registry.answer.send(completion: .failure(.unavailable(.busy)))
    clock.advance()
    #expect(model.state == .failed(.unavailable(.busy)))
    #expect(model.name.value == "Grace")
    model.name.value = "Grace H"
    #expect(model.state == .idle)
  }

  @Test("A registry that never answers is given up after 30 seconds")
  func timeOut() {
    model.start()
    fillPasswords()
    model.name.value = "Grace"
    clock.advance(by: .seconds(10))
    model.submit()
    clock.advance(by: .milliseconds(30_001))
    #expect(model.state == .failed(.timedOut))
  }

  // MARK: Names

  @Test("A name is asked about once typing rests, without the space around it")
  func asking() {
    model.start()
    model.name.value = " Grace "
    clock.advance(by: .milliseconds(499))
    #expect(registry.asked.isEmpty)
    clock.advance(by: .milliseconds(1))
    #expect(registry.asked == ["Grace"])
    #expect(model.name.state.isValid)
  }

  @Test("The latest answer wins")
  func latestAnswer() {
    registry.answersToNames = []
    model.start()
    model.name.value = "Grace"
    clock.advance(by: .milliseconds(500))
    model.name.value = "Grace H"
    clock.advance(by: .milliseconds(500))
    registry.answersToNames?[1].send(false)
    registry.answersToNames?[0].send(true)
    clock.advance()
    #expect(model.name.state.mark == .error(Message("This name is taken")))
    #expect(model.submit() == Message("Choose another name."))
  }

  @Test(
    "When nobody can say whether a name is free, that is said and stands against nothing",
    arguments: [true, false])
  func unanswered(isFailure: Bool) {
    registry.answersToNames = []
    model.start()
    fillPasswords()
    model.name.value = "Grace"
    clock.advance(by: .milliseconds(500))
    if isFailure {
      registry.answersToNames?[0].send(completion: .failure(.unavailable(.busy)))
      clock.advance()
    } else {
      clock.advance(by: .milliseconds(5_001))
    }
    #expect(model.nameRemark != nil)
    #expect(model.name.state.isValid)
    clock.advance(by: .seconds(10))
    #expect(model.submit() == nil)
    #expect(registry.texts == ["Grace"])
    model.name.value = "Grac"
    #expect(model.nameRemark == nil)
  }

  // MARK: Passwords

  @Test("A password follows the rules, and its repetition it")
  func passwords() {
    model.start()
    model.name.value = "Grace"
    clock.advance(by: .milliseconds(500))
    #expect(model.submit() == Message("Choose a password."))
    model.password.value = "short"
    #expect(model.submit() == Message("Choose another password."))
    #expect(model.password.state.mark == .error(PasswordProblem.tooShort(least: 8).message))
    model.password.value = "correct horse"
    #expect(model.submit() == Message("Repeat the password."))
    model.repeated.value = "correct horsf"
    #expect(model.submit() == Message("The two passwords are not the same."))
    model.password.value = "correct horsf"
    clock.advance(by: .milliseconds(500))
    #expect(model.repeated.state.isValid)
    #expect(model.submit() == mustWait(9))
  }

  @Test("A registry that refuses takes the user to what it refuses")
  func refusals() {
    for (index, failure) in [RegistrationFailure.taken, .badName, .refused(.tooCommon)].enumerated()
    {
      let registry = ScriptedRegistry()
      let model = SignUpModel(registry: registry, scheduler: clock.eraseToAnyScheduler())
      let names = model.name.focusRequests.record()
      let passwords = model.password.focusRequests.record()
      model.start()
      model.name.value = "Grace"
      model.password.value = "correct horse"
      model.repeated.value = "correct horse"
      clock.advance(by: .seconds(10))
      model.submit()
      registry.answer.send(completion: .failure(failure))
      clock.advance()
      #expect(model.state == .failed(failure))
      #expect((names.values.count, passwords.values.count) == (index < 2 ? (1, 0) : (0, 1)))
    }
  }

  @Test("A model that is let go takes its timers with it")
  func release() throws {
    try expectNoLeaks {
      weak var released: SignUpModel?
      do {
        let model = SignUpModel(registry: registry, scheduler: clock.eraseToAnyScheduler())
        released = model
        model.start()
        model.name.value = "Grace"
      }
      #expect(released == nil)
      #expect(clock.pendingCount == 0)
    }
  }
}
