extension Publisher {
  /// Sends the last value when the upstream finishes.
  @inlinable
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }

  /// Sends the last value that passes a test when the upstream finishes.
  @inlinable
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Sends the last value that passes a test when the upstream finishes; fails with what the test throws.
  @inlinable
  public func tryLast(where predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryLastWhere<Self>
  {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of the last value of its upstream.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Makes a publisher of the upstream's last value.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Reduction("Last", subscriber, Output?.none) { last, value in
          last.value = value
          return .proceed
        } result: {
          $0
        })
    }
  }

  /// A publisher of the last value of its upstream that passes a test.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The test.
    public let predicate: (Output) -> Bool

    /// Makes a publisher of the last value that passes a test.
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
        Reduction("LastWhere", subscriber, Output?.none) { last, value in
          guard predicate(value) else { return .proceed }
          last.value = value
          return .proceed
        } result: {
          $0
        })
    }
  }

  /// A publisher of the last value of its upstream that passes a test, which may fail.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// The test.
    public let predicate: (Output) throws -> Bool

    /// Makes a publisher of the last value that passes a test, which may throw.
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
        Reduction(trying: "TryLastWhere", subscriber, Output?.none) { last, value in
          guard try predicate(value) else { return .proceed }
          last.value = value
          return .proceed
        } result: {
          $0
        })
    }
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}
