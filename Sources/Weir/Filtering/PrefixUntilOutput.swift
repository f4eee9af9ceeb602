extension Publisher {
  /// Passes values until another publisher sends one, then finishes.
  ///
  /// If that one ends without a value, values go on passing. It is asked for one value.
  @inlinable
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

    /// Passes the values of `upstream` until `other` sends one.
    @inlinable
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let runner = Runner("PrefixUntilOutput", Triggered(isOpen: true), subscriber)
      runner.await(other) { machine, outbox, event in
        guard machine.trigger.isLive else { return nil }
        guard case .completion = event else {
          // It may come before the upstream's subscription, which is when this one is handed down.
          if machine.mayHandDown() { outbox.run { runner.handDown() } }
          outbox.finish(.finished)
          return nil
        }
        return machine.trigger.end()
      }
      runner.pass(upstream)
    }
  }
}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
