extension ConnectablePublisher {
  /// Connects when the first subscriber comes, and disconnects when the last has left.
  ///
  /// A subscriber leaves by cancelling. One that was told the end has not left: who comes after the
  /// end makes no new connection.
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

    /// Connects `upstream` while there are subscribers.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      state.withLock { $0.subscribers += 1 }
      upstream.subscribe(Inner(downstream: subscriber, seat: Seat(self)))
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

    fileprivate func leave() {
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
  /// Passes everything on as it is.
  private struct Inner<Downstream: Subscriber>: Subscriber, CustomStringConvertible
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let downstream: Downstream
    let seat: Seat
    let combineIdentifier = CombineIdentifier()

    var description: String { "Autoconnect" }

    func receive(subscription: any Subscription) {
      downstream.receive(subscription: seat.take(subscription))
    }

    func receive(_ input: Output) -> Subscribers.Demand { downstream.receive(input) }

    func receive(completion: Subscribers.Completion<Failure>) {
      seat.release()
      downstream.receive(completion: completion)
    }
  }

  /// A subscriber's place among those for whom the connection is kept.
  fileprivate final class Seat: Sendable {
    private struct State {
      /// Held until the end, so that the connection lives as long as its subscribers.
      var held: Publishers.Autoconnect<Upstream>?
      weak var publisher: Publishers.Autoconnect<Upstream>?
      var hasLeft = false
    }

    private let state: Lock<State>

    init(_ publisher: Publishers.Autoconnect<Upstream>) {
      state = Lock(State(held: publisher, publisher: publisher))
    }

    /// Makes the subscription that gives this seat up when it is cancelled.
    func take(_ subscription: any Subscription) -> any Subscription {
      Occupied(seat: self, subscription: subscription)
    }

    /// The end has come: nothing is held any more, but the seat is still counted.
    func release() {
      let held = state.withLock { state in
        defer { state.held = nil }
        return state.held
      }
      withExtendedLifetime(held) {}
    }

    func leave() {
      let publisher = state.withLock { state -> Publishers.Autoconnect<Upstream>? in
        defer {
          state.held = nil
          state.hasLeft = true
        }
        return state.hasLeft ? nil : state.publisher
      }
      publisher?.leave()
    }
  }

  /// The subscription that is handed down. It stands for the upstream's own.
  private struct Occupied: Subscription, CustomStringConvertible {
    let seat: Seat
    let subscription: any Subscription

    var description: String { "\(subscription)" }
    var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }

    func request(_ demand: Subscribers.Demand) { subscription.request(demand) }

    func cancel() {
      subscription.cancel()
      seat.leave()
    }
  }
}
