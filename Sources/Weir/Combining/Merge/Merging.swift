/// How a ``Funnel`` merges. An input that sends more than it was asked for has only its last value
/// kept, as with Combine.
@usableFromInline
enum Merging: FunnelManner {
  @inlinable
  static var refusesNone: Bool { false }
  @inlinable
  static var keepsSurplus: Bool { false }
  @inlinable
  static var failureCancelsAll: Bool { true }

  /// Makes the runner for `count` inputs and hands it down.
  @inlinable
  static func runner<Downstream: Subscriber>(_ downstream: Downstream, _ count: Int)
    -> Runner<Funnel<Downstream.Input, Downstream.Failure, Self>, Downstream>
  {
    let runner = Runner(
      "Merge", Funnel<Downstream.Input, Downstream.Failure, Self>(announcing: count), downstream)
    runner.handDown()
    if count == 0 { runner.update { _, outbox in outbox.finish(.finished) } }
    return runner
  }
}
