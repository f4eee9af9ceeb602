extension Publisher {
  /// Turns each value into another with a closure; an error it throws ends the stream.
  @inlinable
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T)
    -> Publishers.TryMap<Self, T>
  {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}

extension Publishers {
  /// A publisher that turns each value of its upstream into another, or fails.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// What makes the new value.
    public let transform: (Upstream.Output) throws -> Output

    /// Makes a publisher of what a closure, which may throw, makes of each value.
    @inlinable
    public init(
      upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.transform = transform
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, S.Failure == any Error {
      upstream.subscribe(Inner(downstream: subscriber, transform: transform))
    }
  }
}

// Two maps in a row are one.
extension Publishers.TryMap {
  /// Turns each value into another, in one step with the transform before.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { transform(try first($0)) }
  }

  /// Turns each value into another, in one step with the transform before; an error that either
  /// throws ends the stream.
  @inlinable
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T)
    -> Publishers.TryMap<Upstream, T>
  {
    let first = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(try first($0)) }
  }
}

extension Publishers.TryMap {
  @usableFromInline
  struct Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == Output, Downstream.Failure == any Error {
    @usableFromInline
    let downstream: Downstream
    @usableFromInline
    let transform: (Upstream.Output) throws -> Output
    @usableFromInline
    let link = Lifeline("TryMap")

    @inlinable
    init(downstream: Downstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.downstream = downstream
      self.transform = transform
    }

    @inlinable
    var combineIdentifier: CombineIdentifier { link.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) {
      if link.begin(subscription) { downstream.receive(subscription: link) }
    }

    /// Passes whatever comes, and tells each error.
    @inlinable
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      do {
        return downstream.receive(try transform(input))
      } catch {
        link.cancel()
        downstream.receive(completion: .failure(error))
        return .none
      }
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      if link.end() { downstream.receive(completion: completion.eraseFailure()) }
    }
  }
}
