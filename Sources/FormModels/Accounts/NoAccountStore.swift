import Weir
import WeirText

/// The accounts of an app that has no account store: it says so, and lets nobody in.
public struct NoAccountStore: Authenticator, SubscriberRegistry {
  public init() {}

  public func logIn(name: String, password: SecretText) -> AnyPublisher<SignIn, LogInFailure> {
    Fail(error: .noAccountStore).eraseToAnyPublisher()
  }

  public func isFree(_ name: String) -> AnyPublisher<Bool, RegistrationFailure> {
    Fail(error: .noAccountStore).eraseToAnyPublisher()
  }

  public func register(
    name: String, password: SecretText
  ) -> AnyPublisher<Account, RegistrationFailure> {
    Fail(error: .noAccountStore).eraseToAnyPublisher()
  }
}
