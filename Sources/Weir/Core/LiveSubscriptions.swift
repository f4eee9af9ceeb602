import Synchronization

/// How many subscriptions are alive in this process, for tests and debugging.
///
/// Every subscription and every stateful operator holds a ``Token`` for as long as it exists in
/// memory, so the count returns to where it was once everything has been let go.
package enum LiveSubscriptions {
  private static let counter = Atomic<Int>(0)

  package static var count: Int { counter.load(ordering: .sequentiallyConsistent) }

  /// Counts one for as long as it lives: store it in the object that is to be counted.
  @usableFromInline
  package struct Token: ~Copyable {
    @usableFromInline
    package init() { LiveSubscriptions.add(1) }
    @usableFromInline
    deinit { LiveSubscriptions.add(-1) }
  }

  @usableFromInline
  static func add(_ amount: Int) {
    counter.wrappingAdd(amount, ordering: .relaxed)
  }
}
