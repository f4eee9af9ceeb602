extension Tracing {
  /// Whether `WEIR_TRACE` asks for sinks, assignments and bindings as well.
  @usableFromInline
  static let followsSubscribers = TracePrinter.requested != nil

  /// Subscribes; if `WEIR_TRACE` asks for it, tells of that as of a stream with the name of the kind of
  /// subscriber.
  ///
  /// The way is chosen at the subscription, so that a value costs nothing where nobody has asked.
  @inlinable
  package static func subscribe<Upstream: Publisher, Downstream: Subscriber>(
    _ subscriber: Downstream, to publisher: Upstream, _ kind: String, file: StaticString,
    line: UInt
  ) where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    if followsSubscribers {
      follow(subscriber, to: publisher, kind, file: file, line: line)
    } else {
      publisher.subscribe(subscriber)
    }
  }

  @usableFromInline @inline(never)
  static func follow<Upstream: Publisher, Downstream: Subscriber>(
    _ subscriber: Downstream, to publisher: Upstream, _ kind: String, file: StaticString,
    line: UInt
  ) where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    let label = TraceLabel(kind, file: file, line: line, isSubscriber: true)
    Publishers.Trace(
      upstream: publisher, label: label,
      describing: hidesValues(of: publisher) ? { _ in "•••" } : nil
    )
    .subscribe(subscriber)
  }
}
