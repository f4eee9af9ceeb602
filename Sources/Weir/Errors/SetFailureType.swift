extension Publisher where Failure == Never {
  /// Gives a publisher that cannot fail a type of failure, so that it fits one that can.
  @inlinable
  public func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  where E: Error {
    Publishers.SetFailureType(upstream: self)
  }
}

extension Publishers {
  /// A publisher that cannot fail, under a type of failure.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    /// Where the values come from.
    public let upstream: Upstream

    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber))
    }

    @inlinable
    public func setFailureType<E>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E>
    where E: Error {
      Publishers.SetFailureType(upstream: upstream)
    }
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publishers.SetFailureType {
  @usableFromInline
  struct Inner<Downstream: Subscriber>: Subscriber, CustomStringConvertible
  where Downstream.Input == Output, Downstream.Failure == Failure {
    @usableFromInline
    let downstream: Downstream
    @usableFromInline
    let combineIdentifier = CombineIdentifier()

    @inlinable
    init(downstream: Downstream) {
      self.downstream = downstream
    }

    @inlinable
    var description: String { "SetFailureType" }

    @inlinable
    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    @inlinable
    func receive(_ input: Output) -> Subscribers.Demand {
      downstream.receive(input)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Never>) {
      downstream.receive(completion: .finished)
    }
  }
}
