import Synchronization

/// One subscriber's place in a ``Broadcast``: its demand, and what is still to be delivered to it.
///
/// It runs at most one delivery at a time. A value that comes meanwhile from another thread waits in
/// the backlog of this place, and whoever is delivering takes it on.
///
/// A place that has nothing to remember (its demand is unlimited, nothing is owed or waiting) is in
/// the fast lane: one load before a value, no lock. Only the engine, which delivers one event at a
/// time, puts a place there; cancelling takes it out.
///
/// The type of the values is known only to the closure that runs the subscriber. It is made where
/// the whole chain's type is known, so the chain is compiled as one; and whatever is called through
/// `any Subscription`, where a generic class would look its types up at run time, is plain code.
@usableFromInline
final class Member: @unchecked Sendable {
  /// What the closure is to do.
  @usableFromInline
  enum Call {
    /// Deliver the value that the pointer points at.
    case value(UnsafeRawPointer)
    /// Deliver the engine's current value.
    case current
    /// Deliver the end that the engine has.
    case end
    /// Tell the engine that there is demand.
    case noteDemand
    /// Leave the engine.
    case leave
  }

  @usableFromInline typealias Run = (Member, Call) -> Subscribers.Demand
  /// Delivers a value that had to be kept.
  @usableFromInline typealias Kept = (Member) -> Subscribers.Demand

  private struct State {
    var demand = Subscribers.Demand.none
    /// The number of the latest event this subscriber has had, or had no part in.
    var seen: UInt64 = 0
    /// Whether the engine's current value is to be delivered as soon as there is demand.
    var isOwed = false
    var isBusy = false
    var isLive = true
    /// Until the subscriber has been handed its subscription it cannot be told the end.
    var isJoining = true
    var hasEnded = false
    var backlog = Queue<(run: Kept, number: UInt64)>()
    /// Held from the first to the last moment of the stream.
    var ticket: Ticket?
  }

  private enum Step {
    case value(UnsafeRawPointer)
    case kept(Kept)
    case current
    case end(Ticket?)
    /// Not to be delivered; let go outside the lock.
    case skipped(Kept)
    case rest
  }

  @usableFromInline let engine: AnyObject
  /// Runs the subscriber. Let go together with this place.
  @usableFromInline let run: Run
  private let remembers: Bool
  private let state = Lock(State())
  @usableFromInline let isFast = Atomic<Bool>(false)
  /// Where this is in the engine's list; guarded by the engine's lock.
  @usableFromInline var index = 0

  @usableFromInline
  init(engine: AnyObject, remembers: Bool, run: @escaping Run) {
    self.engine = engine
    self.remembers = remembers
    self.run = run
  }

  /// Makes the subscription, noting which events came before; called under the engine's lock.
  @usableFromInline
  func join(at number: UInt64, name: StaticString) -> Ticket {
    let ticket = Ticket(self, name)
    state.withLock { state in
      state.seen = number
      state.isOwed = remembers
      state.ticket = ticket
    }
    return ticket
  }

  /// Says that the subscriber has its subscription.
  @usableFromInline
  func didJoin() {
    step { state in
      state.isJoining = false
      return state.isBusy ? .rest : next(&state)
    }
  }
}

// MARK: From the subscriber

extension Member {
  /// Takes on demand, and delivers what is owed before anything newer can get in between: whoever
  /// subscribes while another thread sends has the current value when the subscription stands.
  func request(_ demand: Subscribers.Demand) {
    var isLive = false
    step { state in
      isLive = state.isLive
      state.demand += demand
      return state.isBusy ? .rest : next(&state)
    }
    if isLive, !remembers { _ = run(self, .noteDemand) }
  }

  func cancel() {
    isFast.store(false, ordering: .relaxed)
    var dropped = State()
    state.withLock { state in
      swap(&dropped, &state)
      state.isLive = false
      state.isBusy = dropped.isBusy
    }
    withExtendedLifetime(dropped) { _ = run(self, .leave) }
  }
}

// MARK: From the engine

extension Member {
  /// Delivers the value at `pointer` if it is wanted. `keep` makes a closure that delivers a copy of
  /// it later; it is called only if the value has to wait.
  @inlinable
  func offer(_ pointer: UnsafeRawPointer, number: UInt64, keep: () -> Kept) {
    if isFast.load(ordering: .relaxed) {
      _ = run(self, .value(pointer))
    } else {
      offerSlowly(pointer, number: number, keep: keep)
    }
  }

  @usableFromInline
  func offerSlowly(_ pointer: UnsafeRawPointer, number: UInt64, keep: () -> Kept) {
    step { state in
      guard state.isLive, number > state.seen else { return .rest }
      if state.isBusy {
        state.backlog.append((keep(), number))
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
      return .value(pointer)
    }
    state.withLock { state in
      if state.isLive, !state.isBusy, !state.isOwed, !state.isJoining, !state.hasEnded,
        state.demand == .unlimited, state.seen == number
      {
        isFast.store(true, ordering: .relaxed)
      }
    }
  }

  /// The engine has ended: tells the subscriber as soon as nothing is before that.
  @usableFromInline
  func finish() {
    isFast.store(false, ordering: .relaxed)
    step { state in
      guard state.isLive else { return .rest }
      state.hasEnded = true
      return state.isBusy ? .rest : next(&state)
    }
  }

  /// Notes that the engine's current value, brought by event `number`, is about to be delivered;
  /// false if the subscriber has left meanwhile.
  @usableFromInline
  func takesCurrent(_ number: UInt64) -> Bool {
    state.withLock { state in
      guard state.isLive else { return false }
      state.seen = max(state.seen, number)
      return true
    }
  }

  /// Takes one step decided under the lock, and then all that have become possible by it.
  private func step(_ decide: (inout State) -> Step) {
    var step = state.withLock(decide)
    while true {
      let more: Subscribers.Demand
      switch step {
      case .rest:
        return
      case .value(let pointer):
        more = run(self, .value(pointer))
      case .kept(let kept):
        more = kept(self)
      case .current:
        more = run(self, .current)
      case .skipped:
        more = .none
      case .end(let ticket):
        ticket?.letGo()
        _ = run(self, .end)
        return
      }
      step = state.withLock { state in
        if more > .none { state.demand += more }
        return next(&state)
      }
    }
  }

  /// What is to be done next; marks the place busy, or free when there is nothing.
  private func next(_ state: inout State) -> Step {
    state.isBusy = state.isLive
    guard state.isLive else { return .rest }
    if state.isOwed, state.demand > .none {
      state.isOwed = false
      state.demand -= 1
      return .current
    }
    if let (run, number) = state.backlog.popFirst() {
      guard number > state.seen else { return .skipped(run) }
      state.seen = number
      guard state.demand > .none else {
        state.isOwed = remembers
        return .skipped(run)
      }
      state.demand -= 1
      return .kept(run)
    }
    state.isBusy = false
    if state.hasEnded, !state.isJoining {
      state.isLive = false
      defer { state.ticket = nil }
      return .end(state.ticket)
    }
    return .rest
  }
}
