import Weir
import WeirText

/// Takes down who signs up.
///
/// The results are one value or one failure, on any thread. Cancelling a subscription abandons the
/// attempt.
public protocol SubscriberRegistry {
  /// Whether nobody has the name yet. Upper and lower case make no other name.
  func isFree(_ name: String) -> AnyPublisher<Bool, RegistrationFailure>

  /// Makes an account.
  func register(name: String, password: SecretText) -> AnyPublisher<Account, RegistrationFailure>
}

/// Why nobody could be signed up.
public enum RegistrationFailure: Error, Equatable, Sendable {
  /// Somebody has the name.
  case taken
  /// The password breaks a rule.
  case refused(PasswordProblem)
  /// The name is too long, or has characters in it that no name may have.
  case badName
  /// There is nowhere to sign up to.
  case noAccountStore
  /// The account store did not answer in time.
  case timedOut
  /// The account store cannot be used now.
  case unavailable(StoreProblem)
}
