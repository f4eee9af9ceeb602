/// A publisher that sends one value to each subscriber, then finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  /// The value.
  public let output: Output

  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: Inner(output: output, downstream: subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}

extension Just {
  private final class Inner<Downstream: Subscriber>: Subscription, CustomStringConvertible
  where Downstream.Input == Output, Downstream.Failure == Never {
    private let downstream: Lock<Downstream?>
    private let output: Output
    private let token = LiveSubscriptions.Token()

    init(output: Output, downstream: Downstream) {
      self.output = output
      self.downstream = Lock(downstream)
    }

    func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      guard let downstream = take() else { return }
      _ = downstream.receive(output)
      downstream.receive(completion: .finished)
    }

    func cancel() {
      _ = take()
    }

    private func take() -> Downstream? {
      downstream.withLock { downstream in
        defer { downstream = nil }
        return downstream
      }
    }

    var description: String { "Just" }
  }
}
