import FormModels
import Testing
import Weir
import WeirTesting

/// The rows of the field's table, in its order.
@Suite("Field")
struct FieldTests {
  let clock = TestScheduler()
  private let registry = ScriptedAnswers()
  private static let missing = Message("Enter a name.")
  private static let short = Message("At least 4.")
  private static let taken = Message("Taken.")
  private static let unanswered = Message("Nobody says.")

  /// A field that must have four letters.
  private func plain(_ value: String = "", approvesEarly: Bool = false) -> Field<String> {
    Field(
      value, scheduler: clock.eraseToAnyScheduler(), approvesEarly: approvesEarly,
      rules: [.required(Self.missing), .length(atLeast: 4, Self.short)])
  }

  /// A field whose text must be free, too.
  private func asking(_ value: String = "") -> Field<String> {
    Field(
      value, scheduler: clock.eraseToAnyScheduler(),
      rules: [
        .asking(Self.taken, unanswered: Self.unanswered) { [registry] in registry.ask($0) },
        .required(Self.missing), .length(atLeast: 4, Self.short),
      ])
  }

  // MARK: The beginning

  @Test("A new field is judged, and shows nothing")
  func beginning() {
    let field = plain()
    #expect(field.state.verdict == .missing(Self.missing))
    #expect(field.state.mark == .none)
    #expect(!field.state.isDirty && !field.state.isTouched)
    #expect(field.isRequired)
    #expect(plain("Grace").state.verdict == .valid)
    #expect(plain("Grace").state.mark == .none)
    #expect(clock.pendingCount == 0)
  }

  // MARK: Keys

  @Test("Judging starts with the first key, and the error comes after the pause")
  func firstKey() {
    let field = plain()
    field.value = "A"
    #expect(field.state.verdict == .judging)
    #expect(field.state.isDirty)
    clock.advance(by: .milliseconds(499))
    #expect(field.state.verdict == .judging)
    #expect(field.state.mark == .none)
    clock.advance(by: .milliseconds(1))
    #expect(field.state.verdict == .invalid(Self.short))
    #expect(field.state.mark == .error(Self.short))
  }

