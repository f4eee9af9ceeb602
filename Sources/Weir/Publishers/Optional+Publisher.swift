extension Optional {
  /// A publisher of the value, if there is one.
  public var publisher: Publisher {
    Publisher(self)
  }

  /// A publisher that sends the value of an optional, if there is one, then finishes.
  public struct Publisher: Weir.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    /// The value, or nil.
    public let output: Wrapped?

    /// Makes a publisher of `output`, or of nothing if it is nil.
    public init(_ output: Wrapped?) {
      self.output = output
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Wrapped, S.Failure == Never {
      if let output {
        subscriber.receive(subscription: Single("Optional", output, subscriber))
      } else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      }
    }
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
extension Optional.Publisher: Sendable where Wrapped: Sendable {}
