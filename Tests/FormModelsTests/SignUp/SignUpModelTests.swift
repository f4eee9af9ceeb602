import FormModels
import Testing
import Weir
import WeirTesting

/// Answers when the test says so, and counts.
private final class ScriptedRegistry: SubscriberRegistry {
  private(set) var texts: [String] = []
  let answer = PassthroughSubject<Void, RegistrationFailure>()

  func register(_ text: String) -> AnyPublisher<Void, RegistrationFailure> {
    texts.append(text)
    return answer.eraseToAnyPublisher()
  }
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
    model.textSubject.send("Ada")
    clock.advance(by: .milliseconds(400))
    model.textSubject.send("Ada L")
    clock.advance(by: .milliseconds(499))
    #expect(model.judgement == .pending)
    clock.advance(by: .milliseconds(1))
    #expect(model.judgement == .valid)
  }

  @Test(
    "It is valid when longer than 3 characters as people count them",
    arguments: [
      ("", SignUpModel.Judgement.empty), ("abc", .invalid), ("abcd", .valid),
      ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", .invalid), ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", .valid),
      ("한글한", .invalid), ("한글한글", .valid), ("e\u{301}e\u{301}e\u{301}", .invalid),
    ])
  func verdict(text: String, expected: SignUpModel.Judgement) {
    #expect(SignUpModel.judgement(of: text) == expected)
  }

  @Test("A valid text that is changed counts as pending with the first key")
  func firstKey() {
    model.start()
    model.textSubject.send("Grace")
    clock.advance(by: .milliseconds(500))
    #expect(model.judgement == .valid)
    model.textSubject.send("Gra")
    #expect(model.judgement == .pending)
    clock.advance(by: .milliseconds(500))
    #expect(model.judgement == .invalid)
  }

  @Test("Changed and changed back within the rest, a text is pending until judged")
  func changedBack() {
    model.start()
    model.textSubject.send("Grace")
    clock.advance(by: .milliseconds(500))
    model.textSubject.send("Grac")
    model.textSubject.send("Grace")
    #expect(model.judgement == .pending)
    clock.advance(by: .milliseconds(500))
    #expect(model.judgement == .valid)
  }

  @Test("Clearing while a judgement is pending leaves the field empty, and nothing comes late")
  func clearing() {
    model.start()
    let judgements = model.$judgement.record()
    model.textSubject.send("Ada")
    clock.advance(by: .milliseconds(300))
    model.textSubject.send("")
    #expect(model.judgement == .empty)
    clock.advance(by: .seconds(2))
    #expect(judgements.values == [.empty, .pending, .empty])
  }

  @Test("Leaving the screen stops the judging; coming back takes it up")
  func leavingWhilePending() {
    model.start()
    model.textSubject.send("Grace")
    model.stop()
    clock.advance(by: .seconds(5))
    #expect(model.judgement == .pending)
    model.start()
    clock.advance(by: .milliseconds(500))
    #expect(model.judgement == .valid)
  }

  // MARK: Submitting

  @Test("Submit is off, with the reason, until the text is valid and the count is 10")
  func obstacles() {
    model.start()
    let obstacles = model.obstacle.record()
    clock.advance(by: .seconds(8))
    model.textSubject.send("abc")
    clock.advance(by: .milliseconds(500))
    model.textSubject.send("abcd")
    clock.advance(by: .milliseconds(500))
    clock.advance(by: .seconds(1))
    #expect(
      obstacles.values == [
        .textIsEmpty, .textIsPending, .textIsTooShort, .textIsPending,
        .mustWait(seconds: 1), nil,
      ])
  }

  @Test("Submit hands the text over once, whatever the button said")
  func submit() {
    model.start()
    model.textSubject.send("Grace Hopper")
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
    model.textSubject.send("Grace")
    clock.advance(by: .milliseconds(10))
    #expect(model.submit() == nil)
    #expect(model.judgement == .valid)
    #expect(registry.texts == ["Grace"])
  }

  @Test("Submit on a short text, or too soon, hands over nothing and says why")
  func recheck() {
    model.start()
    model.textSubject.send("abc")
    #expect(model.submit() == .textIsTooShort)
    #expect(model.judgement == .invalid)
    model.textSubject.send("abcd")
    #expect(model.submit() == .mustWait(seconds: 10))
    model.textSubject.send("")
    #expect(model.submit() == .textIsEmpty)
    #expect(registry.texts.isEmpty)
  }

  @Test("A failure keeps the text, and goes from the screen with the next key")
  func failure() {
    model.start()
    model.textSubject.send("Grace")
    clock.advance(by: .seconds(10))
    model.submit()
    registry.answer.send(completion: .failure(.unavailable))
    clock.advance()
    #expect(model.state == .failed(.unavailable))
    #expect(model.textSubject.value == "Grace")
    model.textSubject.send("Grace H")
    #expect(model.state == .idle)
  }

  @Test("A registry that never answers is given up after 30 seconds")
  func timeOut() {
    model.start()
    model.textSubject.send("Grace")
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
        model.textSubject.send("Grace")
      }
      #expect(released == nil)
      #expect(clock.pendingCount == 0)
    }
  }
}
