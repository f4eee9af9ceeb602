import Synchronization

// What a place does: it runs at most one delivery at a time. A value that comes meanwhile from another
// thread waits in the backlog of the place, and whoever is delivering takes it on.
//
// A place that has nothing to remember (its demand is unlimited, nothing is owed or waiting) is in the
// fast lane: one load before a value, no lock. Only the engine, which delivers one event at a time,
// puts a place there; cancelling takes it out.

// MARK: From the subscriber

extension Place: Subscription {
  /// Takes on demand, and delivers what is owed before anything newer can get in between: whoever
  /// subscribes while another thread sends has the current value when the subscription stands.
  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    var run: Run?
    step { state in
      guard state.isLive else { return .rest }
      if !remembers { run = runner }
      state.demand += demand
      return state.isBusy ? .rest : next(&state)
    }
    _ = run?(self, .noteDemand, nil)
  }

  @usableFromInline
  func cancel() {
    var run: Run?
    var backlog: Backlog?
    let isOver = withLock { state in
      guard state.isLive else { return false }
      state.isLive = false
      leaveFastLane()
      swap(&backlog, &state.backlog)
      if state.isListed { run = runner }
      return !state.isListed && !state.isBusy
    }
    withExtendedLifetime(backlog) {
      if isOver { clear() }
      _ = run?(self, .leave, nil)
    }
  }
}

// MARK: From the engine

extension Place {
  /// Takes up the place, noting which events came before; called under the engine's lock.
  @usableFromInline
  func join(at number: UInt64) {
    withLock { state in
      state.seen = number
      state.isOwed = remembers
      state.isListed = true
    }
  }

  /// Says that the subscriber has its subscription.
  @usableFromInline
  func didJoin() {
    step { state in
      state.isJoining = false
      return state.isLive && !state.isBusy ? next(&state) : .rest
    }
  }

  /// Says that the engine will not run the subscriber any more.
  @usableFromInline
  func unlist() {
    let isOver = withLock { state in
      guard state.isListed else { return false }
      state.isListed = false
      return !state.isLive && !state.isBusy
    }
    if isOver { clear() }
  }

  /// Delivers the value at `pointer` if it is wanted. `keep` makes a closure that delivers a copy of
  /// it later; it is called only if the value has to wait.
  @inlinable @inline(__always)
  func offer(_ pointer: UnsafeRawPointer, number: UInt64, keep: () -> Kept) {
    if withCore({ $0.pointee.isFast.load(ordering: .relaxed) }) {
      _ = run(.value, pointer)
    } else {
      offerSlowly(pointer, number: number, keep: keep)
    }
  }

  @usableFromInline
  func offerSlowly(_ pointer: UnsafeRawPointer, number: UInt64, keep: () -> Kept) {
    step { state in
      guard state.isLive, number > state.seen else { return .rest }
      if state.isBusy {
        if state.backlog == nil { state.backlog = Backlog() }
        state.backlog?.values.append((keep(), number))
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
    withLock { state in
      if state.isLive, !state.isBusy, !state.isOwed, !state.isJoining, !state.hasEnded,
        state.demand == .unlimited, state.seen == number
      {
        withCore { $0.pointee.isFast.store(true, ordering: .relaxed) }
      }
    }
  }

  /// The engine has ended: tells the subscriber as soon as nothing is before that.
  @usableFromInline
  func finish() {
    step { state in
      leaveFastLane()
      state.hasEnded = true
      state.isListed = false
      if state.isBusy { return .rest }
      return state.isLive ? next(&state) : .clear
    }
  }

  /// Notes that the engine's current value, brought by event `number`, is about to be delivered;
  /// false if the subscriber has left meanwhile.
  @usableFromInline
  func takesCurrent(_ number: UInt64) -> Bool {
    withLock { state in
      guard state.isLive else { return false }
      state.seen = max(state.seen, number)
      return true
    }
  }

  private func leaveFastLane() {
    withCore { $0.pointee.isFast.store(false, ordering: .relaxed) }
  }
}

// MARK: Steps

extension Place {
  private enum Step {
    case value(UnsafeRawPointer)
    case kept(Kept)
    case current
    case end
    /// Not to be delivered; let go outside the lock.
    case skipped(Kept)
    case clear
    case rest
  }

  /// Takes one step decided under the lock, and then all that have become possible by it.
  private func step(_ decide: (inout State) -> Step) {
    var step = withLock(decide)
    while true {
      let more: Subscribers.Demand
      switch step {
      case .rest:
        return
      case .clear:
        return clear()
      case .value(let pointer):
        more = run(.value, pointer)
      case .kept(let kept):
        more = kept(self)
      case .current:
        more = run(.current)
      case .end:
        more = run(.end)
      case .skipped:
        more = .none
      }
      step = withLock { state in
        if more > .none { state.demand += more }
        return next(&state)
      }
    }
  }

  /// What is to be done next by the one who is busy here; marks the place free when there is nothing.
  private func next(_ state: inout State) -> Step {
    state.isBusy = true
    if state.isLive, state.isOwed, state.demand > .none {
      state.isOwed = false
      state.demand -= 1
      return .current
    }
    if state.isLive, let (run, number) = state.backlog?.values.popFirst() {
      guard number > state.seen else { return .skipped(run) }
      state.seen = number
      guard state.demand > .none else {
        state.isOwed = remembers
        return .skipped(run)
      }
      state.demand -= 1
      return .kept(run)
    }
    if state.isLive, state.hasEnded, !state.isJoining {
      state.isLive = false
      return .end
    }
    state.isBusy = false
    return state.isLive || state.isListed ? .rest : .clear
  }
}
