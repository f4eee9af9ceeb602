extension Publisher where Failure == Never {
  /// Holds this publisher back until it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension Publishers {
  /// A publisher that is held back until it is connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    private let inner: Multicast<Upstream, PassthroughSubject<Upstream.Output, Never>>

    public init(upstream: Upstream) {
      inner = upstream.multicast(subject: PassthroughSubject())
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Never {
      inner.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      inner.connect()
    }
  }
}
