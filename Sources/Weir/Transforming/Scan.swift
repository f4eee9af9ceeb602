extension Publisher {
  /// Sends what a closure makes of its last result and each value.
  @inlinable
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> Publishers.Scan<Self, T>
  {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// A publisher of the running results of a closure.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What the closure is given as the first of its results.
    public let initialResult: Output
    /// Makes the next result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes a publisher of the running results, beginning after `initialResult`.
    @inlinable
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Inner(downstream: subscriber, result: initialResult, next: nextPartialResult))
    }
  }
}

extension Publishers.Scan {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscriber, CustomStringConvertible
  where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline
    let downstream: Downstream
    @usableFromInline
    let next: (Output, Upstream.Output) -> Output
    /// Only touched while the upstream delivers, which it does one value at a time: a check for
    /// exclusive access would find nothing.
    @exclusivity(unchecked)
    @usableFromInline
    var result: Output

    @inlinable
    init(
      downstream: Downstream, result: Output,
      next: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.downstream = downstream
      self.result = result
      self.next = next
    }

    @inlinable
    var description: String { "Scan" }

    @inlinable
    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    @inlinable
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      result = next(result, input)
      return downstream.receive(result)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      downstream.receive(completion: completion)
    }
  }
}
