import Weir

/// A publisher that does what a test tells it, right or wrong, and writes down what is asked of it.
///
/// ```swift
/// let upstream = TestPublisher<Int, Never>()
/// let recorder = upstream.map { $0 * 2 }.record(demand: .max(1))
/// #expect(upstream.subscription?.requests == [.max(1)])
/// #expect(upstream.send(1) == .none)
/// recorder.cancel()
/// #expect(upstream.subscription?.cancelCount == 1)
/// ```
///
/// It sends whether or not there is demand. A subscriber that has cancelled or was told the end is
/// let go and gets nothing more, unless the publisher was made careless.
public final class TestPublisher<Output, Failure: Error>: Publisher {
  private struct Attached {
    let subscriber: AnySubscriber<Output, Failure>
    let subscription: TestSubscription
  }

  private struct State {
    var attached: [Attached] = []
    var subscriptions: [TestSubscription] = []
    var onRequest: ((Subscribers.Demand) -> Void)?
    var onCancel: (() -> Void)?
  }

  private let state = Lock(State())
  private let sendsSubscription: Bool
  private let isCareless: Bool

  /// Makes a publisher that greets each subscriber with a ``TestSubscription``, unless it
  /// `sendsSubscription` only when told. One that `isCareless` goes on sending after a cancel or the
  /// end.
  public init(sendsSubscription: Bool = true, isCareless: Bool = false) {
    self.sendsSubscription = sendsSubscription
    self.isCareless = isCareless
  }

  /// The subscriptions that subscribers were given, in the order they came.
  public var subscriptions: [TestSubscription] { state.withLock { $0.subscriptions } }

  /// The latest subscription.
  public var subscription: TestSubscription? { subscriptions.last }

  /// Whether there is a subscriber that has neither cancelled nor been told the end.
  public var hasSubscriber: Bool { state.withLock { !$0.attached.isEmpty } }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    let subscription = makeSubscription()
    state.withLock { state in
      state.attached.append(
        Attached(subscriber: AnySubscriber(subscriber), subscription: subscription))
      if sendsSubscription { state.subscriptions.append(subscription) }
    }
    if sendsSubscription { subscriber.receive(subscription: subscription) }
  }

  /// Sends a value to every subscriber; returns how many more they want, added up.
  @discardableResult
  public func send(_ value: Output) -> Subscribers.Demand {
    attached.reduce(.none) { $0 + $1.subscriber.receive(value) }
  }

  /// Sends the end to every subscriber.
  public func send(completion: Subscribers.Completion<Failure>) {
    let attached = attached
    if !isCareless { state.withLock { $0.attached = [] } }
    for attached in attached { attached.subscriber.receive(completion: completion) }
  }

  /// Sends every subscriber a subscription: its first, or one too many. Returns it.
  @discardableResult
  public func sendSubscription() -> TestSubscription {
    let subscription = makeSubscription()
    state.withLock { $0.subscriptions.append(subscription) }
    for attached in attached { attached.subscriber.receive(subscription: subscription) }
    return subscription
  }

  /// Runs `body` inside each request, before anything else can happen.
  public func onRequest(_ body: @escaping (Subscribers.Demand) -> Void) {
    state.withLock { $0.onRequest = body }
  }

  /// Runs `body` inside each cancel.
  public func onCancel(_ body: @escaping () -> Void) {
    state.withLock { $0.onCancel = body }
  }

  private var attached: [Attached] { state.withLock { $0.attached } }

  private func makeSubscription() -> TestSubscription {
    let box = WeakSubscription()
    let subscription = TestSubscription(
      onRequest: { [weak self] demand in
        self?.state.withLock { $0.onRequest }?(demand)
      },
      onCancel: { [weak self] in self?.forget(box.subscription) })
    box.subscription = subscription
    return subscription
  }

  private func forget(_ subscription: TestSubscription?) {
    let (released, onCancel) = state.withLock { state in
      let released = isCareless ? [] : state.attached.filter { $0.subscription === subscription }
      if !isCareless { state.attached.removeAll { $0.subscription === subscription } }
      return (released, state.onCancel)
    }
    withExtendedLifetime(released) { onCancel?() }
  }
}

private final class WeakSubscription: @unchecked Sendable {
  weak var subscription: TestSubscription?
}

extension TestPublisher: @unchecked Sendable where Output: Sendable {}
