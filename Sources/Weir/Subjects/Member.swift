/// One subscriber's place in a ``Broadcast``: its demand, and what is still to be delivered to it.
///
/// It runs at most one delivery at a time. A value that comes meanwhile from another thread waits in
/// the queue of this place, and whoever is delivering takes it on.
final class Member<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private struct Downstream {
    var receive: (Output) -> Subscribers.Demand
    var finish: (Subscribers.Completion<Failure>) -> Void
  }

  private struct State {
    /// Nil once the stream has ended or was cancelled.
    var downstream: Downstream?
    var demand = Subscribers.Demand.none
    /// The number of the latest event this subscriber has had, or had no part in.
    var seen: UInt64 = 0
    /// Whether the engine's current value is to be delivered as soon as there is demand.
    var isOwed = false
    var isBusy = false
    /// Until the subscriber has been handed its subscription it cannot be told the end.
    var isJoining = true
    var queue = Queue<(value: Output, number: UInt64)>()
    var completion: Subscribers.Completion<Failure>?
  }

  private enum Step {
    case value((Output) -> Subscribers.Demand, Output)
    case completion(Downstream, Subscribers.Completion<Failure>)
    case current
    case rest
  }

  private let broadcast: Broadcast<Output, Failure>
  private let remembers: Bool
  private let state: Lock<State>
  private let token = LiveSubscriptions.Token()
  /// Where this is in the engine's list; guarded by the engine's lock.
  var index = 0

  init<S>(broadcast: Broadcast<Output, Failure>, downstream: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    self.broadcast = broadcast
    remembers = broadcast.remembers
    state = Lock(
      State(
        downstream: Downstream(
          receive: { downstream.receive($0) },
          finish: { downstream.receive(completion: $0) })))
  }

  var description: String { broadcast.name }

  /// Notes which events came before this subscriber; called under the engine's lock.
  func joined(at number: UInt64) {
    state.withLock { state in
      state.seen = number
      state.isOwed = remembers
    }
  }

  /// Says that the subscriber has its subscription.
  func didJoin() {
    step { state in
      state.isJoining = false
      return state.isBusy ? .rest : Self.next(&state)
    }
  }
}

// MARK: From the subscriber

extension Member {
  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    let isLive = state.withLock { state in
      state.demand += demand
      return state.downstream != nil
    }
    guard isLive else { return }
    broadcast.noteDemand()
    step { $0.isBusy ? .rest : Self.next(&$0) }
  }

  func cancel() {
    let released = state.withLock { state in
      defer {
        state.downstream = nil
        state.queue = Queue()
        state.completion = nil
        state.isOwed = false
      }
      return (state.downstream, state.queue)
    }
    withExtendedLifetime(released) { broadcast.remove(self) }
  }
}

// MARK: From the engine

extension Member {
  func offer(_ value: Output, number: UInt64) {
    step { state in
      guard let downstream = state.downstream, number > state.seen else { return .rest }
      if state.isBusy {
        state.queue.append((value, number))
        return .rest
      }
      state.seen = number
      guard state.demand > .none else {
        state.isOwed = remembers
        return .rest
      }
      state.isOwed = false
      state.demand -= 1
      state.isBusy = true
      return .value(downstream.receive, value)
    }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    step { state in
      state.completion = completion
      return state.isBusy ? .rest : Self.next(&state)
    }
  }

  /// Takes one step decided under the lock, and then all that have become possible by it.
  private func step(_ decide: (inout State) -> Step) {
    var step = state.withLock(decide)
    while true {
      switch step {
      case .rest:
        return
      case .value(let receive, let value):
        let more = receive(value)
        step = state.withLock { state in
          if more > .none { state.demand += more }
          return Self.next(&state)
        }
      case .current:
        guard let (value, number) = broadcast.currentAndNumber() else { return }
        step = state.withLock { state in
          guard let downstream = state.downstream else { return Self.next(&state) }
          state.isOwed = false
          state.seen = max(state.seen, number)
          state.demand -= 1
          return .value(downstream.receive, value)
        }
      case .completion(let downstream, let completion):
        downstream.finish(completion)
        return
      }
    }
  }

  /// What is to be done next; marks the place busy, or free when there is nothing.
  private static func next(_ state: inout State) -> Step {
    guard let downstream = state.downstream else {
      state.isBusy = false
      return .rest
    }
    state.isBusy = true
    if state.isOwed, state.demand > .none { return .current }
    while let (value, number) = state.queue.popFirst() {
      guard number > state.seen else { continue }
      state.seen = number
      if state.demand > .none {
        state.demand -= 1
        return .value(downstream.receive, value)
      }
    }
    state.isBusy = false
    if let completion = state.completion, !state.isJoining {
      state.downstream = nil
      state.completion = nil
      return .completion(downstream, completion)
    }
    return .rest
  }
}
