import Weir
import WeirText

/// The page of who is logged in: changing the password, logging out, deleting the account.
public final class AccountModel {
  /// How far something is that the account store has been asked for.
  public enum State: Equatable, Sendable {
    case idle
    case working
    case done
    case failed(AccountFailure)
  }

  /// Why the page is left.
  public enum End: Equatable, Sendable {
    case loggedOut
    case deleted
  }

  /// How long the account store may take to answer.
  public static let patience: MonotonicTime.Stride = .seconds(30)

  /// Who is logged in, and what happened to the account before.
  public let signIn: SignIn

  /// The password that is to be changed.
  public let old: Field<SecretText>
  /// The new one.
  public let new: Field<SecretText>
  /// The new one once more.
  public let repeated: Field<SecretText>
  /// All three.
  public let change: Form
  /// How far the change is.
  @Published public private(set) var changing = State.idle

  /// The password that has to be entered before the account is deleted.
  public let confirmation: Field<SecretText>
  /// That one.
  public let deletion: Form
  /// How far the deletion is.
  @Published public private(set) var deleting = State.idle

  /// The time in which no attempt with a password is looked at.
  public let lockOut: LockOut

  /// Why the account will not be remembered, though that was wanted.
  @Published public private(set) var memoryFailure: MemoryFailure?

  /// Sends once, when the page is to be left.
  public let ends: AnyPublisher<End, Never>

  /// How hard the new password is to guess; nil while there is none.
  public private(set) lazy var strength = new.strength

  private let keeper: any AccountKeeper
  private let scheduler: FormScheduler
  private let endSubject = PassthroughSubject<End, Never>()
  private var attempt: AnyCancellable?
  private var inputs: Set<AnyCancellable> = []

  public init(_ signIn: SignIn, keeper: any AccountKeeper, scheduler: FormScheduler) {
    self.signIn = signIn
    self.keeper = keeper
    self.scheduler = scheduler
    ends = endSubject.eraseToAnyPublisher()
    lockOut = LockOut(scheduler: scheduler)
    old = Field(
      "", scheduler: scheduler, approvesEarly: true,
      rules: [.required(Message("Enter your present password."))])
    new = Field(
      "", scheduler: scheduler,
      rules: [.required(Message("Choose a new password.")), .password()])
    repeated = Field(
      "", scheduler: scheduler,
      rules: [
        .required(Message("Repeat the new password.")),
        .equal(to: new, Message("This is not the same password")),
      ])
    confirmation = Field(
      "", scheduler: scheduler, approvesEarly: true,
      rules: [.required(Message("Enter your password."))])
    change = Form(old, new, repeated, unless: lockOut.obstacle)
    deletion = Form(confirmation, unless: lockOut.obstacle)
    Publishers.Merge3(old.changes, new.changes, repeated.changes)
      .sink { [weak self] in self?.forgetChange() }
      .store(in: &inputs)
    confirmation.changes
      .sink { [weak self] in self?.forgetDeletion() }
      .store(in: &inputs)
    lockOut.$secondsLeft.filter { $0 == nil }
      .sink { [weak self] _ in self?.forgetLockOut() }
      .store(in: &inputs)
  }

  /// Whether the account store is being asked for something.
  public var isWorking: Bool { changing == .working || deleting == .working }
}

// MARK: What can be done

extension AccountModel {
  /// Changes the password, or sends the focus to the first field that is not right.
  public func changePassword() {
    guard !isWorking else { return }
    change.submit { [weak self] in
      guard let self else { return }
      changing = .working
      follow(keeper.changePassword(of: signIn.account, from: old.value, to: new.value)) {
        $0.changeEnded($1)
      }
    }
  }

  /// Deletes the account, if the password is the right one.
  public func delete() {
    guard !isWorking else { return }
    deletion.submit { [weak self] in
      guard let self else { return }
      deleting = .working
      follow(keeper.delete(signIn.account, password: confirmation.value)) { $0.deletionEnded($1) }
    }
  }

  /// Leaves the page. What the account store has been asked for is not waited for any more.
  public func logOut() {
    end(.loggedOut)
  }

  /// Empties all fields; nothing is said about that. While the store is asked nothing happens.
  public func clear() {
    guard !isWorking else { return }
    change.reset()
    deletion.reset()
    forgetChange()
    forgetDeletion()
  }

  /// Takes what is wrong off the screen; what was typed stays.
  public func dismiss() {
    change.hideErrors()
    deletion.hideErrors()
    forgetChange()
    forgetDeletion()
  }
}

// MARK: Answers

extension AccountModel {
  private func follow(
    _ answer: AnyPublisher<Void, AccountFailure>,
    _ ended: @escaping (AccountModel, AccountFailure?) -> Void
  ) {
    var isDone = false
    attempt =
      answer
      .timeout(Self.patience, scheduler: scheduler, customError: { .timedOut })
      .receive(on: scheduler)
      .sink(
        receiveCompletion: { [weak self] completion in
          guard let self else { return }
          switch completion {
          case .failure(let failure): ended(self, failure)
          // An end without an answer is none.
          case .finished: ended(self, isDone ? nil : .timedOut)
          }
        },
        receiveValue: { isDone = true })
  }

  private func changeEnded(_ failure: AccountFailure?) {
    if let failure {
      changing = .failed(failure)
      followFailure(failure, of: old, orElse: new)
    } else {
      change.reset()
      changing = .done
      old.requestFocus()
    }
  }

  private func deletionEnded(_ failure: AccountFailure?) {
    if let failure {
      deleting = .failed(failure)
      followFailure(failure, of: confirmation, orElse: confirmation)
    } else {
      end(.deleted)
    }
  }

  private func followFailure(
    _ failure: AccountFailure, of given: Field<SecretText>, orElse chosen: Field<SecretText>
  ) {
    switch failure {
    case .lockedOut(let remaining):
      lockOut.begin(remaining)
      given.requestFocus()
    case .refused: chosen.requestFocus()
    case .rejected, .timedOut, .unavailable: given.requestFocus()
    }
  }

  private func end(_ end: End) {
    wipe()
    endSubject.send(end)
  }

  /// Keeps nothing of what was typed, and waits for nobody any more.
  func wipe() {
    attempt = nil
    change.reset()
    deletion.reset()
    changing = .idle
    deleting = .idle
  }

  func notRemembered(_ failure: MemoryFailure) {
    memoryFailure = failure
  }

  /// Takes old outcomes from the screen once the user has gone on typing.
  private func forgetChange() {
    if changing != .idle, changing != .working { changing = .idle }
  }

  private func forgetDeletion() {
    if deleting != .idle, deleting != .working { deleting = .idle }
  }

  private func forgetLockOut() {
    if case .failed(.lockedOut) = changing { changing = .idle }
    if case .failed(.lockedOut) = deleting { deleting = .idle }
  }
}
