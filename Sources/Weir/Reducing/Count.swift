extension Publisher {
  /// Sends how many values there were when the upstream finishes.
  @inlinable
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}

extension Publishers {
  /// A publisher of the number of values of its upstream.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Makes a publisher of the number of the upstream's values.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Int, S.Failure == Failure {
      upstream.subscribe(
        Reduction("Count", subscriber, 0) { count, _ in
          count.value += 1
          return .proceed
        } result: {
          $0
        })
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}
