import Weir

/// Runs `body` and throws ``LeakedSubscriptions`` if a subscription made in it is alive afterwards.
///
/// Works in any test framework: let the test throw.
///
/// ```swift
/// @Test func `closing the form ends its streams`() throws {
///   try expectNoLeaks {
///     let form = FormModel()
///     let recorder = form.canSubmit.record()
///     recorder.cancel()
///   }
/// }
/// ```
///
/// Only subscriptions made by the calling task or thread are counted, so tests that run side by side
/// do not disturb each other; what another thread subscribes to meanwhile is not seen.
public func expectNoLeaks<Result>(_ body: () throws -> Result) throws -> Result {
  let scope = LiveSubscriptions.Scope()
  let result = try scope.run(body)
  try LeakedSubscriptions.check(scope)
  return result
}

/// Runs `body` and throws ``LeakedSubscriptions`` if a subscription made in it is alive afterwards.
public func expectNoLeaks<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async throws -> Result {
  let scope = LiveSubscriptions.Scope()
  let result = try await scope.run(body)
  try LeakedSubscriptions.check(scope)
  return result
}

/// Says that subscriptions outlived the test that made them.
public struct LeakedSubscriptions: Error, Equatable, CustomStringConvertible {
  /// How many are still alive.
  public let count: Int

  public var description: String {
    let subject = count == 1 ? "1 subscription is" : "\(count) subscriptions are"
    return """
      \(subject) still alive at the end of expectNoLeaks. Cancel what has not ended, and look for \
      an object that holds a token of a stream into itself.
      """
  }

  fileprivate static func check(_ scope: LiveSubscriptions.Scope) throws {
    if scope.count != 0 { throw LeakedSubscriptions(count: scope.count) }
  }
}
