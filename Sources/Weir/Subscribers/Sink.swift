extension Publisher {
  /// Runs `receiveValue` for each value and `receiveCompletion` at the end, with unlimited demand.
  ///
  /// The stream lives as long as the returned token.
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
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}

extension Subscribers {
  /// A subscriber that asks for everything and hands it to two closures.
  ///
  /// The closures are let go when the stream ends or is cancelled.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private struct Closures {
      var value: (Input) -> Void
      var completion: (Completion<Failure>) -> Void
    }

    private struct State {
      var closures: Closures?
      var subscription: (any Subscription)?
    }

    private let state: Lock<State>
    private let token = LiveSubscriptions.Token()

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      state = Lock(
        State(closures: Closures(value: receiveValue, completion: receiveCompletion)))
    }

    /// The closure run for each value; does nothing once the stream has ended.
    public var receiveValue: (Input) -> Void {
      state.withLock { $0.closures?.value } ?? { _ in }
    }

    /// The closure run at the end; does nothing once the stream has ended.
    public var receiveCompletion: (Completion<Failure>) -> Void {
      state.withLock { $0.closures?.completion } ?? { _ in }
    }

    public func receive(subscription: any Subscription) {
      let isFirst = state.withLock { state in
        guard state.subscription == nil, state.closures != nil else { return false }
        state.subscription = subscription
        return true
      }
      if isFirst {
        subscription.request(.unlimited)
      } else {
        subscription.cancel()
      }
    }

    public func receive(_ value: Input) -> Demand {
      state.withLock { $0.closures?.value }?(value)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      take().closures?.completion(completion)
    }

    public func cancel() {
      take().subscription?.cancel()
    }

    /// Empties the state; what it held is let go by the caller, outside the lock.
    private func take() -> State {
      state.withLock { state in
        defer { state = State() }
        return state
      }
    }
  }
}

extension Subscribers.Sink: CustomStringConvertible {
  public var description: String { "Sink" }
}
