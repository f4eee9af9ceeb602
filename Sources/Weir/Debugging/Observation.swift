import Synchronization

/// Watches everything that passes between an upstream and a downstream: the inside of
/// `handleEvents` and `print`.
///
/// It lets everything through, also what comes before the subscription or after the end.
@usableFromInline
struct Observation<Downstream: Subscriber>: Intermediary {
  @usableFromInline
  typealias Input = Downstream.Input
  @usableFromInline
  typealias Failure = Downstream.Failure

  /// What to call, each just before its event passes on.
  @usableFromInline
  struct Hooks {
    @usableFromInline
    var subscription: ((any Subscription) -> Void)?
    @usableFromInline
    var value: ((Input) -> Void)?
    @usableFromInline
    var completion: ((Subscribers.Completion<Failure>) -> Void)?
    /// The demand returned for a value.
    @usableFromInline
    var reply: ((Subscribers.Demand) -> Void)?

    @inlinable
    init(
      subscription: ((any Subscription) -> Void)?, value: ((Input) -> Void)?,
      completion: ((Subscribers.Completion<Failure>) -> Void)?,
      reply: ((Subscribers.Demand) -> Void)?
    ) {
      self.subscription = subscription
      self.value = value
      self.completion = completion
      self.reply = reply
    }
  }

  @usableFromInline
  let downstream: Downstream
  @usableFromInline
  let hooks: Hooks
  @usableFromInline
  let link: Watch

  @inlinable
  init(_ downstream: Downstream, _ hooks: Hooks, _ link: Watch) {
    self.downstream = downstream
    self.hooks = hooks
    self.link = link
  }

  @inlinable
  var combineIdentifier: CombineIdentifier { link.combineIdentifier }

  @inlinable
  func receive(subscription: any Subscription) {
    // One too many is noticed as well.
    if link.isWatching { hooks.subscription?(subscription) }
    if link.begin(subscription) { downstream.receive(subscription: link) }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    if link.isWatching { hooks.value?(input) }
    let demand = downstream.receive(input)
    if demand > .none, link.isWatching { hooks.reply?(demand) }
    return demand
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    if link.end() { hooks.completion?(completion) }
    downstream.receive(completion: completion)
  }
}

/// The subscription that an ``Observation`` hands down.
@usableFromInline
final class Watch: Subscription, CustomStringConvertible {
  /// How long events are noticed.
  @usableFromInline
  enum Duration {
    /// Until the stream ends or is cancelled, even if that is before it begins.
    case untilEnd
    /// Whatever comes. A cancel before there is a subscription changes nothing, as with Combine.
    case always
  }

  private struct State {
    var upstream = Input.awaited
    var onRequest: ((Subscribers.Demand) -> Void)?
    var onCancel: (() -> Void)?
  }

  private let state: Lock<State>
  @usableFromInline
  let watching = Atomic<Bool>(true)
  private let name: StaticString
  private let duration: Duration
  private let token = LiveSubscriptions.Token()

  @usableFromInline
  init(
    _ name: StaticString, _ duration: Duration, onRequest: ((Subscribers.Demand) -> Void)?,
    onCancel: (() -> Void)?
  ) {
    self.name = name
    self.duration = duration
    state = Lock(State(onRequest: onRequest, onCancel: onCancel))
  }

  @usableFromInline
  var description: String { name.description }

  @inlinable
  var isWatching: Bool { watching.load(ordering: .relaxed) }

  /// Takes the upstream's subscription. A second one, or one that comes too late, is cancelled.
  @usableFromInline
  func begin(_ subscription: any Subscription) -> Bool {
    let isFirst = state.withLock { $0.upstream.begin(subscription) }
    if !isFirst { subscription.cancel() }
    return isFirst
  }

  /// Takes note of the end. Says whether it is to be noticed.
  @usableFromInline
  func end() -> Bool {
    let wasWatching = isWatching
    withExtendedLifetime(state.withLock { end(&$0) }) {}
    return wasWatching
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    let (onRequest, upstream) = state.withLock { ($0.onRequest, $0.upstream.subscription) }
    onRequest?(demand)
    upstream?.request(demand)
  }

  @usableFromInline
  func cancel() {
    let taken = state.withLock { state in
      let changesNothing = duration == .always && state.upstream.phase == .awaited
      return changesNothing ? state : end(&state)
    }
    taken.onCancel?()
    taken.upstream.subscription?.cancel()
  }

  /// Ends, and gives what was held so that it is let go outside the lock.
  private func end(_ state: inout State) -> State {
    let held = state
    state.upstream = .ended
    if duration == .untilEnd {
      watching.store(false, ordering: .relaxed)
      state = State(upstream: .ended)
    }
    return held
  }
}
