extension Publisher {
  /// Goes on with another publisher when this one fails.
  @inlinable
  public func `catch`<P>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P: Publisher, Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Goes on with another publisher when this one fails, or fails with what the closure throws.
  @inlinable
  public func tryCatch<P>(_ handler: @escaping (Failure) throws -> P)
    -> Publishers.TryCatch<Self, P>
  where P: Publisher, Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}

extension Publishers {
  /// A publisher that goes on with another when its upstream fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    /// Where the values come from at first.
    public let upstream: Upstream
    /// Makes the publisher to go on with.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Goes on with what `handler` makes of a failure of `upstream`.
    @inlinable
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let runner = Runner(Catching.self, subscriber)
      let handler = handler
      runner.follow(upstream) { completion in
        switch completion {
        case .finished:
          return .end(.finished)
        case .failure(let error):
          let next = handler(error)
          return .next { runner.close(with: next) { $0 } }
        }
      }
    }
  }

  /// A publisher that goes on with another when its upstream fails, or fails itself.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// Where the values come from at first.
    public let upstream: Upstream
    /// Makes the publisher to go on with.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Goes on with what `handler` makes of a failure of `upstream`.
    @inlinable
    public init(
      upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher
    ) {
      self.upstream = upstream
      self.handler = handler
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let runner = Runner(TryCatching.self, subscriber)
      let handler = handler
      runner.follow(upstream) { completion in
        guard case .failure(let error) = completion else { return .end(.finished) }
        do {
          let next = try handler(error)
          return .next { runner.close(with: next) { $0.eraseFailure() } }
        } catch {
          return .end(.failure(error))
        }
      }
    }
  }
}

@usableFromInline
enum Catching: StrictSuccession {
  @inlinable
  static var name: StaticString { "Catch" }
}

@usableFromInline
enum TryCatching: StrictSuccession {
  @inlinable
  static var name: StaticString { "TryCatch" }
}

/// Stops at values and failures too many.
@usableFromInline
protocol StrictSuccession: SuccessionManner {}

extension StrictSuccession {
  @inlinable
  static var answers: Bool { true }
  @inlinable
  static var countsValues: Bool { true }
  @inlinable
  static var countsFailures: Bool { true }
  @inlinable
  static var endsEarly: Bool { false }
}
