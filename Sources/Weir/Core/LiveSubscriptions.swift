import Synchronization

/// How many subscriptions are alive in this process, for tests and debugging.
///
/// Every subscription and every stateful operator holds a ``Token`` for as long as it exists in
/// memory, so the count returns to where it was once everything has been let go.
@usableFromInline
package enum LiveSubscriptions {
  private static let counter = Atomic<Int>(0)
  private static let openScopes = Atomic<Int>(0)
  @TaskLocal private static var scope: Scope?

  package static var count: Int { counter.load(ordering: .sequentiallyConsistent) }

  /// Counts only what is made while a closure of the same task or thread runs, so that tests that
  /// run side by side do not see each other's subscriptions.
  package final class Scope: Sendable {
    fileprivate let counter = Atomic<Int>(0)

    package init() {}

    /// How many of them are alive.
    package var count: Int { counter.load(ordering: .sequentiallyConsistent) }

    package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
      openScopes.wrappingAdd(1, ordering: .relaxed)
      defer { openScopes.wrappingSubtract(1, ordering: .relaxed) }
      return try $scope.withValue(self, operation: body)
    }

    package func run<Result>(
      isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
      openScopes.wrappingAdd(1, ordering: .relaxed)
      defer { openScopes.wrappingSubtract(1, ordering: .relaxed) }
      return try await $scope.withValue(self, operation: body)
    }
  }

  /// Counts one for as long as it lives: store it in the object that is to be counted.
  @usableFromInline
  package struct Token: ~Copyable {
    private let scope: Scope?

    @usableFromInline
    package init() {
      // Looking a task-local value up costs more than the whole token; nobody but tests needs it.
      scope = openScopes.load(ordering: .relaxed) > 0 ? LiveSubscriptions.scope : nil
      counter.wrappingAdd(1, ordering: .relaxed)
      scope?.counter.wrappingAdd(1, ordering: .relaxed)
    }

    @usableFromInline
    deinit {
      counter.wrappingSubtract(1, ordering: .relaxed)
      scope?.counter.wrappingSubtract(1, ordering: .relaxed)
    }
  }
}
