extension Publisher {
  /// Sends `output` if the upstream finishes without a value.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}

extension Publishers {
  /// A publisher that sends a value in place of none.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What is sent in place of nothing.
    public let output: Upstream.Output
    /// Where the values come from.
    public let upstream: Upstream

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let runner = Runner("ReplaceEmpty", Succession(), subscriber)
      let output = output
      runner.follow(upstream) { completion in
        let isEmpty = runner.update { machine, _ in !machine.hasValues }
        guard case .finished = completion, isEmpty == true else { return .end(completion) }
        return .next { runner.follow(Just(output)) { _ in .end(.finished) } }
      }
    }
  }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}
