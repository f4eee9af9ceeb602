import Weir

/// Takes down who signs up.
///
/// Finishes, or fails, on any thread. Cancelling the subscription abandons the attempt.
public protocol SubscriberRegistry {
  func register(_ text: String) -> AnyPublisher<Void, RegistrationFailure>
}

/// Why nobody could be signed up.
public enum RegistrationFailure: Error, Equatable, Sendable {
  /// There is nowhere to sign up to.
  case noAccountStore
  /// The account store did not answer in time.
  case timedOut
  /// The account store cannot be used now.
  case unavailable
}
