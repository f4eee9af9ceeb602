extension Publisher {
  /// Sends what a closure has made of all values when the upstream finishes.
  ///
  /// The result waits until it is asked for. If there was no value the initial result is sent at once.
  @inlinable
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> Publishers.Reduce<Self, T>
  {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends what a closure has made of all values, or fails with what it throws.
  @inlinable
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// A publisher of what a closure makes of all values of its upstream.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What the closure is given as the first of its results.
    public let initial: Output
    /// Makes the next result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes a publisher of the result that `nextPartialResult` makes, beginning with `initial`.
    @inlinable
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let next = nextPartialResult
      upstream.subscribe(
        Reduction("Reduce", subscriber, initial) { result, value in
          result.value = next(result.value, value)
          return .proceed
        } result: {
          $0
        })
    }
  }

  /// A publisher of what a closure, which may throw, makes of all values of its upstream.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// What the closure is given as the first of its results.
    public let initial: Output
    /// Makes the next result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Makes a publisher of the result that `nextPartialResult` makes, beginning with `initial`.
    @inlinable
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == any Error {
      let next = nextPartialResult
      upstream.subscribe(
        Reduction(trying: "TryReduce", subscriber, initial) { result, value in
          result.value = try next(result.value, value)
          return .proceed
        } result: {
          $0
        })
    }
  }
}
