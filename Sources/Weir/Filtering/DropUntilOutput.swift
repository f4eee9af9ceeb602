extension Publisher {
  /// Leaves out values until another publisher has sent one.
  ///
  /// If that one ends without a value, so does the stream.
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

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let runner = Runner("DropUntilOutput", Triggered(isOpen: false), subscriber)
      runner.handDown()
      runner.await(other) { machine, outbox, event in
        switch event {
        case .value:
          machine.isOpen = true
        case .completion(let completion):
          if !machine.isOpen { outbox.finish(completion) }
        }
      }
      runner.pass(upstream)
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
