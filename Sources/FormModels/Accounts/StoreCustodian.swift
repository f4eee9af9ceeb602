import Weir

/// Looks after the file that the accounts are kept in.
public protocol StoreCustodian {
  /// Moves the file out of the way, so that the next one who signs up begins a new store. Nothing is
  /// deleted.
  ///
  /// The result is the path that the old file has now or one failure, on any thread. Call it only
  /// when the user has said so: nobody who had an account can log in afterwards.
  func putAside() -> AnyPublisher<String, StoreProblem>
}
