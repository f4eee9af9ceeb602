import FormModels
import Weir
import WeirText

/// A place outside the program that keeps one secret of it, and may be slow, closed or not there.
///
/// All of it on the thread of the main loop. Each publisher does its work when somebody subscribes, and
/// gives one value or one failure; cancelling abandons the wait.
protocol Keyring: AnyObject {
  /// Sends each time the keyring comes, goes, is locked or is opened.
  var changes: AnyPublisher<Void, Never> { get }

  /// Whether it is there and open.
  func look() -> AnyPublisher<Void, MemoryFailure>

  /// Keeps a secret in place of the one before.
  ///
  /// - Parameter label: What programs that show the keyring call it.
  func store(_ secret: SecretText, label: String) -> AnyPublisher<Void, MemoryFailure>

  /// The secret; nil when none is kept.
  func lookUp() -> AnyPublisher<SecretText?, MemoryFailure>

  /// Keeps nothing any more.
  func clear() -> AnyPublisher<Void, MemoryFailure>
}
