import Weir

/// Hands the latest value of a property to one subscriber, as far as it has asked.
///
/// It is not generic, so that nothing looks up types at each change: a ``ValueReceiver`` knows them.
final class ValueSubscription: Subscription, @unchecked Sendable {
  private struct State {
    var receiver: ValueReceiver?
    var demand = Subscribers.Demand.none
    /// The property may hold something that the subscriber has not seen.
    var isStale = true
    var isDelivering = false
    var isFinished = false
  }

  private let state: Lock<State>
  private let attachment = Attachment()
  private let token = LiveSubscriptions.Token()

  private init(_ receiver: ValueReceiver) {
    state = Lock(State(receiver: receiver))
  }

  @MainActor
  static func start<Source: Object, Downstream: Subscriber>(
    _ source: Source?, _ origin: Origin<Source>, isUserOnly: Bool,
    read: @escaping @MainActor (Source) -> Downstream.Input?, _ downstream: Unchecked<Downstream>
  ) where Downstream.Input: Equatable, Downstream.Failure == Never {
    guard let source, !source.isDisposed else {
      downstream.value.receive(subscription: Subscriptions.empty)
      downstream.value.receive(completion: .finished)
      return
    }
    let receiver = TypedReceiver(downstream.value) { [weak source] in source.flatMap(read) }
    let subscription = ValueSubscription(receiver)
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

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    let isWaiting = state.withLock { state in
      state.demand += demand
      return state.isStale && !state.isDelivering
    }
    if isWaiting { MainThread.perform { [self] in deliver() } }
  }

  func cancel() {
    let old = state.withLock { $0.receiver.take() }
    withExtendedLifetime(old) { attachment.detach() }
  }

  var description: String { "Value" }

  /// Takes the present value for seen.
  @MainActor
  private func pass() {
    let receiver = state.withLock { state in
      state.isStale = false
      return state.receiver
    }
    receiver?.pass()
  }

  private enum Step {
    case send(ValueReceiver)
    case finish(ValueReceiver)
  }

  @MainActor
  private func deliver() {
    while let step = next() {
      switch step {
      case .send(let receiver):
        let more = receiver.send()
        state.withLock { state in
          state.isDelivering = false
          state.demand += more
        }
      case .finish(let receiver):
        receiver.finish()
      }
    }
  }

  private func next() -> Step? {
    state.withLock { state in
      guard let receiver = state.receiver, !state.isDelivering else { return nil }
      if state.isFinished {
        state.receiver = nil
        return .finish(receiver)
      }
      guard state.isStale, state.demand > .none else { return nil }
      state.isStale = false
      state.isDelivering = true
      state.demand -= 1
      return .send(receiver)
    }
  }
}

/// The subscriber to a property, whatever its type.
private class ValueReceiver {
  /// Sends the property if it is another; answers how many more are wanted.
  @MainActor
  func send() -> Subscribers.Demand { .none }

  /// Takes the present value for sent.
  @MainActor
  func pass() {}

  func finish() {}
}

private final class TypedReceiver<Downstream: Subscriber>: ValueReceiver
where Downstream.Input: Equatable, Downstream.Failure == Never {
  private let downstream: Downstream
  private let read: @MainActor () -> Downstream.Input?
  /// The last value sent. Main thread only.
  private var last: Downstream.Input?

  init(_ downstream: Downstream, read: @escaping @MainActor () -> Downstream.Input?) {
    self.downstream = downstream
    self.read = read
  }

  @MainActor
  override func send() -> Subscribers.Demand {
    guard let value = read(), value != last else { return .max(1) }
    last = value
    return downstream.receive(value)
  }

  @MainActor
  override func pass() {
    last = read()
  }

  override func finish() {
    downstream.receive(completion: .finished)
  }
}
