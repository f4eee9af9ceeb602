import Weir
import WeirText

/// Changes accounts for those who know their password.
///
/// The results are one value or one failure, on any thread. Cancelling a subscription abandons the
/// wait; what has begun may still happen.
public protocol AccountKeeper {
  func changePassword(
    of account: Account, from old: SecretText, to new: SecretText
  ) -> AnyPublisher<Void, AccountFailure>

  func delete(_ account: Account, password: SecretText) -> AnyPublisher<Void, AccountFailure>
}

/// Why an account was not changed.
public enum AccountFailure: Error, Equatable, Sendable {
  /// The password given is not the account's.
  case rejected
  /// Too many attempts have failed: no other is looked at before so much time is over.
  case lockedOut(remaining: MonotonicTime.Stride)
  /// The new password breaks a rule.
  case refused(PasswordProblem)
  /// The account store did not answer in time.
  case timedOut
  /// The account store cannot be used now.
  case unavailable(StoreProblem)
}
