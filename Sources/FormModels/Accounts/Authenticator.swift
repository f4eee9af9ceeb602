import Weir
import WeirText

/// Checks a name and a password.
///
/// The result is one sign-in or one failure, on any thread. Cancelling the subscription abandons the
/// attempt.
public protocol Authenticator {
  func logIn(name: String, password: SecretText) -> AnyPublisher<SignIn, LogInFailure>
}

/// Why nobody could be logged in.
public enum LogInFailure: Error, Equatable, Sendable {
  /// Name and password do not belong together. Which of them is wrong is not told.
  case rejected
  /// Too many attempts have failed: no other is looked at before so much time is over. It is the
  /// same for names that nobody has.
  case lockedOut(remaining: MonotonicTime.Stride)
  /// There is nothing to check against.
  case noAccountStore
  /// The account store did not answer in time.
  case timedOut
  /// The account store cannot be used now.
  case unavailable(StoreProblem)
}
