import Synchronization

/// The subscription that an operator with one input hands down: it forwards requests and the
/// cancellation, and knows whether the stream is still live.
///
/// It stands apart from the operator's subscriber, so that a downstream which keeps its
/// subscription after the end keeps nothing else: no upstream, no closure, not itself.
@usableFromInline
final class Lifeline: Subscription, CustomStringConvertible {
  private let upstream = Lock(Input.awaited)
  @usableFromInline
  let liveness = Atomic<Bool>(false)
  private let name: StaticString
  private let refusal: Refusal
  private let token = LiveSubscriptions.Token()

  /// What stops the program.
  @usableFromInline
  enum Refusal {
    case never
    /// A request for no values.
    case none
    /// A request, a value or an end before the upstream's subscription has come.
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

  /// Whether the stream has ended or was cancelled.
  @usableFromInline
  var isEnded: Bool { upstream.withLock { $0.isEnded } }

  /// Takes the upstream's subscription. A second one, or one that comes too late, is cancelled.
  @usableFromInline
  func begin(_ subscription: any Subscription) -> Bool {
    let isFirst = upstream.withLock { upstream in
      guard upstream.begin(subscription) else { return false }
      liveness.store(true, ordering: .releasing)
      return true
    }
    if !isFirst { subscription.cancel() }
    return isFirst
  }

  /// Drops a value that came while nothing may pass.
  @usableFromInline
  func refuseValue() {
    stop(ifEarly: upstream.withLock { $0.phase }, "sent a value")
  }

  /// Marks the end of a live stream. Says whether it was live: only then may a completion pass. One
  /// that comes before the subscription changes nothing.
  @usableFromInline
  func end() -> Bool {
    let (phase, ended) = endIfLive()
    stop(ifEarly: phase, "told the end")
    return ended != nil
  }

  /// Cancels the upstream of a live stream. Says whether it was live: only then may an end be sent.
  @usableFromInline
  func stop() -> Bool {
    let ended = endIfLive().ended
    ended?.cancel()
    return ended != nil
  }

  /// The upstream's subscription while the stream is live.
  var current: (any Subscription)? { upstream.withLock { $0.subscription } }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    if refusal == .none { demand.assertNonZero() }
    let (phase, subscription) = upstream.withLock { ($0.phase, $0.subscription) }
    stop(ifEarly: phase, "asked for values")
    subscription?.request(demand)
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

  /// Marks the end, also of a stream that has not begun. Gives the upstream's subscription if it was
  /// live.
  @usableFromInline
  func take() -> (any Subscription)? {
    upstream.withLock { end(&$0) }
  }

  private func endIfLive() -> (phase: Input.Phase, ended: (any Subscription)?) {
    upstream.withLock { upstream in
      let phase = upstream.phase
      return (phase, phase == .live ? end(&upstream) : nil)
    }
  }

  private func end(_ upstream: inout Input) -> (any Subscription)? {
    liveness.store(false, ordering: .releasing)
    return upstream.end()
  }

  private func stop(ifEarly phase: Input.Phase, _ deed: StaticString) {
    precondition(
      phase != .awaited || refusal != .early,
      "\(name) was \(deed) before it had a subscription. Send receive(subscription:) first.")
  }
}
