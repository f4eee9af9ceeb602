import Synchronization

/// A value that can only be reached while its lock is held.
///
/// `Mutex` of the standard library refuses values that are not `Sendable`; subscribers and closures
/// of the user's are not. The rule that makes this safe is ours to keep: inside `withLock` state is
/// changed and nothing of the user's runs (no closure, no downstream, no deinit). Return what is to
/// be done and do it after.
@usableFromInline
package struct Lock<Value>: ~Copyable, @unchecked Sendable {
  @usableFromInline
  let mutex: Mutex<Unchecked<Value>>

  @inlinable
  package init(_ initial: Value) {
    mutex = Mutex(Unchecked(initial))
  }

  /// Runs `body` with exclusive access to the value.
  ///
  /// Not reentrant: taking the same lock inside `body` stops the program.
  @inlinable
  package borrowing func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    mutex.withLock { state in Unchecked(body(&state.value)) }.value
  }
}

/// Carries a value across the standard library's `Sendable` checks, where a lock of ours stands in
/// for them.
@usableFromInline
package struct Unchecked<Value>: @unchecked Sendable {
  @usableFromInline
  package var value: Value

  @inlinable
  package init(_ value: Value) {
    self.value = value
  }
}
