extension Publisher where Failure == Never {
  /// Writes each value into a property of `object`.
  ///
  /// The stream holds `object` strongly until it ends or is cancelled: an object that keeps the
  /// token of a stream into itself is never freed. The place in the source is what `WEIR_TRACE=1`
  /// prints; see <doc:WatchingStreams>.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    Tracing.subscribe(assign, to: self, "assign", file: file, line: line)
    return AnyCancellable(assign)
  }

  /// Writes each value into a property of `object`: for whoever passes the method itself on, which has
  /// Combine's own type here.
  @_disfavoredOverload
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}

extension Subscribers {
  /// A subscriber that writes each value into a property.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    private struct State {
      var object: Root?
      var subscription: (any Subscription)?
    }

    /// The property written to.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let state: Lock<State>
    private let token = LiveSubscriptions.Token()

    /// Makes a subscriber that writes into the property at `keyPath` of `object`.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.keyPath = keyPath
      state = Lock(State(object: object))
    }

    /// The object written to; nil once the stream has ended.
    public var object: Root? { state.withLock { $0.object } }

    public func receive(subscription: any Subscription) {
      let isFirst = state.withLock { state in
        guard state.subscription == nil, state.object != nil else { return false }
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
      // A value that comes without a subscription is not one of this stream.
      let object = state.withLock { $0.subscription == nil ? nil : $0.object }
      if let object { object[keyPath: keyPath] = value }
      return .none
    }

    public func receive(completion: Completion<Never>) {
      _ = take()
    }

    public func cancel() {
      take().subscription?.cancel()
    }

    private func take() -> State {
      state.withLock { state in
        defer { state = State() }
        return state
      }
    }
  }
}

extension Subscribers.Assign: CustomStringConvertible {
  public var description: String { "Assign \(Root.self)." }
}
