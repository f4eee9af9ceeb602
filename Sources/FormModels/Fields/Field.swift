import Weir

/// One input of a form: its value, what is known about it, and what the user is to see of that.
///
/// ```swift
/// let name = Field(
///   "", scheduler: scheduler,
///   rules: [.required(Message("Enter a name.")), .length(atLeast: 4)])
///
/// entry.createBinding(with: name.subject, storeIn: &cancellables)
/// ```
///
/// A value that was changed counts as not valid from the first key on, until it has been judged:
/// once typing rests, or as soon as the field is left or the form submitted. An error is shown
/// neither before that nor on a field where nobody has been; one that is shown is judged anew with
/// each key, so that it goes when it is mended. What happens when:
///
/// | Event | The rules say | Verdict | Error | Then |
/// |---|---|---|---|---|
/// | key | missing | missing | stays shown if it was, once left; else hidden | |
/// | key, error shown | broken | invalid | shown | |
/// | key, no error shown | broken | judging | hidden | pause |
/// | key | holds | judging; valid if the field approves early | hidden | pause |
/// | key | somebody has to be asked | judging | hidden | pause |
/// | pause over | missing | missing | stays as it is | |
/// | pause over | broken | invalid | shown | |
/// | pause over | holds | valid | | |
/// | pause over | somebody has to be asked | judging | hidden | ask |
/// | left, or submit | missing or broken | that | shown | |
/// | left, or submit, in the pause | otherwise | as when the pause is over | | |
/// | answer yes | | valid | | |
/// | answer no, or none | | invalid | shown | |
/// | submit after no answer, or never asked | | judging | hidden | ask |
/// | other field changes, nobody was here | | as the rules say; unasked is valid | hidden | |
/// | other field changes, else | | as for a key | | |
/// | error dismissed | | stays | hidden | |
/// | cleared, reset | | as the rules say; unasked is valid | hidden | |
/// | suspended | | stays | stays | pause and question end |
/// | resumed while judging | | judging | hidden | pause |
///
/// Whatever changes the value ends the pause and the question under way, so only the latest answer
/// counts. Used on one thread, the scheduler's.
public final class Field<Value: Equatable>: FormField {
  /// The value. Bind it both ways to a widget.
  public let subject: CurrentValueSubject<Value, Never>

  /// Whether a value has to be there.
  public let isRequired: Bool

  /// What is known about the value: the present state first, then each new one. A new value's state
  /// is there before anybody else hears of the value.
  public let states: AnyPublisher<FieldState, Never>

  /// Sends after each change of the value. No initial value.
  public let changes: AnyPublisher<Void, Never>

  /// Sends when the field is to get the keyboard focus. No initial value.
  public let focusRequests: AnyPublisher<Void, Never>

  /// Whether the tick comes with the key that makes the value valid, rather than after the pause.
  public let approvesEarly: Bool

  /// What the field waits for.
  private enum Wait {
    case nothing
    case pause
    case answer
    /// The submit, to ask: for the first time, or again.
    case submit
  }

  private let rule: Rule<Value>
  private let scheduler: FormScheduler
  private let pause: MonotonicTime.Stride
  private let stateSubject: CurrentValueSubject<FieldState, Never>
  private let changeSubject = PassthroughSubject<Void, Never>()
  private let focusSubject = PassthroughSubject<Void, Never>()
  private var initial: Value
  private var judged: Value
  private var wait = Wait.nothing
  private var waiting: AnyCancellable?
  private var isSuspended = false
  /// Counts the steps, so that one can tell whether somebody answered it with another.
  private var step = 0
  private var inputs: Set<AnyCancellable> = []

  /// - Parameters:
  ///   - value: The value to begin with.
  ///   - scheduler: Where time comes from, and where answers are taken.
  ///   - pause: How long typing must rest before a value is judged.
  ///   - approvesEarly: Whether the tick comes with the key that makes the value valid, rather than
  ///     after the pause. Never so where somebody has to be asked.
  ///   - rules: What the value must be like.
  ///   - name: What the field is called where its values and verdicts are watched; nil for one that is
  ///     not watched.
  public init(
    _ value: Value, scheduler: FormScheduler, pause: MonotonicTime.Stride = .milliseconds(500),
    approvesEarly: Bool = false, rules: [Rule<Value>] = [], trace name: String? = nil
  ) {
    subject = CurrentValueSubject(value)
    initial = value
    judged = value
    rule = .all(rules)
    isRequired = rule.isRequirement
    self.scheduler = scheduler
    self.pause = pause
    self.approvesEarly = approvesEarly
    stateSubject = CurrentValueSubject(FieldState(verdict: .valid))
    states = stateSubject.trace(
      ifNamed: name.map { "\($0), verdict" }, describing: \.summary)
    changes = changeSubject.eraseToAnyPublisher()
    focusRequests = focusSubject.eraseToAnyPublisher()

    settleQuietly(FieldState(verdict: .valid))
    subject.trace(ifNamed: name).dropFirst()
      .sink { [weak self] value in self?.valueChanged(to: value) }
      .store(in: &inputs)
    for neighbour in rule.neighbours {
      neighbour
        .sink { [weak self] in self?.neighbourChanged() }
        .store(in: &inputs)
    }
  }

  /// The value.
  public var value: Value {
    get { subject.value }
    set { subject.send(newValue) }
  }

  /// What is known about the value.
  public var state: FieldState { stateSubject.value }
}

// MARK: What happens to a field

