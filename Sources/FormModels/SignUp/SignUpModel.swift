import Weir
import WeirText

/// The sign-up screen: a name that is judged once its typing rests, a password, the same once more,
/// and a count of the seconds that the screen has been shown.
public final class SignUpModel {
  /// How far the sign-up is.
  public enum State: Equatable, Sendable {
    case idle
    case working
    case signedUp(Account)
    case failed(RegistrationFailure)
  }

  /// A name is valid when it has at least this many characters as people count them.
  public static let leastLength = AccountName.leastCharacters
  /// How long typing must rest before something is judged.
  public static let rest: MonotonicTime.Stride = .milliseconds(500)
  /// How many seconds the screen must have been shown.
  public static let leastCount = 10
  /// How long the registry may take to answer.
  public static let patience: MonotonicTime.Stride = .seconds(30)
  /// How long it may take to say whether a name is free.
  public static let patienceForNames: MonotonicTime.Stride = .seconds(5)

  /// The name as typed. White space around it does not count.
  public let name: Field<String>

  /// The password as typed. It is never trimmed, never printed, and wiped when it is let go.
  public let password: Field<SecretText>

  /// The same once more.
  public let repeated: Field<SecretText>

  /// All three, and the count that must have been reached.
  public private(set) lazy var form = Form(
    name, password, repeated, unless: $count.trace("count").map(Self.tooSoon(at:)),
    trace: "sign-up")

  /// How many whole seconds the screen has been shown.
  @Published public private(set) var count = 0

  /// How far the sign-up is.
  @Published public private(set) var state = State.idle

  /// Why nobody could say whether the name is free. That does not stand against submitting it: the
  /// registry is asked once more then.
  @Published public private(set) var nameRemark: Message?

  /// How hard the password is to guess; nil while there is none.
  public private(set) lazy var strength = password.strength

  /// What keeps Submit off, in words; nil when it is on or waits for an answer.
  public private(set) lazy var obstacle: AnyPublisher<Message?, Never> =
    Publishers.CombineLatest4(name.states, password.states, repeated.states, form.states)
    .map { Self.obstacle(name: $0, password: $1, repeated: $2, form: $3) }
    .removeDuplicates()
    .trace("sign-up, obstacle") { $0?.text ?? "none" }
    .eraseToAnyPublisher()

  /// What a screen reader is to say by itself, at most once a second: how long Submit of a good form
  /// stays off, and that it is on.
  public private(set) lazy var announcements: AnyPublisher<Message, Never> =
    form.states
    .filter { $0.firstInvalid == nil }
    .map { form in form.obstacle ?? Message("You can submit now.") }
    .removeDuplicates()
    .throttle(for: .seconds(1), scheduler: scheduler, latest: true)
    .eraseToAnyPublisher()

  private let registry: any SubscriberRegistry
  private let scheduler: FormScheduler
  private var shownBefore: MonotonicTime.Stride = .zero
  private var shownSince: MonotonicTime?
  private var ticks: AnyCancellable?
  private var isWorking = false
  private var attempt: AnyCancellable?
  private var inputs: Set<AnyCancellable> = []

  public init(registry: any SubscriberRegistry, scheduler: FormScheduler) {
    self.registry = registry
    self.scheduler = scheduler
    let unanswered = PassthroughSubject<Void, Never>()
    name = Field(
      "", scheduler: scheduler, pause: Self.rest,
      rules: [
        .required(Message("Enter a name first.")), .accountName(),
        .asking(Self.taken, unanswered: Self.unanswered) { name in
          registry.isFree(name.trimmed)
            .first()
            .timeout(Self.patienceForNames, scheduler: scheduler, customError: { .timedOut })
            .catch { _ in
              unanswered.send()
              return Just(true)
            }
        },
      ],
      trace: "sign-up, name")
    password = Field(
      "", scheduler: scheduler, pause: Self.rest,
      rules: [.required(Message("Choose a password.")), .password()],
      trace: "sign-up, password")
    repeated = Field(
      "", scheduler: scheduler, pause: Self.rest,
      rules: [
        .required(Message("Repeat the password.")),
        .equal(to: password, Message("This is not the same password")),
      ],
      trace: "sign-up, repeated password")
    form.suspend()
    Publishers.Merge3(name.changes, password.changes, repeated.changes)
      .sink { [weak self] in self?.forgetOutcome() }
      .store(in: &inputs)
    name.changes.sink { [weak self] in self?.nameRemark = nil }.store(in: &inputs)
    // Field and registry meet on the scheduler.
    unanswered.sink { [weak self] in self?.nameRemark = Self.unanswered }.store(in: &inputs)
  }
}

// MARK: Being shown

