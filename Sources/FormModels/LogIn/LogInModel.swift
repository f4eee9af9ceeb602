import Weir
import WeirText

/// The login screen: a name, a password, and at most one attempt at a time.
public final class LogInModel {
  /// How far the login is.
  public enum State: Equatable, Sendable {
    case idle
    case working
    case loggedIn(SignIn)
    case failed(LogInFailure)
  }

  /// How long an account store may take to answer.
  public static let patience: MonotonicTime.Stride = .seconds(30)

  /// The name as typed. White space around it does not count.
  public let name: Field<String>

  /// The password as typed. It is never trimmed, never printed, and wiped when it is let go.
  public let password: Field<SecretText>

  /// Both of them.
  public let form: Form

  /// How far the login is.
  @Published public private(set) var state = State.idle

  /// Whether both fields hold something.
  ///
  /// At most one value for each turn of the main loop: typing over a selection empties a field and
  /// then fills it, and nobody shall see the empty one.
  public private(set) lazy var isFilled: AnyPublisher<Bool, Never> =
    form.canSubmit
    .debounce(for: .zero, scheduler: scheduler)
    .removeDuplicates()
    .eraseToAnyPublisher()

  private let authenticator: any Authenticator
  private let scheduler: FormScheduler
  private var isWorking = false
  private var attempt: AnyCancellable?
  private var changes: AnyCancellable?

  public init(authenticator: any Authenticator, scheduler: FormScheduler) {
    self.authenticator = authenticator
    self.scheduler = scheduler
    name = Field(
      "", scheduler: scheduler, approvesEarly: true,
      rules: [.required(Message("Enter your name."))])
    password = Field(
      "", scheduler: scheduler, approvesEarly: true,
      rules: [.required(Message("Enter your password."))])
    form = Form(name, password)
    changes = Publishers.Merge(name.changes, password.changes)
      .sink { [weak self] in self?.forgetFailure() }
  }

  /// Logs in, or sends the focus to the first empty field. While an attempt is under way nothing
  /// happens, however often this is called.
  public func logIn() {
    guard !isWorking else { return }
    form.submit { [weak self] in self?.attemptLogIn() }
  }

  /// Abandons the attempt under way; what was typed stays.
  public func cancel() {
    guard isWorking else { return }
    attempt = nil
    isWorking = false
    state = .idle
  }

  /// Empties both fields, and abandons an attempt under way.
  public func clear() {
    cancel()
    forgetFailure()
    name.clear()
    password.clear()
  }

  /// Abandons the attempt under way, or takes what is wrong off the screen; what was typed stays.
  public func dismiss() {
    if isWorking { return cancel() }
    form.hideErrors()
    forgetFailure()
  }

  private func attemptLogIn() {
    isWorking = true
    state = .working
    attempt =
      authenticator.logIn(name: name.value.trimmed, password: password.value)
      .timeout(Self.patience, scheduler: scheduler, customError: { .timedOut })
      .receive(on: scheduler)
      .sink(
        receiveCompletion: { [weak self] completion in self?.attemptEnded(completion) },
        receiveValue: { [weak self] signIn in self?.succeeded(signIn) })
  }

  private func succeeded(_ signIn: SignIn) {
    guard isWorking else { return }
    isWorking = false
    password.clear()
    state = .loggedIn(signIn)
  }

  private func attemptEnded(_ completion: Subscribers.Completion<LogInFailure>) {
    guard isWorking else { return }
    isWorking = false
    switch completion {
    case .failure(let failure): state = .failed(failure)
    // An end without an answer is none.
    case .finished: state = .failed(.timedOut)
    }
    password.requestFocus()
  }

  /// Takes an old failure from the screen once the user has gone on typing.
  private func forgetFailure() {
    if case .failed = state { state = .idle }
  }
}
