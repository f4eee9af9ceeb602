extension Publisher {
  /// Turns a failure into another with a closure.
  @inlinable
  public func mapError<E>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E>
  where E: Error {
    Publishers.MapError(upstream: self, transform)
  }
}

extension Publishers {
  /// A publisher that turns the failure of its upstream into another.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    /// Where the values come from.
    public let upstream: Upstream
    /// What makes the new failure.
    public let transform: (Upstream.Failure) -> Failure

    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    @inlinable
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.init(upstream: upstream, transform: map)
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, transform: transform))
    }
  }
}

extension Publishers.MapError {
  @usableFromInline
  struct Inner<Downstream: Subscriber>: Subscriber, CustomStringConvertible
  where Downstream.Input == Output, Downstream.Failure == Failure {
    @usableFromInline
    let downstream: Downstream
    @usableFromInline
    let transform: (Upstream.Failure) -> Failure
    @usableFromInline
    let combineIdentifier = CombineIdentifier()

    @inlinable
    init(downstream: Downstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.downstream = downstream
      self.transform = transform
    }

    @inlinable
    var description: String { "MapError" }

    @inlinable
    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    @inlinable
    func receive(_ input: Output) -> Subscribers.Demand {
      downstream.receive(input)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      switch completion {
      case .finished: downstream.receive(completion: .finished)
      case .failure(let error): downstream.receive(completion: .failure(transform(error)))
      }
    }
  }
}
