extension Publisher {
  /// Leaves out the values for which a closure says false; an error it throws ends the stream.
  @inlinable
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool)
    -> Publishers.TryFilter<Self>
  {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}

extension Publishers {
  /// A publisher of those values of its upstream that pass a test, which may fail.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// The test.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Makes a publisher of the values that pass a test, which may throw.
    @inlinable
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, S.Failure == any Error {
      let isIncluded = isIncluded
      upstream.subscribe(
        Throwing("TryFilter", refusing: .early, subscriber) { input, downstream, _ in
          try isIncluded(input) ? downstream.receive(input) : .max(1)
        })
    }
  }
}

extension Publishers.TryFilter {
  /// Leaves out values that either test says no to; the second is not asked about those of the first.
  @inlinable
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
    let first = self.isIncluded
    return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
  }

  /// Leaves out values that either test says no to; an error that either throws ends the stream.
  @inlinable
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool)
    -> Publishers.TryFilter<Upstream>
  {
    let first = self.isIncluded
    return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
  }
}
