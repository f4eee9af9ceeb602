extension Publisher {
  /// Sends whether all values have passed a test: false at once, true at the end.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Sends whether all values have passed a test that may throw.
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

    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Bool, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        Reduction("AllSatisfy", subscriber, true) {
          isSatisfied, value in
          isSatisfied = predicate(value)
          return isSatisfied ? .proceed : .stop
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

    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Bool, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        Reduction(trying: "TryAllSatisfy", subscriber, true) {
          isSatisfied, value in
          isSatisfied = try predicate(value)
          return isSatisfied ? .proceed : .stop
        } result: {
          $0
        })
    }
  }
}
