extension Publisher {
  /// Replaces a failure with `output` and the normal end.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}

extension Publishers {
  /// A publisher that sends a value in place of a failure.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// What is sent in place of a failure.
    public let output: Upstream.Output
    /// Where the values come from.
    public let upstream: Upstream

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Never {
      let runner = Runner("ReplaceError", Succession(), subscriber)
      let output = output
      runner.follow(upstream) { completion in
        guard case .failure = completion else { return .end(.finished) }
        return .next { runner.follow(Just(output)) { .end($0) } }
      }
    }
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}
