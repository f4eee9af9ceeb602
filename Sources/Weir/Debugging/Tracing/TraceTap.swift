import Synchronization

/// The subscription that a traced stream hands down. It tells the observers of ``Tracing`` what passes.
///
/// It knows no value type; ``ValueTap`` does.
@usableFromInline
class TraceTap: Subscription, CustomStringConvertible {
  private struct State {
    var upstream = Input.awaited
    var demand = Subscribers.Demand.none
    var observers: [Tracing.Observer] = []
  }

  private let label: TraceLabel
  private let number = Tracing.nextNumber()
  private let state = Lock(State())
  private let token = LiveSubscriptions.Token()
  /// Whether values and replies are to be noted: somebody watches, or there is demand to be counted.
  @usableFromInline
  final let attention = Atomic<Bool>(true)

  fileprivate init(_ label: TraceLabel) {
    self.label = label
  }

  deinit {
    // Whoever is told must not see an object that is on its way out.
    leave(.released)
  }

  @usableFromInline
  final var description: String { "Trace" }

  @inlinable
  final var isAttentive: Bool { attention.load(ordering: .relaxed) }

  /// Takes the upstream's subscription. A second one, or one that comes too late, is cancelled.
  @usableFromInline
  final func begin(_ subscription: any Subscription) -> Bool {
    guard state.withLock({ $0.upstream.begin(subscription) }) else {
      subscription.cancel()
      return false
    }
    Tracing.add(self, number: number, label: label)
    tell(.subscribed)
    return true
  }

  /// Counts a value that is about to be delivered, and says whether somebody watches.
  fileprivate final func countDown() -> Bool {
    update { state in
      guard state.upstream.isLive else { return false }
      state.demand -= 1
      return !state.observers.isEmpty
    }
  }

  /// Takes note of what the downstream has asked for in return for a value.
  @usableFromInline @inline(never)
  final func noteReply(_ demand: Subscribers.Demand) {
    if state.withLock({ $0.upstream.isLive }) { add(demand) }
  }

  /// Takes note of the end.
  @usableFromInline
  final func end<Failure>(_ completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: withExtendedLifetime(leave(.finished)) {}
    case .failure(let error): withExtendedLifetime(leave(.failed(TraceText.text(of: error)))) {}
    }
  }

  @usableFromInline
  final func request(_ demand: Subscribers.Demand) {
    let upstream = state.withLock { $0.upstream.subscription }
    if upstream != nil { add(demand) }
    upstream?.request(demand)
  }

  @usableFromInline
  final func cancel() {
    leave(.cancelled)?.cancel()
  }

  /// Has these told from now on. Called under the lock of ``Tracing``.
  final func setObservers(_ observers: [Tracing.Observer]) {
    update { $0.observers = $0.upstream.isLive ? observers : [] }
  }

  /// What the downstream waits for; nil when the stream is over.
  final var openDemand: Subscribers.Demand? {
    state.withLock { $0.upstream.isLive ? $0.demand : nil }
  }

  private func add(_ demand: Subscribers.Demand) {
    update { $0.demand += demand }
    tell(.requested(demand))
  }

  fileprivate final func tell(_ kind: TraceEvent.Kind) {
    let (observers, demand) = state.withLock { ($0.observers, $0.demand) }
    Tracing.tell(
      observers,
      TraceEvent(subscription: number, label: label, kind: kind, demand: demand))
  }

  /// Ends, tells of it once and gives the upstream's subscription, if the stream was live.
  @discardableResult
  private func leave(_ kind: TraceEvent.Kind) -> (any Subscription)? {
    var upstream: (any Subscription)?
    let observers = update { state in
      upstream = state.upstream.end()
      state.demand = .none
      defer { state.observers = [] }
      return state.observers
    }
    guard let upstream else { return nil }
    Tracing.remove(number)
    Tracing.tell(observers, TraceEvent(subscription: number, label: label, kind: kind))
    return upstream
  }

  private func update<Result>(_ change: (inout State) -> Result) -> Result {
    state.withLock { state in
      let result = change(&state)
      // Unlimited demand stays what it is: there is nothing to count.
      let counts = state.upstream.isLive && state.demand != .unlimited
      attention.store(counts || !state.observers.isEmpty, ordering: .relaxed)
      return result
    }
  }
}

/// The tap of a stream of `Value`, which says what is shown of each.
///
/// The closure is kept here, where it is used only while somebody watches: a subscriber that is larger
/// costs with every value.
@usableFromInline
final class ValueTap<Value>: TraceTap {
  private let describing: ((Value) -> String)?

  @usableFromInline
  init(_ label: TraceLabel, _ describing: ((Value) -> String)?) {
    self.describing = describing
    super.init(label)
  }

  /// Takes note of a value that is about to be delivered.
  @usableFromInline @inline(never)
  func note(_ value: Value) {
    guard countDown() else { return }
    tell(.value(describing.map { TraceText.shortened($0(value)) } ?? TraceText.text(of: value)))
  }
}
