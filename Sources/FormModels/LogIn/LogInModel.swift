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

  /// Whether who logs in is to be logged in at the next start, too. Bind it both ways.
  public let isToBeRemembered = CurrentValueSubject<Bool, Never>(false)

  /// Whether anybody can be remembered.
  @Published public private(set) var memoryAvailability = MemoryAvailability.checking

  /// How far the login is.
  @Published public private(set) var state = State.idle

  /// Why the screen is shown, until something is typed: somebody has just signed up, say.
  @Published public private(set) var notice: Message?

  /// The time in which no attempt is looked at.
  public let lockOut: LockOut

  /// Whether both fields hold something and an attempt would be looked at.
  ///
  /// At most one value for each turn of the main loop: typing over a selection empties a field and
  /// then fills it, and nobody shall see the empty one.
  public private(set) lazy var canLogIn: AnyPublisher<Bool, Never> =
    form.canSubmit
    .debounce(for: .zero, scheduler: scheduler)
    .removeDuplicates()
    .trace("log-in, filled")
    .eraseToAnyPublisher()

  private let authenticator: any Authenticator
  private let memory: any Memory
  private let scheduler: FormScheduler
  private var isWorking = false
  private var attempt: AnyCancellable?
  private var recall: AnyCancellable?
  private var inputs: Set<AnyCancellable> = []

  public init(authenticator: any Authenticator, memory: any Memory, scheduler: FormScheduler) {
    self.authenticator = authenticator
    self.memory = memory
    self.scheduler = scheduler
    name = Field(
      "", scheduler: scheduler, approvesEarly: true,
      rules: [.required(Message("Enter your name."))], trace: "log-in, name")
    password = Field(
      "", scheduler: scheduler, approvesEarly: true,
      rules: [.required(Message("Enter your password."))], trace: "log-in, password")
    lockOut = LockOut(scheduler: scheduler)
    form = Form(name, password, unless: lockOut.obstacle, trace: "log-in")
    // Attempts are counted for each name.
    name.changes.sink { [lockOut] in lockOut.drop() }.store(in: &inputs)
    Publishers.Merge(name.changes, password.changes)
      .sink { [weak self] in self?.forgetOutcome() }
      .store(in: &inputs)
    lockOut.$secondsLeft
      .filter { $0 == nil }
      .sink { [weak self] _ in self?.forgetLockOut() }
      .store(in: &inputs)
    memory.availability
      .receive(on: scheduler)
      .sink { [weak self] availability in self?.memoryAvailability = availability }
      .store(in: &inputs)
  }
}

// MARK: Logging in

extension LogInModel {
  /// Logs in who is remembered, if anybody is. What the user does meanwhile goes before it.
  public func recallRemembered() {
    recall = memory.recall()
      .receive(on: scheduler)
      .sink(
        receiveCompletion: { _ in },
        receiveValue: { [weak self] signIn in
          guard let self, let signIn, state == .idle, !form.state.isDirty else { return }
          isToBeRemembered.send(true)
          state = .loggedIn(signIn)
        })
  }

  /// Logs in, or sends the focus to the first empty field. While an attempt is under way, or would
  /// not be looked at, nothing happens, however often this is called.
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

  private func attemptLogIn() {
    isWorking = true
    recall = nil
    notice = nil
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
    case .failure(let failure):
      state = .failed(failure)
      if case .lockedOut(let remaining) = failure { lockOut.begin(remaining) }
    // An end without an answer is none.
    case .finished: state = .failed(.timedOut)
    }
    password.requestFocus()
  }
}

// MARK: Before and after

extension LogInModel {
  /// Gets the screen ready for somebody: the name filled in, and why it is shown.
  public func begin(as name: String, notice: Message?) {
    clear()
    self.name.clear(to: name)
    self.notice = notice
  }

  /// Empties both fields, and abandons an attempt under way.
  public func clear() {
    cancel()
    name.clear()
    password.clear()
    forgetOutcome()
  }

  /// Abandons the attempt under way, or takes what is wrong off the screen; what was typed stays.
  public func dismiss() {
    if isWorking { return cancel() }
    form.hideErrors()
    forgetOutcome()
  }

  /// Takes an old outcome from the screen once the user has gone on typing.
  private func forgetOutcome() {
    if notice != nil { notice = nil }
    switch state {
    case .failed, .loggedIn: state = .idle
    case .idle, .working: break
    }
  }

  private func forgetLockOut() {
    if case .failed(.lockedOut) = state { state = .idle }
  }
}
