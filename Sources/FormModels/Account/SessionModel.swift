import Weir

/// Who is logged in, and for how long that lasts while nobody does anything.
public final class SessionModel {
  /// How long before the end the notice comes.
  public static let warningTime: MonotonicTime.Stride = .seconds(60)
  /// The time until somebody chooses another, in minutes.
  public static let usualIdleMinutes = 15

  /// The page of who is logged in; nil while nobody is.
  @Published public private(set) var account: AccountModel?

  /// Whether the session ends within a minute.
  @Published public private(set) var isEndingSoon = false

  /// After how many minutes in which nothing was done the session ends. Bind it both ways.
  public let idleLimit: CurrentValueSubject<Int, Never>

  /// The times to choose from, in minutes; the present one is among them.
  public var idleChoices: [Int] { Set([5, 15, 30, 60, idleLimit.value]).sorted() }

  /// Where somebody logs in.
  public let logIn: LogInModel

  private let keeper: any AccountKeeper
  private let memory: any Memory
  private let scheduler: FormScheduler
  private var lastUse: MonotonicTime?
  private var alarm: AnyCancellable?
  private var ends: AnyCancellable?
  private var inputs: Set<AnyCancellable> = []
  private var memoryWork: AnyCancellable?

  public init(
    logIn: LogInModel, keeper: any AccountKeeper, memory: any Memory, scheduler: FormScheduler,
    idleMinutes: Int = SessionModel.usualIdleMinutes
  ) {
    self.logIn = logIn
    self.keeper = keeper
    self.memory = memory
    self.scheduler = scheduler
    idleLimit = CurrentValueSubject(idleMinutes)
    logIn.$state
      .sink { [weak self] state in
        if case .loggedIn(let signIn) = state { self?.begin(signIn) }
      }
      .store(in: &inputs)
    idleLimit.dropFirst().removeDuplicates()
      .sink { [weak self] _ in
        self?.noteUse()
        self?.watch()
      }
      .store(in: &inputs)
  }
}

// MARK: Beginning and ending

extension SessionModel {
  private func begin(_ signIn: SignIn) {
    let account = AccountModel(signIn, keeper: keeper, scheduler: scheduler)
    ends = account.ends.sink { [weak self] end in self?.left(end) }
    self.account = account
    updateMemory(of: signIn.account)
    lastUse = scheduler.now
    watch()
  }

  private func left(_ end: AccountModel.End) {
    guard let account else { return }
    let name = account.signIn.account.name
    forget()
    switch end {
    case .loggedOut: close(nextName: name, notice: Message("You are logged out."))
    case .deleted:
      close(
        nextName: "", notice: Message("The account “{name}” is deleted.", ["name": .text(name)]))
    }
  }

  private func updateMemory(of account: Account) {
    guard logIn.isToBeRemembered.value else { return forget() }
    guard logIn.memoryAvailability == .available else { return }
    memoryWork = memory.remember(account)
      .receive(on: scheduler)
      .sink(
        receiveCompletion: { [weak self] completion in
          if case .failure(let failure) = completion { self?.account?.notRemembered(failure) }
        },
        receiveValue: { _ in })
  }

  private func forget() {
    memoryWork = memory.forget().sink(receiveCompletion: { _ in }, receiveValue: { _ in })
  }

  private func close(nextName: String, notice: Message) {
    ends = nil
    alarm = nil
    lastUse = nil
    account?.wipe()
    if isEndingSoon { isEndingSoon = false }
    logIn.begin(as: nextName, notice: notice)
    account = nil
  }
}

// MARK: Time

extension SessionModel {
  /// Called whenever a key or a button of the mouse is pressed in the window: the time begins anew.
  public func noteUse() {
    guard lastUse != nil else { return }
    lastUse = scheduler.now
    // The alarm that is set looks at the last use when it rings.
    if isEndingSoon || alarm == nil { watch() }
  }

  private var limit: MonotonicTime.Stride { .seconds(idleLimit.value * 60) }

  /// Looks how long nothing has been done, acts on it, and sets the next alarm.
  private func watch() {
    alarm = nil
    guard let lastUse, let account else { return }
    let left = limit - lastUse.distance(to: scheduler.now)
    guard left > .zero else {
      return close(
        nextName: account.signIn.account.name,
        notice: Message(
          "You were logged out because nothing was done for {count} minute.",
          "You were logged out because nothing was done for {count} minutes.",
          count: idleLimit.value))
    }
    let isEndingSoon = left <= Self.warningTime
    if isEndingSoon != self.isEndingSoon { self.isEndingSoon = isEndingSoon }
    alarm = scheduler.timerPublisher(every: isEndingSoon ? left : left - Self.warningTime)
      .autoconnect().first()
      .sink { [weak self] _ in self?.watch() }
  }
}
