extension Publisher where Output: Equatable {
  /// Sends whether a value equal to `output` has come: true at once, false at the end.
  @inlinable
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publisher {
  /// Sends whether a value has passed a test: true at once, false at the end.
  @inlinable
  public func contains(where predicate: @escaping (Output) -> Bool)
    -> Publishers.ContainsWhere<Self>
  {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Sends whether a value has passed a test that may throw.
  @inlinable
  public func tryContains(where predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryContainsWhere<Self>
  {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of whether its upstream sends a certain value.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What is looked for.
    public let output: Upstream.Output

    /// Makes a publisher of whether `output` comes.
    @inlinable
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Bool, S.Failure == Failure {
      let output = output
      upstream.subscribe(
        Reduction("Contains", subscriber, false) { isFound, value in
          isFound.value = value == output
          return isFound.value ? .stop : .proceed
        } result: {
          $0
        })
    }
  }

  /// A publisher of whether a value of its upstream passes a test.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The test.
    public let predicate: (Upstream.Output) -> Bool

    /// Makes a publisher of whether a value passes a test.
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
        Reduction("ContainsWhere", subscriber, false) { isFound, value in
          isFound.value = predicate(value)
          return isFound.value ? .stop : .proceed
        } result: {
          $0
        })
    }
  }

  /// A publisher of whether a value of its upstream passes a test, which may fail.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// The test.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Makes a publisher of whether a value passes a test that may throw.
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
        Reduction(trying: "TryContainsWhere", subscriber, false) { isFound, value in
          isFound.value = try predicate(value)
          return isFound.value ? .stop : .proceed
        } result: {
          $0
        })
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}
