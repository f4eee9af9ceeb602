import Dispatch
import FormModels
import Synchronization
import Weir
import WeirText

/// Accounts in a file of the user's: the real login and sign-up.
///
/// ```swift
/// let store = AccountStore()
/// let attempt = store.logIn(name: "ada", password: password)
///   .receive(on: scheduler)
///   .sink(receiveCompletion: { … }, receiveValue: { print($0.account.name) })
/// ```
///
/// Each publisher does its work when somebody subscribes, on a queue of the store's own, one after
/// the other, and gives one value or one failure there. A subscription that is cancelled before its
/// work has begun is not worked for; what has begun is done, and tells nobody.
///
/// Several stores, and several processes, may use one file. <doc:ThreatModel> says what it protects
/// from whom.
public final class AccountStore: Sendable {
  let queue = DispatchQueue(label: "io.github.weir.Forms.accounts")
  private let ledger: Unchecked<Ledger>

  /// The path of the file.
  public let path: String

  /// The user's own accounts: `$XDG_DATA_HOME/weir-forms/accounts.db`. The file is opened when it is
  /// needed first.
  public convenience init() {
    self.init(Ledger())
  }

  /// - Parameter ledger: Nobody else may use it.
  init(_ ledger: sending Ledger) {
    path = ledger.file.path
    self.ledger = Unchecked(ledger)
  }

  /// Lets go of the file, after all that has begun is done. The next call opens it again.
  public func close() {
    queue.sync { ledger.value.close() }
  }

  /// Does something on the queue for each who subscribes.
  private func answer<Output, Failure>(
    _ work: @escaping @Sendable (Ledger) throws(Failure) -> Output
  ) -> AnyPublisher<Output, Failure> {
    Deferred { [queue, ledger] in
      let isWanted = Flag()
      return Future<Output, Failure> { promise in
        let promise = Unchecked(promise)
        queue.async {
          guard isWanted.value.load(ordering: .relaxed) else { return }
          do throws(Failure) {
            promise.value(.success(try work(ledger.value)))
          } catch {
            promise.value(.failure(error))
          }
        }
      }
      .handleEvents(receiveCancel: { isWanted.value.store(false, ordering: .relaxed) })
    }
    .eraseToAnyPublisher()
  }
}

private final class Flag: Sendable {
  let value = Atomic(true)
}

extension AccountStore: Authenticator {
  public func logIn(name: String, password: SecretText) -> AnyPublisher<SignIn, LogInFailure> {
    answer { (ledger) throws(LogInFailure) in try ledger.logIn(name: name, password: password) }
  }
}

extension AccountStore: SubscriberRegistry {
  public func isFree(_ name: String) -> AnyPublisher<Bool, RegistrationFailure> {
    answer { (ledger) throws(RegistrationFailure) in try ledger.isFree(name) }
  }

  public func register(
    name: String, password: SecretText
  ) -> AnyPublisher<Account, RegistrationFailure> {
    answer { (ledger) throws(RegistrationFailure) in
      try ledger.register(name: name, password: password)
    }
  }
}

extension AccountStore: AccountKeeper {
  public func changePassword(
    of account: Account, from old: SecretText, to new: SecretText
  ) -> AnyPublisher<Void, AccountFailure> {
    answer { (ledger) throws(AccountFailure) in
      try ledger.changePassword(of: account, from: old, to: new)
    }
  }

  public func delete(
    _ account: Account, password: SecretText
  ) -> AnyPublisher<Void, AccountFailure> {
    answer { (ledger) throws(AccountFailure) in try ledger.delete(account, password: password) }
  }
}

extension AccountStore: StoreCustodian {
  public func putAside() -> AnyPublisher<String, StoreProblem> {
    answer { (ledger) throws(StoreProblem) in try ledger.putAside() }
  }
}

// MARK: Tokens

extension AccountStore {
  /// Makes a token that signs an account in, for 90 days. The store keeps a digest of it only.
  ///
  /// - Returns: Nil when there is no such account any more.
  public func issueToken(for account: Account) -> AnyPublisher<SecretText?, StoreProblem> {
    answer { (ledger) throws(StoreProblem) in try ledger.issueToken(for: account) }
  }

  /// Signs in who has a token; nil when it is not good, or not any more.
  public func signIn(token: SecretText) -> AnyPublisher<SignIn?, StoreProblem> {
    answer { (ledger) throws(StoreProblem) in try ledger.signIn(token: token) }
  }

  /// Voids one token.
  public func revoke(_ token: SecretText) -> AnyPublisher<Void, StoreProblem> {
    answer { (ledger) throws(StoreProblem) in try ledger.revoke(token) }
  }

  /// Voids every token of an account.
  public func revokeTokens(of account: Account) -> AnyPublisher<Void, StoreProblem> {
    answer { (ledger) throws(StoreProblem) in try ledger.revokeTokens(of: account) }
  }
}