  @Test("Each key begins the pause anew; the tick comes when typing rests")
  func pause() {
    let field = plain()
    let marks = field.states.map(\.mark).removeDuplicates().record(on: clock)
    for text in ["G", "Gr", "Gra", "Grac", "Grace"] {
      field.value = text
      clock.advance(by: .milliseconds(100))
    }
    clock.advance(by: .seconds(1))
    // The last key is at 400 ms, the verdict 500 ms later; a frame is 100 ms.
    #expect(
      marks.marbles(frame: .milliseconds(100)) { $0 == .approved ? "y" : "n" } == "n--------y")
  }

  @Test("A field that approves early shows the tick with the key that makes it valid")
  func early() {
    let field = plain(approvesEarly: true)
    field.value = "Gra"
    #expect(field.state.verdict == .judging)
    field.value = "Grac"
    #expect(field.state.mark == .approved)
    #expect(clock.pendingCount == 0)
    field.value = "Gra"
    #expect(field.state.verdict == .judging)
    #expect(field.state.mark == .none)
  }

  @Test("A valid value that is changed counts as not valid with the first key")
  func validToBad() {
    let field = plain()
    field.value = "Grace"
    clock.advance(by: .milliseconds(500))
    #expect(field.state.mark == .approved)
    field.value = "Gra"
    #expect(field.state.verdict == .judging)
    #expect(field.state.mark == .none)
  }

  @Test("A shown error is judged anew with each key, and goes when it is mended")
  func mending() {
    let field = plain()
    field.value = "A"
    clock.advance(by: .milliseconds(500))
    field.value = "Ad"
    #expect(field.state.mark == .error(Self.short))
    #expect(clock.pendingCount == 0)
    field.value = "Adel"
    #expect(field.state.verdict == .judging)
    #expect(field.state.mark == .none)
    clock.advance(by: .milliseconds(500))
    #expect(field.state.mark == .approved)
  }

  @Test("Emptied before anybody left it, a field says nothing; afterwards a shown error changes")
  func emptied() {
    let field = plain()
    field.value = "A"
    clock.advance(by: .milliseconds(500))
    field.value = ""
    #expect(field.state.verdict == .missing(Self.missing))
    #expect(field.state.mark == .none)
    clock.advance(by: .seconds(1))
    #expect(field.state.mark == .none)

    field.value = "A"
    field.leave()
    field.value = ""
    #expect(field.state.mark == .error(Self.missing))
  }

  @Test("The same value again is no change")
  func sameValue() {
    let field = plain("Grace")
    let states = field.states.record()
    let changes = field.changes.record()
    field.value = "Grace"
    #expect(states.values.count == 1)
    #expect(changes.values.isEmpty)
  }

  @Test("The state is there before anybody else hears of the value")
  func order() {
    let field = plain("Grace")
    var seen: [FieldState.Verdict] = []
    let token = field.subject.sink { _ in seen.append(field.state.verdict) }
    field.value = "G"
    #expect(seen == [.valid, .judging])
    token.cancel()
  }

  @Test("A value that is answered with another is judged by the other alone")
  func answeredValue() {
    let field = plain()
    let token = field.states.dropFirst().first().sink { _ in field.value = "Grace" }
    field.value = "G"
    #expect(clock.pendingCount == 1)
    clock.advance(by: .milliseconds(500))
    #expect(field.state.verdict == .valid)
    token.cancel()
  }

  // MARK: Leaving

  @Test("Left empty, a required field says so; it has been touched")
  func leftEmpty() {
    let field = plain()
    field.leave()
    #expect(field.state.isTouched)
    #expect(!field.state.isDirty)
    #expect(field.state.mark == .error(Self.missing))
  }

  @Test("Leaving ends the pause: the verdict is there at once")
  func leftInThePause() {
    let short = plain()
    short.value = "A"
    short.leave()
    #expect(short.state.mark == .error(Self.short))
    let good = plain()
    good.value = "Grace"
    good.leave()
    #expect(good.state.mark == .approved)
    #expect(clock.pendingCount == 0)
  }

  // MARK: Asking

  @Test("Nobody is asked before typing rests, nor about a value that breaks another rule")
  func asksLate() {
    let field = asking()
    field.value = "Gra"
    clock.advance(by: .milliseconds(500))
    #expect(field.state.mark == .error(Self.short))
    field.value = "Grace"
    clock.advance(by: .milliseconds(499))
    #expect(registry.asked.isEmpty)
    clock.advance(by: .milliseconds(1))
    #expect(registry.asked == ["Grace"])
    #expect(field.state.verdict == .judging)
    registry.answer(true)
    clock.advance()
    #expect(field.state.mark == .approved)
  }

  @Test("No means invalid, at once and to be seen")
  func answeredNo() {
    let field = asking()
    field.value = "Grace"
    field.leave()
    #expect(registry.asked == ["Grace"])
    registry.answer(false)
    clock.advance()
    #expect(field.state.mark == .error(Self.taken))
    // Whether the next value is free nobody knows yet.
    field.value = "Gracey"
    #expect(field.state.verdict == .judging)
    #expect(field.state.mark == .none)
  }

  @Test("The latest answer wins, in whatever order they come")
  func latestAnswer() {
    let field = asking()
    field.value = "Grace"
    clock.advance(by: .milliseconds(500))
    field.value = "Hopper"
    clock.advance(by: .milliseconds(500))
    #expect(registry.asked == ["Grace", "Hopper"])
    #expect(registry.cancelled == 1)
    registry.answer(true, 1)
    registry.answer(false, 0)
    clock.advance()
    #expect(field.state.mark == .approved)
  }

  @Test("An answer on its way when the value changes is not taken")
  func answerOnItsWay() {
    let field = asking()
    field.value = "Grace"
    clock.advance(by: .milliseconds(500))
    registry.answer(true)
    field.value = "Graceful"
    clock.advance()
    #expect(field.state.verdict == .judging)
  }

  @Test("Without an answer the value is not valid, and the next submit asks again")
  func noAnswer() {
    let field = asking()
    field.value = "Grace"
    field.leave()
    registry.fail()
    clock.advance()
    #expect(field.state.mark == .error(Self.unanswered))
    field.leave()
    #expect(registry.asked.count == 1)
    field.judgeNow()
    #expect(registry.asked.count == 2)
    #expect(field.state.verdict == .judging)
    #expect(field.state.mark == .none)
    registry.answer(true, 1)
    clock.advance()
    #expect(field.state.verdict == .valid)
  }

  @Test("Who does not answer for ten seconds has not answered; nor has who ends without a word")
  func silence() {
    let field = asking()
    field.value = "Grace"
    field.leave()
    clock.advance(by: .milliseconds(9_999))
    #expect(field.state.verdict == .judging)
    clock.advance(by: .milliseconds(1))
    #expect(field.state.mark == .error(Self.unanswered))
    #expect(clock.pendingCount == 0)
    field.judgeNow()
    registry.end(1)
    clock.advance()
    #expect(field.state.mark == .error(Self.unanswered))
  }

  @Test("The value that a field begins with is asked about when it is submitted, not before")
  func initialValue() {
    let field = asking("Grace")
    #expect(field.state.verdict == .valid)
    field.leave()
    #expect(registry.asked.isEmpty)
    field.judgeNow()
    #expect(registry.asked == ["Grace"])
    #expect(field.state.verdict == .judging)
  }

  // MARK: Submitting

  @Test("Submitting ends the pause and shows what is wrong, also where nobody has been")
  func judgeNow() {
    let untouched = plain()
    untouched.judgeNow()
    #expect(untouched.state.mark == .error(Self.missing))
    let typing = plain()
    typing.value = "A"
    typing.judgeNow()
    #expect(typing.state.mark == .error(Self.short))
    #expect(clock.pendingCount == 0)
  }

  // MARK: Neighbours

  private func repeated(_ first: Field<String>) -> Field<String> {
    Field(
      "", scheduler: clock.eraseToAnyScheduler(),
      rules: [.required(Self.missing), .equal(to: first, Message("Not the same."))])
  }

  @Test("Where nobody has been, a change of the other field shows nothing")
  func untouchedNeighbour() {
    let first = plain()
    let second = repeated(first)
    first.value = "Grace"
    clock.advance(by: .seconds(1))
    #expect(second.state.verdict == .missing(Self.missing))
    #expect(second.state.mark == .none)
  }

  @Test("A change of the other field is judged like a change of its own")
  func neighbour() {
    let first = plain()
    let second = repeated(first)
    first.value = "Grace"
    second.value = "Grace"
    clock.advance(by: .milliseconds(500))
    #expect(second.state.mark == .approved)

    first.value = "Grace H"
    #expect(second.state.verdict == .judging)
    #expect(second.state.mark == .none)
    clock.advance(by: .milliseconds(500))
    #expect(second.state.mark == .error(Message("Not the same.")))

    first.value = "Grace"
    #expect(second.state.mark == .none)
    clock.advance(by: .milliseconds(500))
    #expect(second.state.mark == .approved)
  }

  // MARK: Going back

  @Test("A dismissed error is hidden until there is a new reason to show it")
  func dismissing() {
    let field = plain()
    field.value = "A"
    clock.advance(by: .milliseconds(500))
    field.hideError()
    #expect(field.state.verdict == .invalid(Self.short))
    #expect(field.state.mark == .none)
    field.leave()
    #expect(field.state.mark == .error(Self.short))
  }

  @Test("Clearing cancels what is pending, and nothing comes late")
  func clearing() {
    let field = plain()
    field.value = "Gra"
    field.leave()
    field.value = "Grac"
    field.clear()
    #expect(field.value == "")
    #expect(field.state == FieldTests.untouched)
    #expect(clock.pendingCount == 0)

    let asked = asking()
    asked.value = "Grace"
    asked.leave()
    asked.clear()
    registry.answer(false)
    clock.advance(by: .seconds(60))
    #expect(asked.state == FieldTests.untouched)
    #expect(registry.cancelled == 1)
  }

  private static let untouched: FieldState = Field(
    "", scheduler: TestScheduler().eraseToAnyScheduler(), rules: [.required(missing)]
  ).state

  @Test("Resetting goes back to the first value; accepting makes the present one the first")
  func resetting() {
    let field = plain("Grace")
    field.value = "G"
    field.leave()
    field.reset()
    #expect(field.value == "Grace")
    #expect(field.state == plain("Grace").state)
    field.value = "Hopper"
    clock.advance(by: .milliseconds(500))
    field.accept()
    #expect(!field.state.isDirty)
    #expect(field.state.mark == .none)
    field.reset()
    #expect(field.value == "Hopper")
  }

  // MARK: Off the screen

  @Test("A suspended field waits for nothing; afterwards the pause begins anew")
  func suspending() {
    let field = plain()
    field.value = "Grace"
    field.suspend()
    #expect(clock.pendingCount == 0)
    field.value = "Gra"
    field.leave()
    clock.advance(by: .seconds(5))
    #expect(field.state.verdict == .judging)
    #expect(!field.state.isTouched)
    field.resume()
    clock.advance(by: .milliseconds(499))
    #expect(field.state.verdict == .judging)
    clock.advance(by: .milliseconds(1))
    #expect(field.state.mark == .error(Self.short))
  }

  @Test("A question under way is cancelled by suspending, and asked again afterwards")
  func suspendingAQuestion() {
    let field = asking()
    field.value = "Grace"
    field.leave()
    field.suspend()
    #expect(registry.cancelled == 1)
    field.resume()
    clock.advance(by: .milliseconds(500))
    #expect(registry.asked == ["Grace", "Grace"])
  }

  // MARK: Lifetime

  @Test("A field that is let go takes its pause and its question with it")
  func release() throws {
    try expectNoLeaks {
      weak var released: Field<String>?
      do {
        let field = asking()
        released = field
        let second = repeated(field)
        second.value = "pause"
        field.value = "Grace"
        field.leave()
      }
      #expect(released == nil)
      #expect(registry.cancelled == 1)
      #expect(clock.pendingCount == 0)
    }
  }
}
