import Weir

/// Hands each emission of a signal to one subscriber, as far as it has asked.
final class EventSubscription<Value, Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == Value, Downstream.Failure == Never {
  private struct State {
    var downstream: Downstream?
    var demand = Subscribers.Demand.none
    var waiting = Queue<Value>()
    var isDelivering = false
    var isFinished = false
  }

  private let state: Lock<State>
  private let attachment = Attachment()
  private let token = LiveSubscriptions.Token()

  private init(_ downstream: Downstream) {
    state = Lock(State(downstream: downstream))
  }

  @MainActor
  static func start<Source: Object>(
    _ source: Source?, _ origin: Origin<Source>,
    read: @escaping @MainActor (SignalArguments) -> Value?,
    _ downstream: Unchecked<Downstream>
  ) {
    guard let source, !source.isDisposed else {
      downstream.value.receive(subscription: Subscriptions.empty)
      downstream.value.receive(completion: .finished)
      return
    }
    let subscription = EventSubscription(downstream.value)
    subscription.attachment.attach(
      to: source, origin,
      received: { subscription.emitted($0, read) },
      ended: { subscription.finish() })
    downstream.value.receive(subscription: subscription)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    state.withLock { $0.demand += demand }
  }

  func cancel() {
    let old = state.withLock { state in
      defer {
        state.downstream = nil
        state.waiting = Queue()
      }
      return (state.downstream, state.waiting)
    }
    withExtendedLifetime(old) { attachment.detach() }
  }

  var description: String { "Event" }

  @MainActor
  private func emitted(
    _ arguments: SignalArguments, _ read: @MainActor (SignalArguments) -> Value?
  ) {
    let isWanted = state.withLock { state in
      guard state.downstream != nil, state.demand > .none else { return false }
      state.demand -= 1
      return true
    }
    guard isWanted, let value = read(arguments) else { return }
    state.withLock { $0.waiting.append(value) }
    deliver()
  }

  /// Delivers what waits, one after the other, also what comes in meanwhile; then the end.
  private func deliver() {
    while let (downstream, value) = next() {
      guard let value else { return downstream.receive(completion: .finished) }
      let more = downstream.receive(value)
      state.withLock { state in
        state.isDelivering = false
        state.demand += more
      }
    }
  }

  private func next() -> (Downstream, Value?)? {
    state.withLock { state in
      guard let downstream = state.downstream, !state.isDelivering else { return nil }
      if let value = state.waiting.popFirst() {
        state.isDelivering = true
        return (downstream, value)
      }
      guard state.isFinished else { return nil }
      state.downstream = nil
      return (downstream, nil)
    }
  }

  private func finish() {
    state.withLock { $0.isFinished = true }
    deliver()
  }
}
