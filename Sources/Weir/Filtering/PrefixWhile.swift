extension Publisher {
  /// Passes values until one fails a test, then finishes.
  @inlinable
  public func prefix(while predicate: @escaping (Output) -> Bool)
    -> Publishers.PrefixWhile<Self>
  {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Passes values until one fails a test that may throw, then finishes.
  @inlinable
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryPrefixWhile<Self>
  {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of the values of its upstream before the first that fails a test.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The test.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes a publisher of the values while they pass a test.
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
      let predicate = predicate
      upstream.subscribe(
        Passing("PrefixWhile", refusing: .early, subscriber) { (input: Output, downstream, life) in
          if predicate(input) { return downstream.receive(input) }
          if life.stop() { downstream.receive(completion: .finished) }
          return .none
        })
    }
  }

  /// A publisher of the values of its upstream before the first that fails a test, which may throw.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// The test.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes a publisher of the values while they pass a test, which may throw.
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
      let predicate = predicate
      upstream.subscribe(
        Throwing("TryPrefixWhile", refusing: .early, subscriber) {
          (input: Output, downstream, life) in
          if try predicate(input) { return downstream.receive(input) }
          if life.stop() { downstream.receive(completion: .finished) }
          return .none
        })
    }
  }
}
