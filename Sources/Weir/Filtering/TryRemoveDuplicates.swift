extension Publisher {
  /// Leaves out values that a closure holds equal to the one before; fails with what it throws.
  @inlinable
  public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
    -> Publishers.TryRemoveDuplicates<Self>
  {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of those values of its upstream that differ from the one before, or a failure.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// Says whether two values are held equal: the last one passed on, and the new one.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Makes a publisher that leaves out what `predicate` holds equal to the value before.
    @inlinable
    public init(
      upstream: Upstream,
      predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == any Error {
      let last = Cell(Output?.none)
      let predicate = predicate
      upstream.subscribe(
        Throwing("TryRemoveDuplicates", refusing: .early, subscriber) { input, downstream, _ in
          if let last = last.value, try predicate(last, input) { return .max(1) }
          last.value = input
          return downstream.receive(input)
        })
    }
  }
}
