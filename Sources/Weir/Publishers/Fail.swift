/// A publisher that fails as soon as someone subscribes.
public struct Fail<Output, Failure: Error>: Publisher {
  /// What it fails with.
  public let error: Failure

  /// Makes a publisher that fails with `error`.
  public init(error: Failure) {
    self.error = error
  }

  /// Makes a publisher that fails with `failure`, of values whose type is given as an argument.
  public init(outputType: Output.Type, failure: Failure) {
    self.init(error: failure)
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable where Failure: Sendable {}
