extension ConnectablePublisher {
  /// Connects when the first subscriber comes, and disconnects when the last has left.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A publisher that connects a connectable one while it has subscribers.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private struct State {
      var subscribers = 0
      var isConnecting = false
      var connection: (any Cancellable)?
    }

    /// What is connected.
    public final let upstream: Upstream
    private let state = Lock(State())

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      state.withLock { $0.subscribers += 1 }
      upstream.subscribe(Inner(downstream: subscriber) { [self] in leave() })
      connectIfNeeded()
    }

    /// Connects unless that is done or being done, or whoever came has left by now.
    private func connectIfNeeded() {
      let mustConnect = state.withLock { state in
        guard state.subscribers > 0, state.connection == nil, !state.isConnecting else {
          return false
        }
        state.isConnecting = true
        return true
      }
      guard mustConnect else { return }
      let connection = upstream.connect()
      let isWanted = state.withLock { state in
        state.isConnecting = false
        guard state.subscribers > 0 else { return false }
        state.connection = connection
        return true
      }
      if !isWanted { connection.cancel() }
    }

    private func leave() {
      let connection = state.withLock { state -> (any Cancellable)? in
        state.subscribers -= 1
        guard state.subscribers == 0 else { return nil }
        defer { state.connection = nil }
        return state.connection
      }
      connection?.cancel()
    }
  }
}

extension Publishers.Autoconnect {
  private final class Inner<Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible
  where Downstream.Input == Output, Downstream.Failure == Failure {
    private struct State {
      var upstream = Weir.Input.awaited
      var downstream: Downstream?
      var leave: (() -> Void)?
    }

    private let state: Lock<State>
    private let token = LiveSubscriptions.Token()

    init(downstream: Downstream, leave: @escaping () -> Void) {
      state = Lock(State(downstream: downstream, leave: leave))
    }

    /// The upstream's own subscription is what whoever prints this wants to see.
    var description: String {
      state.withLock { $0.upstream.subscription }.map { "\($0)" } ?? "Autoconnect"
    }

    /// That of the upstream's subscription as well.
    var combineIdentifier: CombineIdentifier {
      state.withLock { $0.upstream.subscription }?.combineIdentifier ?? CombineIdentifier(self)
    }

    func receive(subscription: any Subscription) {
      let downstream = state.withLock { state -> Downstream? in
        guard state.upstream.begin(subscription) else { return nil }
        return state.downstream
      }
      guard let downstream else { return subscription.cancel() }
      downstream.receive(subscription: self)
    }

    func receive(_ input: Output) -> Subscribers.Demand {
      state.withLock { $0.downstream }?.receive(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      let taken = take()
      // Left before the end is told: who joins inside that is not to be connected for this one.
      taken.leave?()
      taken.downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      state.withLock { $0.upstream.subscription }?.request(demand)
    }

    func cancel() {
      let taken = take()
      taken.upstream.subscription?.cancel()
      taken.leave?()
    }

    private func take() -> State {
      state.withLock { state in
        defer { state = State(upstream: .ended) }
        return state
      }
    }
  }
}
