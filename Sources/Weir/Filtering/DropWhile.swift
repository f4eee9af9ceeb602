extension Publisher {
  /// Leaves out values until one fails a test; that one and all after it pass.
  @inlinable
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Leaves out values until one fails a test that may throw.
  @inlinable
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryDropWhile<Self>
  {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of the values of its upstream from the first that fails a test.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The test.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes a publisher that leaves out values while they pass a test.
    @inlinable
    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let isDropping = Cell(true)
      let predicate = predicate
      upstream.subscribe(
        Passing("DropWhile", refusing: .none, subscriber) { (input: Output, downstream, _) in
          if isDropping.value, predicate(input) { return .max(1) }
          isDropping.value = false
          return downstream.receive(input)
        })
    }
  }

  /// A publisher of the values of its upstream from the first that fails a test, which may throw.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// The test.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes a publisher that leaves out values while they pass a test, which may throw.
    @inlinable
    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let isDropping = Cell(true)
      let predicate = predicate
      upstream.subscribe(
        Throwing("TryDropWhile", refusing: .none, subscriber) { (input: Output, downstream, _) in
          if isDropping.value, try predicate(input) { return .max(1) }
          isDropping.value = false
          return downstream.receive(input)
        })
    }
  }
}