extension Field {
  private func valueChanged(to value: Value) {
    guard value != judged else { return }
    judged = value
    let (next, wait) = judgementOfChange()
    guard next.isValid else {
      move(to: next, waitingFor: wait)
      return changeSubject.send()
    }
    // Those who look at this value are judged before the field counts as valid, and after it counts
    // as not: at no moment all of them look valid together when they are not.
    let step = step
    changeSubject.send()
    if step == self.step { move(to: next, waitingFor: wait) }
  }

  private func neighbourChanged() {
    guard state.isDirty || state.isTouched || state.showsError else { return settleQuietly(state) }
    let (next, wait) = judgementOfChange()
    move(to: next, waitingFor: wait)
  }

  /// The value, or what it is compared with, has changed.
  private func judgementOfChange() -> (FieldState, Wait) {
    var next = state
    next.isDirty = judged != initial
    switch rule.judge(judged) {
    case .missing(let message):
      next.verdict = .missing(message)
      next.showsError = next.showsError && next.isTouched
      return (next, .nothing)
    case .broken(let message) where next.showsError:
      next.verdict = .invalid(message)
      return (next, .nothing)
    case .holds where approvesEarly:
      next.verdict = .valid
      next.showsError = false
      return (next, .nothing)
    case .broken, .holds, .asks:
      next.verdict = .judging
      next.showsError = false
      return (next, .pause)
    }
  }

  /// The user has left the field: the focus is somewhere else in the window.
  public func leave() {
    guard !isSuspended else { return }
    var next = state
    next.isTouched = true
    if wait == .pause { return settle(next) }
    if next.error != nil { next.showsError = true }
    update(next)
  }

  public func judgeNow() {
    var next = state
    next.isTouched = true
    if wait == .pause || wait == .submit { return settle(next) }
    if next.error != nil { next.showsError = true }
    update(next)
  }

  public func hideError() {
    var next = state
    next.showsError = false
    update(next)
  }

  public func requestFocus() {
    focusSubject.send()
  }

  public func reset() {
    begin(with: initial)
  }

  /// Gives the field another value, without a word about what is wrong with it: nothing is pending
  /// afterwards, and nobody has been in the field.
  public func clear(to value: Value) {
    begin(with: value)
  }

  private func begin(with value: Value) {
    let isNew = value != judged
    judged = value
    var next = FieldState(verdict: .valid)
    next.isDirty = value != initial
    settleQuietly(next)
    subject.send(value)
    if isNew { changeSubject.send() }
  }

  public func accept() {
    initial = judged
    var next = state
    next.isDirty = false
    update(next)
  }

  public func suspend() {
    isSuspended = true
    if wait == .answer { wait = .pause }
    waiting = nil
  }

  public func resume() {
    guard isSuspended else { return }
    isSuspended = false
    if wait == .pause { startWaiting() }
  }
}

extension Field where Value: ExpressibleByStringLiteral {
  /// Empties the field, without a word about that: nothing is pending afterwards.
  public func clear() {
    clear(to: "")
  }
}

// MARK: Judging

extension Field {
  /// The pause is over, or not waited for.
  private func settle(_ state: FieldState) {
    var next = state
    switch rule.judge(judged) {
    case .holds:
      next.verdict = .valid
      next.showsError = false
      move(to: next, waitingFor: .nothing)
    case .missing(let message):
      next.verdict = .missing(message)
      next.showsError = next.showsError || next.isTouched
      move(to: next, waitingFor: .nothing)
    case .broken(let message):
      next.verdict = .invalid(message)
      next.showsError = true
      move(to: next, waitingFor: .nothing)
    case .asks(let questions):
      next.verdict = .judging
      next.showsError = false
      move(to: next, waitingFor: .answer, to: questions)
    }
  }

  /// Judges the value without showing anything, and without asking anybody yet.
  private func settleQuietly(_ state: FieldState) {
    var next = state
    next.showsError = false
    switch rule.judge(judged) {
    case .holds:
      next.verdict = .valid
      move(to: next, waitingFor: .nothing)
    case .missing(let message):
      next.verdict = .missing(message)
      move(to: next, waitingFor: .nothing)
    case .broken(let message):
      next.verdict = .invalid(message)
      move(to: next, waitingFor: .nothing)
    case .asks:
      next.verdict = .valid
      move(to: next, waitingFor: .submit)
    }
  }

  private func answered(_ answer: Question.Answer) {
    var next = state
    switch answer {
    case .yes:
      next.verdict = .valid
      move(to: next, waitingFor: .nothing)
    case .no(let message):
      next.verdict = .invalid(message)
      next.showsError = true
      move(to: next, waitingFor: .nothing)
    case .none(let message):
      next.verdict = .invalid(message)
      next.showsError = true
      move(to: next, waitingFor: .submit)
    }
  }

  /// Ends what was waited for, publishes the state and starts the next wait, unless whoever heard of
  /// the state has changed the value.
  private func move(
    to next: FieldState, waitingFor wait: Wait, to questions: [Question] = []
  ) {
    step += 1
    let step = step
    waiting = nil
    self.wait = wait
    update(next)
    guard step == self.step, !isSuspended || wait == .answer else { return }
    startWaiting(for: questions)
  }

  private func startWaiting(for questions: [Question] = []) {
    switch wait {
    case .nothing, .submit: break
    case .pause:
      waiting = scheduler.timerPublisher(every: pause).autoconnect().first()
        .sink { [weak self] _ in
          guard let self else { return }
          settle(state)
        }
    case .answer:
      waiting = Question.answer(to: questions, scheduler: scheduler)
        .sink { [weak self] answer in self?.answered(answer) }
    }
  }

  private func update(_ next: FieldState) {
    if next != state { stateSubject.send(next) }
  }
}
