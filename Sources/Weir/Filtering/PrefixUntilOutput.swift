extension Publisher {
  /// Passes values until another publisher sends one, then finishes.
  ///
  /// If that one ends without a value, values go on passing.
  public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P>
  where P: Publisher {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}

extension Publishers {
  /// A publisher of the values of its upstream that come before another sends one.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whose first value ends the stream.
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let runner = Runner("PrefixUntilOutput", Triggered(isOpen: true), subscriber)
      runner.handDown()
      runner.await(other) { _, outbox, event in
        if case .value = event { outbox.finish(.finished) }
      }
      runner.pass(upstream)
    }
  }
}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
