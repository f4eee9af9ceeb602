import Synchronization

/// Lets deliveries through until it is closed, and tells who has to clear up after that.
///
/// A value that is on its way uses what the gate protects (closures, a downstream); closing from
/// another thread must not take it away under its feet. The one who closes an empty gate clears up;
/// if deliveries are inside, the last one to leave does.
@usableFromInline
struct Gate: ~Copyable {
  // Bit 0: closed. The bits above: how many are inside.
  @usableFromInline
  let word = Atomic<Int>(0)

  @inlinable
  init() {}

  /// Whether the gate is open; if so the caller is inside and must leave.
  @inlinable
  func enter() -> Bool {
    if word.wrappingAdd(2, ordering: .acquiring).oldValue & 1 == 0 { return true }
    word.wrappingSubtract(2, ordering: .relaxed)
    return false
  }

  /// Leaves. Answers whether the caller has to clear up.
  @inlinable
  func leave() -> Bool {
    word.wrappingSubtract(2, ordering: .acquiringAndReleasing).newValue == 1
  }

  /// Closes. Answers whether the caller has to clear up: true at most once.
  @inlinable
  func close() -> Bool {
    word.bitwiseOr(1, ordering: .acquiringAndReleasing).oldValue == 0
  }

  /// Closes, called by one who is inside. Answers whether this call has closed it.
  @inlinable
  func closeFromInside() -> Bool {
    word.bitwiseOr(1, ordering: .acquiringAndReleasing).oldValue & 1 == 0
  }

  /// Whether it has been closed.
  @inlinable
  var isClosed: Bool { word.load(ordering: .acquiring) & 1 == 1 }
}
