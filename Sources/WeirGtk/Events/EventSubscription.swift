import Weir

/// Hands each emission of a signal to one subscriber, as far as it has asked.
///
/// It is not generic, so that nothing looks up types at each emission: an ``EventReceiver`` knows them.
final class EventSubscription: Subscription, @unchecked Sendable {
  private struct State {
    var receiver: EventReceiver?
    var demand = Subscribers.Demand.none
    /// What was emitted from inside a value.
    var waiting = Queue<() -> Subscribers.Demand>()
    var isDelivering = false
    var isFinished = false
  }

  private let state: Lock<State>
  private let attachment = Attachment()
  private let token = LiveSubscriptions.Token()

  private init(_ receiver: EventReceiver) {
    state = Lock(State(receiver: receiver))
  }

  @MainActor
  static func start<Source: Object, Downstream: Subscriber>(
    _ source: Source?, _ origin: Origin<Source>,
    read: @escaping @MainActor (SignalArguments) -> Downstream.Input?,
    _ downstream: Unchecked<Downstream>
  ) where Downstream.Failure == Never {
    guard let source, !source.isDisposed else {
      downstream.value.receive(subscription: Subscriptions.empty)
      downstream.value.receive(completion: .finished)
      return
    }
    let subscription = EventSubscription(TypedReceiver(downstream.value, read: read))
    subscription.attachment.attach(
      to: source, origin,
      received: { subscription.emitted($0) },
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
        state.receiver = nil
        state.waiting = Queue()
      }
      return (state.receiver, state.waiting)
    }
    withExtendedLifetime(old) { attachment.detach() }
  }

  var description: String { "Event" }

  @MainActor
  private func emitted(_ arguments: SignalArguments) {
    let turn = state.withLock { state -> (receiver: EventReceiver, isBusy: Bool)? in
      guard let receiver = state.receiver, state.demand > .none else { return nil }
      state.demand -= 1
      defer { state.isDelivering = true }
      return (receiver, state.isDelivering)
    }
    guard let turn else { return }
    switch turn.receiver.receive(arguments, isBusy: turn.isBusy) {
    case .delivered(let more): settle(more)
    case .postponed(let work): state.withLock { $0.waiting.append(work) }
    case .unfit where turn.isBusy: state.withLock { $0.demand += 1 }
    case .unfit: settle(.max(1))
    }
  }

  /// Delivers what has come in meanwhile, one after the other; then the end.
  private func settle(_ more: Subscribers.Demand) {
    var more = more
    while let work = next(more) { more = work() }
    end()
  }

  private func next(_ more: Subscribers.Demand) -> (() -> Subscribers.Demand)? {
    state.withLock { state in
      state.demand += more
      if state.receiver != nil, let work = state.waiting.popFirst() { return work }
      state.isDelivering = false
      return nil
    }
  }

  private func finish() {
    state.withLock { $0.isFinished = true }
    end()
  }

  private func end() {
    let receiver = state.withLock { state -> EventReceiver? in
      guard state.isFinished, !state.isDelivering else { return nil }
      return state.receiver.take()
    }
    receiver?.finish()
  }
}

/// The subscriber of a signal, whatever its type.
private class EventReceiver {
  enum Outcome {
    case delivered(Subscribers.Demand)
    /// To be delivered when the value that is being delivered is through.
    case postponed(() -> Subscribers.Demand)
    /// The emission is none that is told of.
    case unfit
  }

  @MainActor
  func receive(_ arguments: SignalArguments, isBusy: Bool) -> Outcome { .unfit }

  func finish() {}
}

private final class TypedReceiver<Downstream: Subscriber>: EventReceiver
where Downstream.Failure == Never {
  private let downstream: Downstream
  private let read: @MainActor (SignalArguments) -> Downstream.Input?

  init(_ downstream: Downstream, read: @escaping @MainActor (SignalArguments) -> Downstream.Input?)
  {
    self.downstream = downstream
    self.read = read
  }

  @MainActor
  override func receive(_ arguments: SignalArguments, isBusy: Bool) -> Outcome {
    guard let value = read(arguments) else { return .unfit }
    guard isBusy else { return .delivered(downstream.receive(value)) }
    return .postponed { [downstream] in downstream.receive(value) }
  }

  override func finish() {
    downstream.receive(completion: .finished)
  }
}
