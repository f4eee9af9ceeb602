extension Publisher {
  /// Passes on the end only.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}

extension Publishers {
  /// A publisher of the end of its upstream.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure

    /// Whose end is passed on.
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Never, S.Failure == Failure {
      upstream.subscribe(
        Reduction("IgnoreOutput", subscriber, ()) { (_, _: Upstream.Output) in
          .proceed
        } result: { _ in
          nil
        })
    }
  }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}
