extension Publisher {
  /// Serves many subscribers from one subscription to this publisher, made when the first comes.
  ///
  /// Who comes late misses what was sent before. When the last has left, the upstream is cancelled.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}

extension Publishers {
  /// A publisher that shares one subscription to its upstream.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What is shared.
    public let upstream: Upstream

    private typealias Subject = PassthroughSubject<Upstream.Output, Upstream.Failure>
    private let inner: Autoconnect<Multicast<Upstream, Subject>>

    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = upstream.multicast { Subject() }.autoconnect()
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      inner.subscribe(subscriber)
    }

    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
  }
}
