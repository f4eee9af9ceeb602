extension Publisher {
  /// Sends whether all values have passed a test: false at once, true at the end.
  @inlinable
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Sends whether all values have passed a test that may throw.
  @inlinable
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryAllSatisfy<Self>
  {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of whether all values of its upstream pass a test.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The test.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes a publisher of whether all values pass a test.
    @inlinable
    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Bool, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        Reduction("AllSatisfy", subscriber, true) { isSatisfied, value in
          isSatisfied.value = predicate(value)
          return isSatisfied.value ? .proceed : .stop
        } result: {
          $0
        })
    }
  }

  /// A publisher of whether all values of its upstream pass a test, which may fail.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// The test.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes a publisher of whether all values pass a test that may throw.
    @inlinable
    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Bool, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        Reduction(trying: "TryAllSatisfy", subscriber, true) { isSatisfied, value in
          isSatisfied.value = try predicate(value)
          return isSatisfied.value ? .proceed : .stop
        } result: {
          $0
        })
    }
  }
}
