import Weir

/// The sign-up screen: a text that is judged once its typing rests, and a count of the seconds that
/// the screen has been shown.
public final class SignUpModel {
  /// What is known about the text.
  public enum Judgement: Equatable, Sendable {
    case empty
    /// It has changed and has not been judged since; it counts as not valid.
    case pending
    case invalid
    case valid
  }

  /// Why Submit is off.
  public enum Obstacle: Equatable, Sendable {
    case textIsEmpty
    case textIsPending
    case textIsTooShort
    case mustWait(seconds: Int)
  }

  /// How far the sign-up is.
  public enum State: Equatable, Sendable {
    case idle
    case working
    case signedUp
    case failed(RegistrationFailure)
  }

  /// A text is valid when it has at least this many characters as people count them.
  public static let leastLength = 4
  /// How long typing must rest before the text is judged.
  public static let rest: MonotonicTime.Stride = .milliseconds(500)
  /// How many seconds the screen must have been shown.
  public static let leastCount = 10
  /// How long the registry may take to answer.
  public static let patience: MonotonicTime.Stride = .seconds(30)

  /// The text. Bound both ways to the entry.
  public let textSubject = CurrentValueSubject<String, Never>("")

  /// What is known about the text; changes with the first key.
  @Published public private(set) var judgement = Judgement.empty

  /// How many whole seconds the screen has been shown.
  @Published public private(set) var count = 0

  /// How far the sign-up is.
  @Published public private(set) var state = State.idle

  /// What keeps Submit off; nil when it is on.
  public private(set) lazy var obstacle: AnyPublisher<Obstacle?, Never> =
    Publishers.CombineLatest($judgement, $count)
    .map { Self.obstacle(judgement: $0, count: $1) }
    .removeDuplicates()
    .eraseToAnyPublisher()

  private let registry: any SubscriberRegistry
  private let scheduler: FormScheduler
  private var judgedText = ""
  private var shownBefore: MonotonicTime.Stride = .zero
  private var shownSince: MonotonicTime?
  private var whileShown: Set<AnyCancellable> = []
  private var isWorking = false
  private var attempt: AnyCancellable?

  public init(registry: any SubscriberRegistry, scheduler: FormScheduler) {
    self.registry = registry
    self.scheduler = scheduler
  }
}

// MARK: Being shown

extension SignUpModel {
  /// Starts to count and to judge; called when the screen appears.
  public func start() {
    guard shownSince == nil else { return }
    shownSince = scheduler.now
    scheduler.timerPublisher(every: .seconds(1)).autoconnect()
      .sink { [weak self] now in self?.updateCount(at: now) }
      .store(in: &whileShown)
    textSubject
      .sink { [weak self] text in self?.textChanged(to: text) }
      .store(in: &whileShown)
    textSubject
      .debounce(for: Self.rest, scheduler: scheduler)
      .sink { [weak self] text in self?.judge(text) }
      .store(in: &whileShown)
  }

  /// Stops to count and to judge; called when the screen disappears. A later ``start()`` goes on
  /// from here.
  public func stop() {
    guard let since = shownSince else { return }
    shownBefore += since.distance(to: scheduler.now)
    shownSince = nil
    whileShown = []
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

// MARK: Judging

extension SignUpModel {
  private func textChanged(to text: String) {
    guard text != judgedText || judgement == .pending else { return }
    if !isWorking, state != .idle { state = .idle }
    if text.isEmpty {
      judge(text)
    } else if judgement != .pending {
      judgement = .pending
    }
  }

  private func judge(_ text: String) {
    judgedText = text
    let judgement = Self.judgement(of: text)
    if judgement != self.judgement { self.judgement = judgement }
  }

  /// The verdict on a text that has come to rest.
  public static func judgement(of text: String) -> Judgement {
    if text.isEmpty { return .empty }
    return text.count >= leastLength ? .valid : .invalid
  }

  static func obstacle(judgement: Judgement, count: Int) -> Obstacle? {
    switch judgement {
    case .empty: .textIsEmpty
    case .pending: .textIsPending
    case .invalid: .textIsTooShort
    case .valid: count < leastCount ? .mustWait(seconds: leastCount - count) : nil
    }
  }
}

// MARK: Submitting

extension SignUpModel {
  /// Judges the text at once and, if nothing stands against it, hands it to the registry.
  ///
  /// Returns what stands against it. Whether the button is on is not trusted; while an attempt is
  /// under way nothing happens.
  @discardableResult
  public func submit() -> Obstacle? {
    guard !isWorking else { return nil }
    let text = textSubject.value
    judge(text)
    updateCount(at: scheduler.now)
    if let obstacle = Self.obstacle(judgement: judgement, count: count) { return obstacle }
    isWorking = true
    state = .working
    attempt =
      registry.register(text)
      .timeout(Self.patience, scheduler: scheduler, customError: { .timedOut })
      .receive(on: scheduler)
      .sink(
        receiveCompletion: { [weak self] completion in self?.attemptEnded(completion) },
        receiveValue: { _ in })
    return nil
  }

  private func attemptEnded(_ completion: Subscribers.Completion<RegistrationFailure>) {
    guard isWorking else { return }
    isWorking = false
    switch completion {
    case .finished: state = .signedUp
    case .failure(let failure): state = .failed(failure)
    }
  }
}
