import FormModels
import Weir
import WeirText

/// "Remember me": a random token in the user's keyring, of which the store has a digest; never the
/// password.
///
/// On the thread of the main loop, and never waiting for more than ``patience``: a keyring that is
/// absent, locked or silent is said to be so, and everything else goes on without it.
public final class KeyringMemory: Memory {
  /// How long the keyring may take to answer.
  public static let patience: MonotonicTime.Stride = .seconds(5)

  private let store: AccountStore
  private let keyring: any Keyring
  private let scheduler: FormScheduler
  private let label: String
  private let state = CurrentValueSubject<MemoryAvailability, Never>(.checking)
  private let doubts = PassthroughSubject<Void, Never>()
  private var watch: AnyCancellable?

  /// Uses the keyring of the desktop.
  ///
  /// - Parameters:
  ///   - store: Where tokens are made and judged.
  ///   - scheduler: The main loop.
  ///   - label: What programs that show the keyring call the token, in the user's language.
  public convenience init(store: AccountStore, scheduler: FormScheduler, label: String) {
    self.init(store: store, keyring: SecretService(), scheduler: scheduler, label: label)
  }

  init(store: AccountStore, keyring: any Keyring, scheduler: FormScheduler, label: String) {
    self.store = store
    self.keyring = keyring
    self.scheduler = scheduler
    self.label = label
    watch = keyring.changes.merge(with: doubts).prepend(())
      .map { [keyring, scheduler] in
        Self.patiently(keyring.look(), on: scheduler)
          .map { MemoryAvailability.available }
          .catch { Just(.unavailable($0)) }
      }
      .switchToLatest()
      .removeDuplicates()
      .sink { [state] in state.send($0) }
  }

  /// Whether the keyring can be used: at once what is known, then each change.
  public var availability: AnyPublisher<MemoryAvailability, Never> {
    state.eraseToAnyPublisher()
  }

  public func remember(_ account: Account) -> AnyPublisher<Void, MemoryFailure> {
    let (store, keyring, scheduler, label) = (store, keyring, scheduler, label)
    return store.issueToken(for: account)
      .mapError(MemoryFailure.store)
      .receive(on: scheduler)
      .flatMap { token -> AnyPublisher<Void, MemoryFailure> in
        guard let token else {
          return Fail(error: .other("no such account")).eraseToAnyPublisher()
        }
        return Self.patiently(keyring.store(token, label: label), on: scheduler)
          .catch { failure in
            // A token that nobody keeps is good for nobody but a thief.
            store.revoke(token).mapError(MemoryFailure.store).receive(on: scheduler)
              .flatMap { Fail<Void, MemoryFailure>(error: failure) }
          }
          .eraseToAnyPublisher()
      }
      .handleEvents(receiveCompletion: { [weak self] in self?.doubt(after: $0) })
      .eraseToAnyPublisher()
  }

  public func recall() -> AnyPublisher<SignIn?, MemoryFailure> {
    let (store, keyring, scheduler) = (store, keyring, scheduler)
    return Self.patiently(keyring.lookUp(), on: scheduler)
      .flatMap { token -> AnyPublisher<SignIn?, MemoryFailure> in
        guard let token else {
          return Just(nil).setFailureType(to: MemoryFailure.self).eraseToAnyPublisher()
        }
        return store.signIn(token: token)
          .mapError(MemoryFailure.store)
          .receive(on: scheduler)
          .flatMap { signIn -> AnyPublisher<SignIn?, MemoryFailure> in
            guard signIn == nil else {
              return Just(signIn).setFailureType(to: MemoryFailure.self).eraseToAnyPublisher()
            }
            // The token is good for nothing any more.
            return Self.patiently(keyring.clear(), on: scheduler).map { nil }.eraseToAnyPublisher()
          }
          .eraseToAnyPublisher()
      }
      .handleEvents(receiveCompletion: { [weak self] in self?.doubt(after: $0) })
      .eraseToAnyPublisher()
  }

  public func forget() -> AnyPublisher<Void, MemoryFailure> {
    let (store, keyring, scheduler) = (store, keyring, scheduler)
    return Self.patiently(keyring.lookUp(), on: scheduler)
      .flatMap { token -> AnyPublisher<Void, MemoryFailure> in
        guard let token else {
          return Just(()).setFailureType(to: MemoryFailure.self).eraseToAnyPublisher()
        }
        return store.revoke(token)
          .mapError(MemoryFailure.store)
          .receive(on: scheduler)
          .flatMap { Self.patiently(keyring.clear(), on: scheduler) }
          .eraseToAnyPublisher()
      }
      .handleEvents(receiveCompletion: { [weak self] in self?.doubt(after: $0) })
      .eraseToAnyPublisher()
  }

  /// Looks anew after a failure: what was available may not be any more.
  private func doubt(after completion: Subscribers.Completion<MemoryFailure>) {
    if case .failure = completion { doubts.send() }
  }

  private static func patiently<Output>(
    _ answer: AnyPublisher<Output, MemoryFailure>, on scheduler: FormScheduler
  ) -> some Publisher<Output, MemoryFailure> {
    answer.timeout(patience, scheduler: scheduler, customError: { .noAnswer })
  }
}
