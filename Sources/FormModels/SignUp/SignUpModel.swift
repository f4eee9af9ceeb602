import Weir
import WeirText

/// The sign-up screen: a name that is judged once its typing rests, and a count of the seconds that
/// the screen has been shown.
public final class SignUpModel {
  /// How far the sign-up is.
  public enum State: Equatable, Sendable {
    case idle
    case working
    case signedUp
    case failed(RegistrationFailure)
  }

  /// A name is valid when it has at least this many characters as people count them.
  public static let leastLength = 4
  /// How long typing must rest before the name is judged.
  public static let rest: MonotonicTime.Stride = .milliseconds(500)
  /// How many seconds the screen must have been shown.
  public static let leastCount = 10
  /// How long the registry may take to answer.
  public static let patience: MonotonicTime.Stride = .seconds(30)

  /// The name as typed.
  public let name: Field<String>

  /// The name, and the count that must have been reached.
  public private(set) lazy var form = Form(name, unless: $count.map(Self.tooSoon(at:)))

  /// How many whole seconds the screen has been shown.
  @Published public private(set) var count = 0

  /// How far the sign-up is.
  @Published public private(set) var state = State.idle

  /// What keeps Submit off, in words; nil when it is on or waits for an answer.
  public private(set) lazy var obstacle: AnyPublisher<Message?, Never> =
    Publishers.CombineLatest(name.states, form.states)
    .map { Self.obstacle(name: $0, form: $1) }
    .removeDuplicates()
    .eraseToAnyPublisher()

  /// What a screen reader is to say by itself, at most once a second: how long Submit of a good name
  /// stays off, and that it is on.
  public private(set) lazy var announcements: AnyPublisher<Message, Never> =
    Publishers.CombineLatest(name.states, form.states)
    .filter { name, _ in name.isValid }
    .map { _, form in form.obstacle ?? Message("You can submit now.") }
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
  private var changes: AnyCancellable?

  public init(registry: any SubscriberRegistry, scheduler: FormScheduler) {
    self.registry = registry
    self.scheduler = scheduler
    name = Field(
      "", scheduler: scheduler, pause: Self.rest,
      rules: [.required(Message("Enter a name first.")), .length(atLeast: Self.leastLength)])
    form.suspend()
    changes = name.changes.sink { [weak self] in self?.forgetOutcome() }
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
  private static func tooSoon(at count: Int) -> Message? {
    guard count < leastCount else { return nil }
    return Message(
      "You can submit in {count} second.", "You can submit in {count} seconds.",
      count: leastCount - count)
  }

  private static func obstacle(name: FieldState, form: Form.State) -> Message? {
    switch name.verdict {
    case .missing(let message): message
    case .judging: Message("Checking the name…")
    case .invalid:
      Message(
        "The name is too short: use at least {count} character.",
        "The name is too short: use at least {count} characters.", count: leastLength)
    case .valid: form.obstacle
    }
  }
}

// MARK: Submitting

extension SignUpModel {
  /// Judges the name at once and, if nothing stands against it, hands it to the registry.
  ///
  /// Returns what stands against it. Whether the button is on is not trusted; while an attempt is
  /// under way nothing happens.
  @discardableResult
  public func submit() -> Message? {
    guard !isWorking else { return nil }
    updateCount(at: scheduler.now)
    form.submit { [weak self] in self?.attemptSignUp() }
    return Self.obstacle(name: name.state, form: form.state)
  }

  /// Empties the name; nothing is said about that. While an attempt is under way nothing happens.
  public func clear() {
    guard !isWorking else { return }
    name.clear()
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
      registry.register(name: name.value, password: SecretText())
      .timeout(Self.patience, scheduler: scheduler, customError: { .timedOut })
      .receive(on: scheduler)
      .sink(
        receiveCompletion: { [weak self] completion in self?.attemptEnded(completion) },
        receiveValue: { _ in })
  }

  private func attemptEnded(_ completion: Subscribers.Completion<RegistrationFailure>) {
    guard isWorking else { return }
    isWorking = false
    switch completion {
    case .finished:
      form.accept()
      state = .signedUp
    case .failure(let failure): state = .failed(failure)
    }
  }

  /// Takes an old outcome from the screen once the user has gone on typing.
  private func forgetOutcome() {
    if !isWorking, state != .idle { state = .idle }
  }
}