extension SignUpModel {
  /// Starts to count and to judge; called when the screen appears.
  public func start() {
    guard shownSince == nil else { return }
    shownSince = scheduler.now
    ticks = scheduler.timerPublisher(every: .seconds(1)).autoconnect()
      .sink { [weak self] now in self?.updateCount(at: now) }
    form.resume()
  }

  /// Stops to count and to judge; called when the screen disappears. A later ``start()`` goes on
  /// from here.
  public func stop() {
    guard let since = shownSince else { return }
    shownBefore += since.distance(to: scheduler.now)
    shownSince = nil
    ticks = nil
    form.suspend()
  }

  /// The count comes from the clock, not from the number of ticks: a main loop that stood still
  /// for twelve seconds has missed ticks, not time.
  private func updateCount(at now: MonotonicTime) {
    guard let since = shownSince else { return }
    let shown = shownBefore + since.distance(to: now)
    let seconds = Int(shown.nanoseconds / 1_000_000_000)
    if seconds != count { count = seconds }
  }
}

// MARK: What stands against it

extension SignUpModel {
  private static let taken = Message("This name is taken")
  private static let unanswered = Message(
    "Nobody can say now whether this name is free. You may submit it all the same.")

  private static func tooSoon(at count: Int) -> Message? {
    guard count < leastCount else { return nil }
    return Message(
      "You can submit in {count} second.", "You can submit in {count} seconds.",
      count: leastCount - count)
  }

  private static func obstacle(
    name: FieldState, password: FieldState, repeated: FieldState, form: Form.State
  ) -> Message? {
    obstacle(name, judging: Message("Checking the name…"), invalid: nameProblem)
      ?? obstacle(
        password, judging: Message("Checking the password…"),
        invalid: { _ in Message("Choose another password.") })
      ?? obstacle(
        repeated, judging: Message("Checking the repeated password…"),
        invalid: { _ in Message("The two passwords are not the same.") })
      ?? form.obstacle
  }

  private static func obstacle(
    _ field: FieldState, judging: Message, invalid: (Message) -> Message
  ) -> Message? {
    switch field.verdict {
    case .missing(let message): message
    case .judging: judging
    case .invalid(let message): invalid(message)
    case .valid: nil
    }
  }

  private static func nameProblem(_ message: Message) -> Message {
    guard message == AccountName.Problem.tooShort.message else {
      return Message("Choose another name.")
    }
    return Message(
      "The name is too short: use at least {count} character.",
      "The name is too short: use at least {count} characters.", count: leastLength)
  }
}

// MARK: Submitting

extension SignUpModel {
  /// Judges what was typed at once and, if nothing stands against it, hands it to the registry.
  ///
  /// Returns what stands against it. Whether the button is on is not trusted; while an attempt is
  /// under way nothing happens.
  @discardableResult
  public func submit() -> Message? {
    guard !isWorking else { return nil }
    updateCount(at: scheduler.now)
    form.submit { [weak self] in self?.attemptSignUp() }
    return Self.obstacle(
      name: name.state, password: password.state, repeated: repeated.state, form: form.state)
  }

  /// Empties the fields; nothing is said about that. While an attempt is under way nothing happens.
  public func clear() {
    guard !isWorking else { return }
    form.reset()
    forgetOutcome()
  }

  /// Takes what is wrong off the screen; what was typed stays.
  public func dismiss() {
    form.hideErrors()
    forgetOutcome()
  }

  private func attemptSignUp() {
    isWorking = true
    state = .working
    attempt =
      registry.register(name: name.value.trimmed, password: password.value)
      .timeout(Self.patience, scheduler: scheduler, customError: { .timedOut })
      .receive(on: scheduler)
      .sink(
        receiveCompletion: { [weak self] completion in self?.attemptEnded(completion) },
        receiveValue: { [weak self] account in self?.succeeded(account) })
  }

  /// Nothing of what was typed is kept: the passwords least of all.
  private func succeeded(_ account: Account) {
    guard isWorking else { return }
    form.reset()
    isWorking = false
    state = .signedUp(account)
  }

  private func attemptEnded(_ completion: Subscribers.Completion<RegistrationFailure>) {
    guard isWorking else { return }
    isWorking = false
    switch completion {
    case .failure(let failure): failed(failure)
    // An end without an answer is none.
    case .finished: failed(.timedOut)
    }
  }

  /// The user is taken to what has to be changed.
  private func failed(_ failure: RegistrationFailure) {
    state = .failed(failure)
    switch failure {
    case .taken, .badName: name.requestFocus()
    case .refused: password.requestFocus()
    case .noAccountStore, .timedOut, .unavailable: break
    }
  }

  /// Takes an old outcome from the screen once the user has gone on typing.
  private func forgetOutcome() {
    if !isWorking, state != .idle { state = .idle }
  }
}
