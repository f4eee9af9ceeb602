extension Publisher {
  /// Turns each value into another with a closure.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Replaces nil values with `output`.
  @inlinable
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    Publishers.Map(upstream: self) { $0 ?? output }
  }
}

extension Publishers {
  /// A publisher that turns each value of its upstream into another.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What makes the new value.
    public let transform: (Upstream.Output) -> Output

    /// Makes a publisher of what a closure makes of each value.
    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Inner(downstream: subscriber, name: "Map", transform: transform))
    }
  }
}

// Two maps in a row are one.
extension Publishers.Map {
  /// Turns each value into another, in one step with the transform before.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
    let first = self.transform
    return Publishers.Map<Upstream, T>(upstream: upstream) { transform(first($0)) }
  }

  /// Turns each value into another, in one step with the transform before; an error thrown ends the
  /// stream.
  @inlinable
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T)
    -> Publishers.TryMap<Upstream, T>
  {
    let first = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }
  }
}

extension Publishers.Map {
  @usableFromInline
  struct Inner<Downstream: Subscriber>: Subscriber, CustomStringConvertible
  where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline
    let downstream: Downstream
    @usableFromInline
    let name: StaticString
    @usableFromInline
    let transform: (Upstream.Output) -> Output
    @usableFromInline
    let combineIdentifier = CombineIdentifier()

    @inlinable
    init(
      downstream: Downstream, name: StaticString,
      transform: @escaping (Upstream.Output) -> Output
    ) {
      self.downstream = downstream
      self.name = name
      self.transform = transform
    }

    @inlinable
    var description: String { name.description }

    @inlinable
    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    @inlinable
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      downstream.receive(transform(input))
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      downstream.receive(completion: completion)
    }
  }
}
