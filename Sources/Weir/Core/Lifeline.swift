import Synchronization

/// The subscription that an operator with one input hands down: it forwards requests and the
/// cancellation, and knows whether the stream is still live.
///
/// It stands apart from the operator's subscriber, so that a downstream which keeps its
/// subscription after the end keeps nothing else: no upstream, no closure, not itself.
@usableFromInline
final class Lifeline: Subscription, CustomStringConvertible {
  private struct State {
    var upstream = Input.awaited
    /// What was asked for before the upstream's subscription came.
    var pending = Subscribers.Demand.none
  }

  private let state = Lock(State())
  @usableFromInline
  let liveness = Atomic<Bool>(false)
  private let name: StaticString
  private let refusal: Refusal
  private let token = LiveSubscriptions.Token()

  /// Which requests stop the program.
  @usableFromInline
  enum Refusal {
    case never
    /// One for no values.
    case none
    /// One before the upstream's subscription has come.
    case early
  }

  @usableFromInline
  init(_ name: StaticString, refusing refusal: Refusal = .never) {
    self.name = name
    self.refusal = refusal
  }

  @usableFromInline
  var description: String { name.description }

  /// Whether values may pass.
  @inlinable
  var isLive: Bool { liveness.load(ordering: .acquiring) }

  /// Takes the upstream's subscription. A second one, or one that comes too late, is cancelled.
  @usableFromInline
  func begin(_ subscription: any Subscription) -> Bool {
    let isFirst = state.withLock { state in
      guard state.upstream.begin(subscription) else { return false }
      liveness.store(true, ordering: .releasing)
      return true
    }
    if !isFirst { subscription.cancel() }
    return isFirst
  }

  /// Marks the end. Says whether the stream was live until now: only then may a completion pass.
  @usableFromInline
  func end() -> Bool { take() != nil }

  /// The upstream's subscription while the stream is live.
  var current: (any Subscription)? { state.withLock { $0.upstream.subscription } }

  /// What was asked for before the upstream's subscription came; nothing the second time.
  func takePending() -> Subscribers.Demand {
    state.withLock { state in
      defer { state.pending = .none }
      return state.pending
    }
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    if refusal == .none { demand.assertNonZero() }
    let (upstream, isEarly) = state.withLock { state in
      let isEarly = state.upstream.phase == .awaited
      if isEarly { state.pending += demand }
      return (state.upstream.subscription, isEarly)
    }
    precondition(
      !isEarly || refusal != .early,
      "\(name) was asked for values before it had a subscription. Wait for receive(subscription:)."
    )
    upstream?.request(demand)
  }

  @usableFromInline
  func cancel() {
    take()?.cancel()
  }

  /// Cancels on behalf of the operator's subscriber. As with Combine, that only counts once there is a
  /// subscription, or where the order of calls is watched.
  @usableFromInline
  func cancelFromAbove() {
    if isLive || refusal == .early { cancel() }
  }

  @usableFromInline
  func take() -> (any Subscription)? {
    state.withLock { state in
      liveness.store(false, ordering: .releasing)
      return state.upstream.end()
    }
  }
}
