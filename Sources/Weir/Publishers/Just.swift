/// A publisher that sends one value to each subscriber, then finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Makes a publisher of `output`.
  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: Single("Just", output, subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
