extension Publisher {
  /// Subscribes again when this publisher fails, up to `retries` times.
  @inlinable
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}

extension Publishers {
  /// A publisher that subscribes to its upstream again when that fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many times it may fail; nil, or less than zero, for any number.
    public let retries: Int?

    /// Subscribes to `upstream` again when it fails, up to `retries` times.
    @inlinable
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      Attempts(upstream, left: retries, Runner(Retrying.self, subscriber)).subscribe()
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

@usableFromInline
enum Retrying: SuccessionManner {
  @inlinable
  static var name: StaticString { "Retry" }
  @inlinable
  static var answers: Bool { false }
  @inlinable
  static var countsValues: Bool { true }
  @inlinable
  static var countsFailures: Bool { false }
  @inlinable
  static var endsEarly: Bool { true }
}

/// Subscribes to an upstream as often as it may.
@usableFromInline
final class Attempts<Upstream: Publisher, Downstream: Subscriber>
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  @usableFromInline
  struct State {
    @usableFromInline
    var left: Int?
    @usableFromInline
    var isSubscribing = false
    /// Whether the upstream has failed while it was being subscribed to.
    @usableFromInline
    var isDue = false

    @inlinable
    init(left: Int?) {
      self.left = left
    }
  }

  @usableFromInline
  let upstream: Upstream
  @usableFromInline
  let runner: Runner<Succession<Upstream.Output, Upstream.Failure, Retrying>, Downstream>
  @usableFromInline
  let state: Lock<State>

  @inlinable
  init(
    _ upstream: Upstream, left: Int?,
    _ runner: Runner<Succession<Upstream.Output, Upstream.Failure, Retrying>, Downstream>
  ) {
    self.upstream = upstream
    self.runner = runner
    state = Lock(State(left: left))
  }

  /// Subscribes, and again if the upstream fails meanwhile: one that fails at once ten thousand times
  /// is no recursion.
  @inlinable
  func subscribe() {
    let isFree = state.withLock { state in
      defer { state.isSubscribing = true }
      state.isDue = state.isSubscribing
      return !state.isSubscribing
    }
    guard isFree else { return }
    repeat { runner.follow(upstream, then: next) } while isDue()
  }

  @inlinable
  func isDue() -> Bool {
    state.withLock { state in
      defer { state.isDue = false }
      state.isSubscribing = state.isDue
      return state.isDue
    }
  }

  @inlinable
  func next(
    _ completion: Subscribers.Completion<Upstream.Failure>
  ) -> Sequel<Upstream.Failure> {
    guard case .failure = completion, takeAttempt() else { return .end(completion) }
    return .next(subscribe)
  }

  @inlinable
  func takeAttempt() -> Bool {
    state.withLock { state in
      guard let left = state.left else { return true }
      state.left = left - 1
      return left != 0
    }
  }
}
