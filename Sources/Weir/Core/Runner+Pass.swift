/// A ``StateMachine`` whose downstream answers a value to the input that has sent it.
@usableFromInline
protocol Answering: StateMachine {
  /// Takes on what the downstream asks for in return for a value; called if it asks for anything, in
  /// return or inside the value. Gives what the input that has sent the value is to be answered with.
  mutating func settle(
    _ more: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>
  ) -> Subscribers.Demand
}

/// A ``StateMachine`` that keeps account of what its downstream has asked for.
@usableFromInline
protocol DemandKeeper: Answering {
  var demand: Subscribers.Demand { get set }
}

extension DemandKeeper {
  @inlinable
  mutating func settle(
    _ more: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>
  ) -> Subscribers.Demand {
    demand += more
    return more
  }
}

extension Runner where Machine: Answering {
  /// Lets `change` change the machine and delivers the value it sends, if the runner is free.
  ///
  /// Gives what the downstream asks for in return, for the upstream to take as the answer to its own
  /// value. A value that has to wait for others is answered with nothing; what the downstream asks
  /// for when it comes is then requested.
  @inlinable
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
        state.outbox.isAnswering = true
      } else if state.outbox.actions.isEmpty {
        return false
      }
      state.isBusy = true
      return true
    }
    guard mustRun else { return .none }
    var more = Subscribers.Demand.none
    if let first, let receiver { more = receiver.receive(first) }
    let (isFree, answer) = rest(answering: more)
    if !isFree { drain() }
    return answer
  }

  /// Takes on what the downstream has asked for. Gives the answer, and whether then there is nothing to
  /// do and the runner is free.
  @inlinable
  func rest(
    answering more: Subscribers.Demand
  ) -> (isFree: Bool, answer: Subscribers.Demand) {
    state.withLock { state in
      state.outbox.isAnswering = false
      var answer = more
      if more > .none || state.outbox.answer > .none { answer = Self.settle(more, &state) }
      guard state.outbox.actions.isEmpty else { return (false, answer) }
      state.isBusy = false
      return (true, answer)
    }
  }

  // Apart, so that the common case stays small.
  @inlinable
  @inline(never)
  static func settle(_ more: Subscribers.Demand, _ state: inout State) -> Subscribers.Demand {
    guard state.isLive, !state.outbox.isClosed else { return more }
    return state.machine!.settle(more, &state.outbox)
  }
}
