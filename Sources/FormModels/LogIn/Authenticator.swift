import Weir

/// Checks a name and a password.
///
/// The result is one account or one failure, on any thread. Cancelling the subscription abandons
/// the attempt.
public protocol Authenticator {
  func logIn(name: String, password: Secret<String>) -> AnyPublisher<Account, LogInFailure>
}

/// Who has logged in.
public struct Account: Equatable, Sendable {
  /// The name as it was registered.
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

/// Why nobody could be logged in.
public enum LogInFailure: Error, Equatable, Sendable {
  /// Name and password do not belong together. Which of them is wrong is not told.
  case rejected
  /// There is nothing to check against.
  case noAccountStore
  /// The account store did not answer in time.
  case timedOut
  /// The account store cannot be used now.
  case unavailable
}

/// The authenticator of an app that has no account store: it says so, and lets nobody in.
public struct NoAccountStore: Authenticator, SubscriberRegistry {
  public init() {}

  public func logIn(
    name: String, password: Secret<String>
  ) -> AnyPublisher<Account, LogInFailure> {
    Fail(error: .noAccountStore).eraseToAnyPublisher()
  }

  public func register(_ text: String) -> AnyPublisher<Void, RegistrationFailure> {
    Fail(error: .noAccountStore).eraseToAnyPublisher()
  }
}
