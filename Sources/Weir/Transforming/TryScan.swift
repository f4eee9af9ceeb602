extension Publisher {
  /// Sends what a closure makes of its last result and each value; an error it throws ends the
  /// stream.
  @inlinable
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// A publisher of the running results of a closure that may throw.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// What the closure is given as the first of its results.
    public let initialResult: Output
    /// Makes the next result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes a publisher of the running results, beginning after `initialResult`.
    @inlinable
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == any Error {
      upstream.subscribe(
        Inner(downstream: subscriber, result: initialResult, next: nextPartialResult))
    }
  }
}

extension Publishers.TryScan {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == Output, Downstream.Failure == any Error {
    @usableFromInline
    let downstream: Downstream
    @usableFromInline
    let next: (Output, Upstream.Output) throws -> Output
    @usableFromInline
    let link = Lifeline("TryScan")
    /// Only touched while the upstream delivers, which it does one value at a time: a check for
    /// exclusive access would find nothing.
    @exclusivity(unchecked)
    @usableFromInline
    var result: Output

    @inlinable
    init(
      downstream: Downstream, result: Output,
      next: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.downstream = downstream
      self.result = result
      self.next = next
    }

    @inlinable
    var combineIdentifier: CombineIdentifier { link.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) {
      if link.begin(subscription) { downstream.receive(subscription: link) }
    }

    /// Passes whatever comes; only the first error, and only of a live stream, is told.
    @inlinable
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      do {
        result = try next(result, input)
        return downstream.receive(result)
      } catch {
        if link.stop() { downstream.receive(completion: .failure(error)) }
        return .none
      }
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      if link.end() { downstream.receive(completion: completion.eraseFailure()) }
    }
  }
}
