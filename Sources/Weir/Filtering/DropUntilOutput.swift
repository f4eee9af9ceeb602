extension Publisher {
  /// Leaves out values until another publisher has sent one.
  ///
  /// If that one ends without a value, so does the stream. It is asked for one value, and cancelled
  /// with the stream.
  @inlinable
  public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P: Publisher, Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}

extension Publishers {
  /// A publisher of the values of its upstream that come after another has sent one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whose first value is waited for.
    public let other: Other

    /// Leaves out the values of `upstream` until `other` has sent one.
    @inlinable
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let runner = Runner("DropUntilOutput", Triggered(isOpen: false), subscriber)
      runner.update { machine, _ in machine.isHandedDown = true }
      runner.handDown()
      runner.await(other) { machine, outbox, event in
        switch event {
        case .value:
          // Like Combine it does not cancel the other now, but only with the stream.
          if machine.trigger.isLive { machine.isOpen = true }
          return nil
        case .completion(let completion):
          if !machine.isOpen { outbox.finish(completion) }
          return machine.trigger.end()
        }
      }
      runner.pass(upstream)
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
