extension Publisher {
  /// Runs `receiveValue` for each value and `receiveCompletion` at the end, with unlimited demand.
  ///
  /// The stream lives as long as the returned token.
  @inlinable
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Runs `receiveValue` for each value, with unlimited demand.
  ///
  /// ```swift
  /// let token = Just("Hello").sink { print($0) }
  /// ```
  @inlinable
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}

extension Subscribers {
  /// A subscriber that asks for everything and hands it to two closures.
  ///
  /// The closures are let go when the stream ends or is cancelled.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    @usableFromInline let handlers: Handlers<Input, Failure>
    @usableFromInline let subscription = Lock<(any Subscription)?>(nil)
    @usableFromInline let token = LiveSubscriptions.Token()

    @inlinable
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      handlers = Handlers(value: receiveValue, completion: receiveCompletion)
    }

    /// The closure run for each value; does nothing once the stream has ended.
    public var receiveValue: (Input) -> Void { handlers.current?.value ?? { _ in } }

    /// The closure run at the end; does nothing once the stream has ended.
    public var receiveCompletion: (Completion<Failure>) -> Void {
      handlers.current?.completion ?? { _ in }
    }

    @inlinable
    public func receive(subscription: any Subscription) {
      let isFirst = self.subscription.withLock { current in
        guard current == nil, !handlers.gate.isClosed else { return false }
        current = subscription
        return true
      }
      if isFirst {
        subscription.request(.unlimited)
      } else {
        subscription.cancel()
      }
    }

    @inlinable
    public func receive(_ value: Input) -> Demand {
      handlers.receive(value)
      return .none
    }

    @inlinable
    public func receive(completion: Completion<Failure>) {
      guard let handler = handlers.finish() else { return }
      _ = takeSubscription()
      handler(completion)
    }

    @inlinable
    public func cancel() {
      handlers.release()
      takeSubscription()?.cancel()
    }

    @inlinable
    func takeSubscription() -> (any Subscription)? {
      subscription.withLock { subscription in
        defer { subscription = nil }
        return subscription
      }
    }
  }
}

extension Subscribers.Sink: CustomStringConvertible {
  public var description: String { "Sink" }
}
