extension Publisher {
  /// Runs `receiveValue` for each value and `receiveCompletion` at the end, with unlimited demand.
  ///
  /// The stream lives as long as the returned token. The place in the source is what `WEIR_TRACE=1`
  /// prints; see <doc:WatchingStreams>.
  @inlinable
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void, file: StaticString = #fileID, line: UInt = #line
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    Tracing.subscribe(sink, to: self, "sink", file: file, line: line)
    return AnyCancellable(sink)
  }

  /// Runs `receiveValue` for each value and `receiveCompletion` at the end: for whoever passes the
  /// method itself on, which has Combine's own type here.
  @inlinable
  @_disfavoredOverload
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    untracedSink(receiveCompletion, receiveValue)
  }

  @inlinable
  func untracedSink(
    _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    _ receiveValue: @escaping (Output) -> Void
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
  public func sink(
    receiveValue: @escaping (Output) -> Void, file: StaticString = #fileID, line: UInt = #line
  ) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue, file: file, line: line)
  }

  /// Runs `receiveValue` for each value: for whoever passes the method itself on, which has Combine's
  /// own type here.
  @inlinable
  @_disfavoredOverload
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    untracedSink({ _ in }, receiveValue)
  }
}

extension Subscribers {
  /// A subscriber that asks for everything and hands it to two closures.
  ///
  /// The closures are let go when the stream ends or is cancelled.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// The closures. They cannot be copied, so that calling them counts no reference.
    @usableFromInline
    struct Closures: ~Copyable {
      @usableFromInline let value: (Input) -> Void
      @usableFromInline let completion: (Completion<Failure>) -> Void

      @inlinable
      init(
        value: @escaping (Input) -> Void = { _ in },
        completion: @escaping (Completion<Failure>) -> Void = { _ in }
      ) {
        self.value = value
        self.completion = completion
      }

      @inlinable @inline(__always)
      func receive(_ input: Input) { value(input) }
    }

    /// Deliveries are inside while they run a closure. Behind it is the subscription.
    @usableFromInline let gate = Gate()
    @usableFromInline let token = LiveSubscriptions.Token()
    // Both are guarded by the gate.
    @exclusivity(unchecked)
    @usableFromInline var closures: Closures
    @exclusivity(unchecked)
    @usableFromInline var subscription: (any Subscription & AnyObject)?

    /// Makes a subscriber that runs `receiveValue` for each value and `receiveCompletion` at the
    /// end.
    @inlinable
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      closures = Closures(value: receiveValue, completion: receiveCompletion)
    }

    /// The closure run for each value; does nothing once the stream has ended.
    public var receiveValue: (Input) -> Void {
      inside { closures.value } ?? { _ in }
    }

    /// The closure run at the end; does nothing once the stream has ended.
    public var receiveCompletion: (Completion<Failure>) -> Void {
      inside { closures.completion } ?? { _ in }
    }

    @inlinable
    public func receive(subscription: any Subscription) {
      guard gate.reserve() else { return subscription.cancel() }
      self.subscription = subscription._object
      if gate.keep() {
        subscription.request(.unlimited)
      } else {
        takeOut()?.cancel()
      }
    }

    @inlinable @inline(__always)
    public func receive(_ value: Input) -> Demand {
      guard gate.enter() else {
        leave()
        return .none
      }
      closures.receive(value)
      if gate.leave() { clearUp() }
      return .none
    }

    @inlinable
    public func receive(completion: Completion<Failure>) {
      var subscription: (any Subscription & AnyObject)?
      let handler = inside {
        let closing = gate.close()
        if closing.takesOut { subscription = takeOut() }
        return closing.isFirst ? closures.completion : nil
      }
      withExtendedLifetime(subscription) { handler?(completion) }
    }

    @inlinable
    public func cancel() {
      let closing = gate.close()
      if closing.clearsUp { clearUp() }
      if closing.takesOut { takeOut()?.cancel() }
    }

    /// Runs `body` while the closures are there; nil when they have been let go.
    @inlinable
    func inside<Result>(_ body: () -> Result?) -> Result? {
      defer { leave() }
      return gate.enter() ? body() : nil
    }

    @inlinable @inline(never)
    func leave() {
      if gate.leave() { clearUp() }
    }

    @inlinable @inline(never)
    func clearUp() {
      closures = Closures()
    }

    @inlinable
    func takeOut() -> (any Subscription & AnyObject)? {
      subscription.take()
    }
  }
}

extension Subscribers.Sink: CustomStringConvertible {
  public var description: String { "Sink" }
}
