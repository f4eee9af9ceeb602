import FormModels
import Testing
import Weir
import WeirTesting
import WeirText

/// Answers when the test says so, and counts.
private final class ScriptedRegistry: SubscriberRegistry {
  private(set) var texts: [String] = []
  let answer = PassthroughSubject<Account, RegistrationFailure>()

  func isFree(_ name: String) -> AnyPublisher<Bool, RegistrationFailure> {
    Just(true).setFailureType(to: RegistrationFailure.self).eraseToAnyPublisher()
  }

  func register(
    name: String, password: SecretText
  ) -> AnyPublisher<Account, RegistrationFailure> {
    texts.append(name)
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
    let obstacles = model.obstacle.record()
    clock.advance(by: .seconds(8))
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
    model.name.value = "Grace Hopper"
    clock.advance(by: .seconds(10))
    #expect(model.submit() == nil)
    #expect(model.submit() == nil)
    #expect(registry.texts == ["Grace Hopper"])
    #expect(model.state == .working)
    registry.answer.send(completion: .finished)
    clock.advance()
    #expect(model.state == .signedUp)
  }

  @Test("Enter within the half second judges at once: the full text goes out")
  func flush() {
    model.start()
    clock.advance(by: .seconds(10))
    model.name.value = "Grace"
    clock.advance(by: .milliseconds(10))
    #expect(model.submit() == nil)
    #expect(model.name.state.verdict == .valid)
    #expect(registry.texts == ["Grace"])
  }

  @Test("Submit on a short text, or too soon, hands over nothing and says why")
  func recheck() {
    model.start()
    model.name.value = "abc"
    #expect(model.submit() == tooShortToSubmit)
    #expect(model.name.state.mark == .error(tooShort))
    model.name.value = "abcd"
    #expect(model.submit() == mustWait(10))
    model.name.value = ""
    #expect(model.submit() == empty)
    #expect(registry.texts.isEmpty)
  }

  @Test("What was signed up is not lost when the window closes; what was typed would be")
  func dirty() {
    model.start()
    #expect(!model.form.state.isDirty)
    model.name.value = "Grace"
    #expect(model.form.state.isDirty)
    clock.advance(by: .seconds(10))
    model.submit()
    #expect(model.form.state.isDirty)
    registry.answer.send(completion: .finished)
    clock.advance()
    #expect(!model.form.state.isDirty)
  }

  @Test("A failure keeps the text, and goes from the screen with the next key")
  func failure() {
    model.start()
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
    model.name.value = "Grace"
    clock.advance(by: .seconds(10))
    model.submit()
    clock.advance(by: .milliseconds(30_001))
    #expect(model.state == .failed(.timedOut))
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
