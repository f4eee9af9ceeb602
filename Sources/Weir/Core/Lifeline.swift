import Synchronization

/// The subscription that an operator with one input hands down: it forwards requests and the
/// cancellation, and knows whether the stream is still live.
///
/// It stands apart from the operator's subscriber, so that a downstream which keeps its
/// subscription after the end keeps nothing else: no upstream, no closure, not itself.
@usableFromInline
final class Lifeline: Subscription, CustomStringConvertible {
  private let upstream: Lock<Input>
  @usableFromInline
  let liveness = Atomic<Bool>(false)
  private let name: StaticString
  private let token = LiveSubscriptions.Token()

  @usableFromInline
  init(_ name: StaticString) {
    upstream = Lock(.awaited)
    self.name = name
  }

  @usableFromInline
  var description: String { name.description }

  /// Whether values may pass.
  @inlinable
  var isLive: Bool { liveness.load(ordering: .acquiring) }

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

  /// Marks the end. Says whether the stream was live until now: only then may a completion pass.
  @usableFromInline
  func end() -> Bool { take() != nil }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    upstream.withLock { $0.subscription }?.request(demand)
  }

  @usableFromInline
  func cancel() {
    take()?.cancel()
  }

  @usableFromInline
  func take() -> (any Subscription)? {
    upstream.withLock { upstream in
      liveness.store(false, ordering: .releasing)
      return upstream.end()
    }
  }
}
