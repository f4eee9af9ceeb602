extension Publisher {
  /// Subscribes again when this publisher fails, up to `retries` times.
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

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      attempt(Runner("Retry", Succession(answers: false), subscriber), left: retries)
    }

    private func attempt<S>(
      _ runner: Runner<Succession<Output, Failure>, S>, left: Int?
    ) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      runner.follow(upstream) { completion in
        guard case .failure = completion, left != 0 else { return .end(completion) }
        return .next { attempt(runner, left: left.map { $0 - 1 }) }
      }
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}
