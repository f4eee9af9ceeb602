extension Result {
  /// A publisher of the value, or of the failure.
  public var publisher: Publisher {
    Publisher(self)
  }

  /// A publisher that sends the value of a result and finishes, or fails.
  public struct Publisher: Weir.Publisher {
    public typealias Output = Success

    /// What is sent.
    public let result: Result<Success, Failure>

    /// Makes a publisher of `result`.
    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    /// Makes a publisher of a value.
    public init(_ output: Success) {
      self.init(.success(output))
    }

    /// Makes a publisher that fails.
    public init(_ failure: Failure) {
      self.init(.failure(failure))
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let output):
        subscriber.receive(subscription: Single("Once", output, subscriber))
      case .failure(let error):
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
      }
    }
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
extension Result.Publisher: Sendable where Success: Sendable {}
