import Synchronization

/// One subscriber's place in a ``Broadcast``: its demand, and what is still to be delivered to it.
///
/// It runs at most one delivery at a time. A value that comes meanwhile from another thread waits in
/// the queue of this place, and whoever is delivering takes it on.
///
/// A place that has nothing to remember (its demand is unlimited, nothing is owed or waiting) is in
/// the fast lane: one load before a value, no lock. Only the engine, which delivers one event at a
/// time, puts a place there; cancelling takes it out.
@usableFromInline
final class Member<Output, Failure: Error> {
  @usableFromInline
  struct State {
    @usableFromInline var demand = Subscribers.Demand.none
    /// The number of the latest event this subscriber has had, or had no part in.
    @usableFromInline var seen: UInt64 = 0
    /// Whether the engine's current value is to be delivered as soon as there is demand.
    @usableFromInline var isOwed = false
    @usableFromInline var isBusy = false
    @usableFromInline var isLive = true
    /// Until the subscriber has been handed its subscription it cannot be told the end.
    @usableFromInline var isJoining = true
    @usableFromInline var queue = Queue<(value: Output, number: UInt64)>()
    @usableFromInline var completion: Subscribers.Completion<Failure>?
    /// Held from the first to the last moment of the stream.
    @usableFromInline var ticket: Ticket<Output, Failure>?

    @usableFromInline init() {}
  }

  @usableFromInline
  enum Step {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
    case current
    /// Not to be delivered; let go outside the lock.
    case skipped(Output)
    case rest
  }

  @usableFromInline let broadcast: Broadcast<Output, Failure>
  @usableFromInline let state = Lock(State())
  @usableFromInline let isFast = Atomic<Bool>(false)
  /// Runs the subscriber. Let go together with this place.
  @usableFromInline let run: (Broadcast<Output, Failure>.Event) -> Subscribers.Demand
  /// Where this is in the engine's list; guarded by the engine's lock.
  @usableFromInline var index = 0

  @inlinable
  init<S>(broadcast: Broadcast<Output, Failure>, downstream: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    self.broadcast = broadcast
    run = { event in
      switch event {
      case .value(let value):
        return downstream.receive(value)
      case .completion(let completion):
        downstream.receive(completion: completion)
        return .none
      }
    }
  }

  /// Makes the subscription, noting which events came before; called under the engine's lock.
  @inlinable
  func join(at number: UInt64) -> Ticket<Output, Failure> {
    let ticket = Ticket(self)
    let isOwed = broadcast.remembers
    state.withLock { state in
      state.seen = number
      state.isOwed = isOwed
      state.ticket = ticket
    }
    return ticket
  }

  /// Says that the subscriber has its subscription.
  @inlinable
  func didJoin() {
    step { state in
      state.isJoining = false
      return state.isBusy ? .rest : next(&state)
    }
  }
}

// MARK: From the subscriber

extension Member {
  @inlinable
  func request(_ demand: Subscribers.Demand) {
    let isLive = state.withLock { state in
      state.demand += demand
      return state.isLive
    }
    guard isLive else { return }
    broadcast.noteDemand()
    step { $0.isBusy ? .rest : next(&$0) }
  }

  @inlinable
  func cancel() {
    isFast.store(false, ordering: .relaxed)
    var dropped = State()
    state.withLock { state in
      swap(&dropped, &state)
      state.isLive = false
      state.isBusy = dropped.isBusy
    }
    withExtendedLifetime(dropped) { broadcast.remove(self) }
  }
}

// MARK: From the engine

extension Member {
  @inlinable
  func offer(_ value: Output, number: UInt64) {
    if isFast.load(ordering: .relaxed) {
      _ = run(.value(value))
    } else {
      offerSlowly(value, number: number)
    }
  }

  @inlinable
  @inline(never)
  func offerSlowly(_ value: Output, number: UInt64) {
    let remembers = broadcast.remembers
    step { state in
      guard state.isLive, number > state.seen else { return .rest }
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
      return .value(value)
    }
    state.withLock { state in
      if state.isLive, !state.isBusy, !state.isOwed, !state.isJoining, state.completion == nil,
        state.demand == .unlimited, state.seen == number
      {
        isFast.store(true, ordering: .relaxed)
      }
    }
  }

  @inlinable
  func finish(_ completion: Subscribers.Completion<Failure>) {
    isFast.store(false, ordering: .relaxed)
    step { state in
      guard state.isLive else { return .rest }
      state.completion = completion
      return state.isBusy ? .rest : next(&state)
    }
  }

  /// Takes one step decided under the lock, and then all that have become possible by it.
  @inlinable
  func step(_ decide: (inout State) -> Step) {
    var step = state.withLock(decide)
    while true {
      switch step {
      case .rest:
        return
      case .value(let value):
        let more = run(.value(value))
        step = state.withLock { state in
          if more > .none { state.demand += more }
          return next(&state)
        }
      case .skipped:
        step = state.withLock { state in next(&state) }
      case .current:
        guard let (value, number) = broadcast.currentAndNumber() else { return }
        step = state.withLock { state in
          guard state.isLive else { return next(&state) }
          state.isOwed = false
          state.seen = max(state.seen, number)
          state.demand -= 1
          return .value(value)
        }
      case .completion(let completion):
        let ticket = state.withLock { state in
          defer { state.ticket = nil }
          return state.ticket
        }
        ticket?.take()
        _ = run(.completion(completion))
        return
      }
    }
  }

  /// What is to be done next; marks the place busy, or free when there is nothing.
  @inlinable
  func next(_ state: inout State) -> Step {
    state.isBusy = state.isLive
    guard state.isLive else { return .rest }
    if state.isOwed, state.demand > .none { return .current }
    if let (value, number) = state.queue.popFirst() {
      guard number > state.seen else { return .skipped(value) }
      state.seen = number
      guard state.demand > .none else {
        state.isOwed = broadcast.remembers
        return .skipped(value)
      }
      state.demand -= 1
      return .value(value)
    }
    state.isBusy = false
    if let completion = state.completion, !state.isJoining {
      state.isLive = false
      state.completion = nil
      return .completion(completion)
    }
    return .rest
  }
}
