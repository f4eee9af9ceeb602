import Weir
import WeirText

/// The accounts of an app that has no account store: it says so, and lets nobody in.
public struct NoAccountStore: Authenticator, SubscriberRegistry, AccountKeeper, StoreCustodian {
  public init() {}

  public func logIn(name: String, password: SecretText) -> AnyPublisher<SignIn, LogInFailure> {
    Fail(error: .noAccountStore).eraseToAnyPublisher()
  }

  /// Nobody has any name here.
  public func isFree(_ name: String) -> AnyPublisher<Bool, RegistrationFailure> {
    Just(true).setFailureType(to: RegistrationFailure.self).eraseToAnyPublisher()
  }

  public func register(
    name: String, password: SecretText
  ) -> AnyPublisher<Account, RegistrationFailure> {
    Fail(error: .noAccountStore).eraseToAnyPublisher()
  }

  public func changePassword(
    of account: Account, from old: SecretText, to new: SecretText
  ) -> AnyPublisher<Void, AccountFailure> {
    Fail(error: .rejected).eraseToAnyPublisher()
  }

  public func delete(
    _ account: Account, password: SecretText
  ) -> AnyPublisher<Void, AccountFailure> {
    Fail(error: .rejected).eraseToAnyPublisher()
  }

  public func putAside() -> AnyPublisher<String, StoreProblem> {
    Empty().eraseToAnyPublisher()
  }
}
