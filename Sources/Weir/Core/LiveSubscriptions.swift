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
  /// What is alive in each scope, by its number.
  private static let scopes = Lock<[UInt32: Int]>([:])
  private static let lastScope = Atomic<UInt32>(0)

  package static var count: Int { counter.load(ordering: .sequentiallyConsistent) }

  /// Counts only what is made while a closure of the same task or thread runs, so that tests that
  /// run side by side do not see each other's subscriptions.
  package final class Scope: Sendable {
    fileprivate let number = lastScope.wrappingAdd(1, ordering: .relaxed).newValue

    package init() {
      scopes.withLock { $0[number] = 0 }
    }

    deinit {
      scopes.withLock { $0[number] = nil }
    }

    /// How many of them are alive.
    package var count: Int { scopes.withLock { $0[number] ?? 0 } }

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
    /// The number of the scope it was made in; 0 if in none.
    private let scope: UInt32

    @usableFromInline
    package init() {
      // Looking a task-local value up costs more than the whole token; nobody but tests needs it.
      scope = openScopes.load(ordering: .relaxed) > 0 ? LiveSubscriptions.scope?.number ?? 0 : 0
      counter.wrappingAdd(1, ordering: .relaxed)
      if scope != 0 { LiveSubscriptions.add(1, to: scope) }
    }

    @usableFromInline
    deinit {
      counter.wrappingSubtract(1, ordering: .relaxed)
      if scope != 0 { LiveSubscriptions.add(-1, to: scope) }
    }
  }

  private static func add(_ change: Int, to scope: UInt32) {
    scopes.withLock { $0[scope]? += change }
  }
}
