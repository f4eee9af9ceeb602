extension Publisher {
  /// Sends the first value, then finishes.
  @inlinable
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }

  /// Sends the first value that passes a test, then finishes.
  @inlinable
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Sends the first value that passes a test, then finishes; fails with what the test throws.
  @inlinable
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryFirstWhere<Self>
  {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of the first value of its upstream.
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Makes a publisher of the upstream's first value.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Reduction("First", subscriber, Output?.none) { first, value in
          first.value = value
          return .stop
        } result: {
          $0
        })
    }
  }

  /// A publisher of the first value of its upstream that passes a test.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The test.
    public let predicate: (Output) -> Bool

    /// Makes a publisher of the first value that passes a test.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        // So called by Combine as well.
        Reduction("TryFirst", subscriber, Output?.none) { first, value in
          guard predicate(value) else { return .proceed }
          first.value = value
          return .stop
        } result: {
          $0
        })
    }
  }

  /// A publisher of the first value of its upstream that passes a test, which may fail.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// The test.
    public let predicate: (Output) throws -> Bool

    /// Makes a publisher of the first value that passes a test, which may throw.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == any Error {
      let predicate = predicate
      upstream.subscribe(
        Reduction(trying: "TryFirstWhere", subscriber, Output?.none) { first, value in
          guard try predicate(value) else { return .proceed }
          first.value = value
          return .stop
        } result: {
          $0
        })
    }
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}
