/// A publisher that knows whether anybody may see its values: that of a field for passwords sends them as
/// plain strings.
package protocol SecretSource {
  var isSecret: Bool { get }
}

extension Tracing {
  /// Whether a ``SecretSource`` that is secret is among what the publisher is made of.
  ///
  /// Only asked where sinks are printed, so it may take its time; but not that of a graph of the user's
  /// objects, which may be large.
  package static func hidesValues(of publisher: some Publisher) -> Bool {
    var budget = 500
    return isSecret(publisher, depth: 20, &budget)
  }

  private static func isSecret(_ part: Any, depth: Int, _ budget: inout Int) -> Bool {
    if let source = part as? any SecretSource { return source.isSecret }
    // What a subject is made of are its subscribers: what is below it, not where its values come from.
    guard depth > 0, !(part is any Subject) else { return false }
    for child in Mirror(reflecting: part).children {
      budget -= 1
      guard budget > 0 else { return false }
      if isSecret(child.value, depth: depth - 1, &budget) { return true }
    }
    return false
  }
}
