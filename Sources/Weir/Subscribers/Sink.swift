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
    /// The closures, in an object of their own: as constants of it they are called without a
    /// reference count and without a check for exclusive access.
    @usableFromInline
    final class Closures {
      @usableFromInline let value: (Input) -> Void
      @usableFromInline let completion: (Completion<Failure>) -> Void

      @inlinable
      init(
        value: @escaping (Input) -> Void, completion: @escaping (Completion<Failure>) -> Void
      ) {
        self.value = value
        self.completion = completion
      }
    }

    /// Deliveries are inside while they run a closure; the last one out, or who closes it when it
    /// is empty, lets the closures go.
    @usableFromInline let gate = Gate()
    @usableFromInline let closures: Unmanaged<Closures>
    @usableFromInline let subscription = Lock<(any Subscription)?>(nil)
    @usableFromInline let token = LiveSubscriptions.Token()

    /// Makes a subscriber that runs `receiveValue` for each value and `receiveCompletion` at the
    /// end.
    @inlinable
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      closures = .passRetained(Closures(value: receiveValue, completion: receiveCompletion))
    }

    deinit {
      if gate.close() { closures.release() }
    }

    /// The closure run for each value; does nothing once the stream has ended.
    public var receiveValue: (Input) -> Void {
      inside { $0.value } ?? { _ in }
    }

    /// The closure run at the end; does nothing once the stream has ended.
    public var receiveCompletion: (Completion<Failure>) -> Void {
      inside { $0.completion } ?? { _ in }
    }

    @inlinable
    public func receive(subscription: any Subscription) {
      let isFirst = self.subscription.withLock { current in
        guard current == nil, !gate.isClosed else { return false }
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
      guard gate.enter() else { return .none }
      closures._withUnsafeGuaranteedRef { $0.value(value) }
      if gate.leave() { closures.release() }
      return .none
    }

    @inlinable
    public func receive(completion: Completion<Failure>) {
      let handler = inside { gate.closeFromInside() ? $0.completion : nil } ?? nil
      guard let handler else { return }
      withExtendedLifetime(takeSubscription()) { handler(completion) }
    }

    @inlinable
    public func cancel() {
      if gate.close() { closures.release() }
      takeSubscription()?.cancel()
    }

    /// Runs `body` while the closures are there; nil when they have been let go.
    @inlinable
    func inside<Result>(_ body: (Closures) -> Result) -> Result? {
      guard gate.enter() else { return nil }
      defer { if gate.leave() { closures.release() } }
      return body(closures.takeUnretainedValue())
    }

    @inlinable
    func takeSubscription() -> (any Subscription)? {
      subscription.withLock { $0.take() }
    }
  }
}

extension Subscribers.Sink: CustomStringConvertible {
  public var description: String { "Sink" }
}
