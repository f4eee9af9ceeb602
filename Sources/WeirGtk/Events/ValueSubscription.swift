import Weir

/// Hands the latest value of a property to one subscriber, as far as it has asked.
final class ValueSubscription<Value: Equatable, Downstream: Subscriber>: Subscription,
  @unchecked Sendable
where Downstream.Input == Value, Downstream.Failure == Never {
  private struct State {
    var downstream: Downstream?
    var demand = Subscribers.Demand.none
    /// The property may hold something that the subscriber has not seen.
    var isStale = true
    var isDelivering = false
    var isFinished = false
  }

  private let state: Lock<State>
  private let read: @MainActor () -> Value?
  private let attachment = Attachment()
  private let token = LiveSubscriptions.Token()
  /// The last value sent. Main thread only.
  private var last: Value?

  private init(_ downstream: Downstream, read: @escaping @MainActor () -> Value?) {
    state = Lock(State(downstream: downstream))
    self.read = read
  }

  @MainActor
  static func start<Source: Object>(
    _ source: Source?, _ origin: Origin<Source>, isUserOnly: Bool,
    read: @escaping @MainActor (Source) -> Value?, _ downstream: Unchecked<Downstream>
  ) {
    guard let source, !source.isDisposed else {
      downstream.value.receive(subscription: Subscriptions.empty)
      downstream.value.receive(completion: .finished)
      return
    }
    let subscription = ValueSubscription(downstream.value) { [weak source] in
      source.flatMap(read)
    }
    if isUserOnly { subscription.pass() }
    subscription.attachment.attach(
      to: source, origin,
      received: { [pointer = source.pointer] _ in
        if isUserOnly, isSetFromCode(pointer) { return subscription.pass() }
        subscription.state.withLock { $0.isStale = true }
        subscription.deliver()
      },
      ended: {
        subscription.state.withLock { $0.isFinished = true }
        subscription.deliver()
      })
    downstream.value.receive(subscription: subscription)
  }

  /// Takes the present value for seen.
  @MainActor
  private func pass() {
    last = read()
    state.withLock { $0.isStale = false }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    let isWaiting = state.withLock { state in
      state.demand += demand
      return state.isStale && !state.isDelivering
    }
    if isWaiting { MainThread.perform { [self] in deliver() } }
  }

  func cancel() {
    let old = state.withLock { state in
      defer { state.downstream = nil }
      return state.downstream
    }
    withExtendedLifetime(old) { attachment.detach() }
  }

  var description: String { "Value" }

  private enum Step {
    case send(Downstream)
    case finish(Downstream)
  }

  @MainActor
  private func deliver() {
    while let step = next() {
      switch step {
      case .send(let downstream):
        var more = Subscribers.Demand.max(1)
        if let value = read(), value != last {
          last = value
          more = downstream.receive(value)
        }
        state.withLock { state in
          state.isDelivering = false
          state.demand += more
        }
      case .finish(let downstream):
        downstream.receive(completion: .finished)
      }
    }
  }

  private func next() -> Step? {
    state.withLock { state in
      guard let downstream = state.downstream, !state.isDelivering else { return nil }
      if state.isFinished {
        state.downstream = nil
        return .finish(downstream)
      }
      guard state.isStale, state.demand > .none else { return nil }
      state.isStale = false
      state.isDelivering = true
      state.demand -= 1
      return .send(downstream)
    }
  }
}
