extension Publisher {
  /// Passes values until one fails a test, then finishes.
  public func prefix(while predicate: @escaping (Output) -> Bool)
    -> Publishers.PrefixWhile<Self>
  {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Passes values until one fails a test that may throw, then finishes.
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

    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        Passing("PrefixWhile", refusing: .early, subscriber) { (input: Output, downstream, life) in
          if predicate(input) { return downstream.receive(input) }
          life.stop(.finished, downstream)
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

    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        Throwing("TryPrefixWhile", refusing: .early, subscriber) {
          (input: Output, downstream, life) in
          if try predicate(input) { return downstream.receive(input) }
          life.stop(.finished, downstream)
          return .none
        })
    }
  }
}
