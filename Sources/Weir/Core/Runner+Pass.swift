/// A ``StateMachine`` that keeps account of what its downstream has asked for.
protocol DemandKeeper: StateMachine {
  var demand: Subscribers.Demand { get set }
}

extension Runner where Machine: DemandKeeper {
  /// Lets `change` change the machine and delivers the value it sends, if the runner is free.
  ///
  /// Gives what the downstream asks for in return, for the upstream to take as the answer to its own
  /// value. A value that has to wait for others is answered with nothing; what the downstream asks
  /// for when it comes is then requested.
  func pass(_ change: (inout Machine, inout Actions) -> Void) -> Subscribers.Demand {
    var first: Machine.Output?
    var receiver: Downstream?
    let mustRun = state.withLock { state in
      guard state.isLive else { return false }
      state.outbox.isIdle = !state.isBusy
      change(&state.machine!, &state.outbox)
      guard !state.isBusy else { return false }
      state.outbox.isIdle = false
      if case .some = state.outbox.first {
        swap(&first, &state.outbox.first)
        receiver = state.downstream
      } else if state.outbox.actions.isEmpty {
        return false
      }
      state.isBusy = true
      return true
    }
    guard mustRun else { return .none }
    var more = Subscribers.Demand.none
    if let first, let receiver { more = receiver.receive(first) }
    let isDone = state.withLock { state in
      if more > .none, state.isLive, !state.outbox.isClosed { state.machine!.demand += more }
      guard state.outbox.actions.isEmpty else { return false }
      state.isBusy = false
      return true
    }
    if !isDone { drain() }
    return more
  }
}
