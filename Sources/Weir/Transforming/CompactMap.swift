extension Publisher {
  /// Turns each value into another with a closure, and leaves out those that become nil.
  @inlinable
  public func compactMap<T>(_ transform: @escaping (Output) -> T?)
    -> Publishers.CompactMap<Self, T>
  {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}

extension Publishers {
  /// A publisher of all values of its upstream that a closure does not turn into nil.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What makes the new value.
    public let transform: (Upstream.Output) -> Output?

    /// Makes a publisher of what a closure makes of each value, unless that is nil.
    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Inner(downstream: subscriber, transform: transform))
    }
  }
}

// What follows a transform is done in one step with it.
extension Publishers.CompactMap {
  /// Turns each value into another, or leaves it out, in one step with the transform before.
  @inlinable
  public func compactMap<T>(_ transform: @escaping (Output) -> T?)
    -> Publishers.CompactMap<Upstream, T>
  {
    let first = self.transform
    return Publishers.CompactMap<Upstream, T>(upstream: upstream) {
      first($0).flatMap(transform)
    }
  }

  /// Turns each value into another, in one step with the transform before.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).map(transform) }
  }
}

extension Publishers.CompactMap {
  @usableFromInline
  struct Inner<Downstream: Subscriber>: Subscriber, CustomStringConvertible
  where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline
    let downstream: Downstream
    @usableFromInline
    let transform: (Upstream.Output) -> Output?
    @usableFromInline
    let combineIdentifier = CombineIdentifier()

    @inlinable
    init(downstream: Downstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.downstream = downstream
      self.transform = transform
    }

    @inlinable
    var description: String { "CompactMap" }

    @inlinable
    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    /// Asks for another value in place of one that is left out.
    @inlinable
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      guard let output = transform(input) else { return .max(1) }
      return downstream.receive(output)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      downstream.receive(completion: completion)
    }
  }
}
