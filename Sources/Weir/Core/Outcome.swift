import Synchronization

/// The subscription that an operator with at most one result hands down: it keeps the result until
/// the downstream asks.
///
/// It stands apart from the operator's subscriber, so that a downstream which keeps its subscription
/// after the end keeps nothing else.
@usableFromInline
final class Outcome: Subscription, CustomStringConvertible {
  /// Sends the result of an operator, whose outcome it is given.
  @usableFromInline
  typealias Send = (Outcome) -> Void

  private struct State {
    var upstream = Input.awaited
    var isWanted = false
    var isCancelled = false
    /// Sends the result, if there is one that waits.
    var send: Send?
  }

  private let state = Lock(State())
  @usableFromInline
  let liveness = Atomic<Bool>(false)
  private let name: StaticString
  private let token = LiveSubscriptions.Token()

  @usableFromInline
  init(_ name: StaticString) {
    self.name = name
  }

  @usableFromInline
  var description: String { name.description }

  /// Whether values may come in.
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

  /// Marks the end of a live stream; gives the upstream's subscription if it was live.
  @usableFromInline
  func end() -> (any Subscription)? {
    state.withLock { state in
      guard state.upstream.isLive else { return nil }
      liveness.store(false, ordering: .releasing)
      return state.upstream.end()
    }
  }

  /// Runs `send` as soon as the downstream wants the result, or at once.
  @usableFromInline
  func deliver(atOnce: Bool, _ send: @escaping Send) {
    let isWanted = state.withLock { state in
      if state.isCancelled { return false }
      if state.isWanted || atOnce { return true }
      state.send = send
      return false
    }
    if isWanted { send(self) }
  }

  /// Whether the downstream still listens.
  @usableFromInline
  var isOpen: Bool { state.withLock { !$0.isCancelled } }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    let send = state.withLock { state in
      state.isWanted = true
      return state.send.take()
    }
    send?(self)
  }

  /// Before the upstream's subscription has come, no one below can know of this one.
  @usableFromInline
  func cancel() {
    let (upstream, send) = state.withLock { state -> ((any Subscription)?, Send?) in
      guard state.upstream.phase != .awaited else { return (nil, nil) }
      state.isCancelled = true
      liveness.store(false, ordering: .releasing)
      return (state.upstream.end(), state.send.take())
    }
    withExtendedLifetime(send) { upstream?.cancel() }
  }
}
