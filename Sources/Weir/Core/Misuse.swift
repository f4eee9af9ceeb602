/// Stops the program because a publisher does not keep the stream contract, and says how.
@usableFromInline
enum Misuse {
  /// For values that the operator keeps account of. Most others just drop a surplus, or pass it on.
  @usableFromInline
  @inline(never)
  static func surplus(_ name: StaticString) -> Never {
    preconditionFailure(
      """
      \(name) got a value that it had not asked for. A publisher may only send as many values as \
      its subscriber has requested.
      """)
  }

  @usableFromInline
  @inline(never)
  static func secondFailure(_ name: StaticString) -> Never {
    preconditionFailure(
      """
      The publisher above \(name) failed twice. A publisher has to be silent after its end.
      """)
  }

  @usableFromInline
  @inline(never)
  static func endBeforeSubscription(_ name: StaticString) -> Never {
    preconditionFailure(
      """
      A publisher that \(name) subscribed to ended before it had sent a subscription. Send the \
      subscription first.
      """)
  }
}
