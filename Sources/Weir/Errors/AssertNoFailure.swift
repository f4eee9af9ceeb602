extension Publisher {
  /// Stops the program if the upstream fails, and cannot fail itself.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publishers {
  /// A publisher that stops the program if its upstream fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// Where the values come from.
    public let upstream: Upstream
    /// Where in the source the promise was made.
    public let file: StaticString
    public let line: UInt
    /// Begins what is said when the program stops.
    public let prefix: String

    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Never {
      upstream.subscribe(
        Inner(downstream: subscriber, prefix: prefix, file: file, line: line))
    }
  }
}

extension Publishers.AssertNoFailure {
  private struct Inner<Downstream: Subscriber>: Subscriber, CustomStringConvertible
  where Downstream.Input == Upstream.Output, Downstream.Failure == Never {
    let downstream: Downstream
    let prefix: String
    let file: StaticString
    let line: UInt
    let combineIdentifier = CombineIdentifier()

    var description: String { "AssertNoFailure" }

    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      switch completion {
      case .finished:
        downstream.receive(completion: .finished)
      case .failure(let error):
        let start = prefix.isEmpty ? "" : prefix + ": "
        fatalError(
          "\(start)A stream failed that assertNoFailure() had promised would not: \(error)",
          file: file, line: line)
      }
    }
  }
}
