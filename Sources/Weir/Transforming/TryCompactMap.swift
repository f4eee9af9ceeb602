extension Publisher {
  /// Turns each value into another, leaves out those that become nil, fails with what the closure
  /// throws.
  @inlinable
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?)
    -> Publishers.TryCompactMap<Self, T>
  {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}

extension Publishers {
  /// A publisher of all values of its upstream that a closure does not turn into nil, or a failure.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// What makes the new value.
    public let transform: (Upstream.Output) throws -> Output?

    /// Makes a publisher of what a closure, which may throw, makes of each value, unless nil.
    @inlinable
    public init(
      upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?
    ) {
      self.upstream = upstream
      self.transform = transform
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == any Error {
      let transform = transform
      upstream.subscribe(
        Throwing("TryCompactMap", refusing: .early, subscriber) { input, downstream, _ in
          guard let output = try transform(input) else { return .max(1) }
          return downstream.receive(output)
        })
    }
  }
}

extension Publishers.TryCompactMap {
  /// Turns each value into another, or leaves it out, in one step with the transform before.
  @inlinable
  public func compactMap<T>(_ transform: @escaping (Output) throws -> T?)
    -> Publishers.TryCompactMap<Upstream, T>
  {
    let first = self.transform
    return Publishers.TryCompactMap<Upstream, T>(upstream: upstream) {
      try first($0).flatMap(transform)
    }
  }
}
