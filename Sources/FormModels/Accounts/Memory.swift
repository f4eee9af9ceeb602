import Weir

/// Remembers who has logged in until the next start, without keeping a password: a token in the
/// user's keyring stands for it.
///
/// Results are one value or one failure, on any thread. Cancelling a subscription abandons the wait.
public protocol Memory {
  /// Whether anything can be remembered: now, and at each change. It never makes anybody wait.
  var availability: AnyPublisher<MemoryAvailability, Never> { get }

  func remember(_ account: Account) -> AnyPublisher<Void, MemoryFailure>

  /// Logs in who is remembered; nil when nobody is, or not any more.
  func recall() -> AnyPublisher<SignIn?, MemoryFailure>

  /// Remembers nobody any more.
  func forget() -> AnyPublisher<Void, MemoryFailure>
}

/// Whether anything can be remembered.
public enum MemoryAvailability: Equatable, Sendable {
  /// Nobody knows yet.
  case checking
  case available
  case unavailable(MemoryFailure)
}

/// Why nothing can be remembered.
public enum MemoryFailure: Error, Equatable, Sendable {
  /// There is no keyring.
  case noService
  /// The keyring is locked.
  case locked
  /// The keyring does not answer.
  case noAnswer
  /// The account store cannot be used now.
  case store(StoreProblem)
  /// Something else, in the words of the system.
  case other(String)
}
