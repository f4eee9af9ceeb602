import Weir

/// The login screen: a name, a password, and at most one attempt at a time.
public final class LogInModel {
  /// A field of the screen.
  public enum Field: Equatable, Sendable {
    case name, password
  }

  /// How far the login is.
  public enum State: Equatable, Sendable {
    case idle
    case working
    case loggedIn(Account)
    case failed(LogInFailure)
  }

  /// How long an account store may take to answer.
  public static let patience: MonotonicTime.Stride = .seconds(30)

  /// The name as typed. White space around it does not count.
  @Published public var name = "" {
    didSet { if name != oldValue { forgetFailure() } }
  }

  /// The password as typed. It is never trimmed, and never printed.
  @Published public var password = Secret<String>("") {
    didSet { if password != oldValue { forgetFailure() } }
  }

  /// How far the login is.
  @Published public private(set) var state = State.idle

  /// Whether both fields hold something.
  ///
  /// At most one value for each turn of the main loop: typing over a selection empties a field and
  /// then fills it, and nobody shall see the empty one.
  public private(set) lazy var isFilled: AnyPublisher<Bool, Never> =
    Publishers.CombineLatest($name, $password)
    .map { name, password in !name.trimmed.isEmpty && !password.exposed.isEmpty }
    .debounce(for: .zero, scheduler: scheduler)
    .removeDuplicates()
    .eraseToAnyPublisher()

  /// The field that the user is to be taken to: the first empty one, or the password that failed.
  public let focusRequests: AnyPublisher<Field, Never>

  private let authenticator: any Authenticator
  private let scheduler: FormScheduler
  private let focus = PassthroughSubject<Field, Never>()
  private var isWorking = false
  private var attempt: AnyCancellable?

  public init(authenticator: any Authenticator, scheduler: FormScheduler) {
    self.authenticator = authenticator
    self.scheduler = scheduler
    focusRequests = focus.eraseToAnyPublisher()
  }

  /// Logs in, or sends the focus to the first empty field. While an attempt is under way nothing
  /// happens, however often this is called.
  public func logIn() {
    guard !isWorking else { return }
    let name = name.trimmed
    guard !name.isEmpty else { return focus.send(.name) }
    guard !password.exposed.isEmpty else { return focus.send(.password) }
    isWorking = true
    state = .working
    attempt =
      authenticator.logIn(name: name, password: password)
      .timeout(Self.patience, scheduler: scheduler, customError: { .timedOut })
      .receive(on: scheduler)
      .sink(
        receiveCompletion: { [weak self] completion in self?.attemptEnded(completion) },
        receiveValue: { [weak self] account in self?.succeeded(account) })
  }

  /// Abandons the attempt under way; what was typed stays.
  public func cancel() {
    guard isWorking else { return }
    attempt = nil
    isWorking = false
    state = .idle
  }

  private func succeeded(_ account: Account) {
    guard isWorking else { return }
    isWorking = false
    password = Secret<String>("")
    state = .loggedIn(account)
  }

  private func attemptEnded(_ completion: Subscribers.Completion<LogInFailure>) {
    guard isWorking else { return }
    isWorking = false
    switch completion {
    case .failure(let failure): state = .failed(failure)
    case .finished: state = .failed(.unavailable)
    }
    focus.send(.password)
  }

  /// Takes an old failure from the screen once the user has gone on typing.
  private func forgetFailure() {
    if case .failed = state { state = .idle }
  }
}
