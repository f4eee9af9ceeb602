/// Passes the values of one input while open, and waits for the first value of another: the inside
/// of `drop(untilOutputFrom:)` and `prefix(untilOutputFrom:)`.
struct Triggered<Output, Failure: Error>: SingleInput, DemandKeeper {
  static var refusesNone: Bool { false }

  var input = Input.awaited
  var trigger = Input.awaited
  var demand = Subscribers.Demand.none
  var isOpen: Bool

  init(isOpen: Bool) {
    self.isOpen = isOpen
  }

  var cancellables: [any Cancellable] {
    [input.subscription, trigger.subscription].compactMap { $0 }
  }

  mutating func request(
    _ demand: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>
  ) {
    self.demand += demand
    outbox.forward(demand, to: input.subscription)
  }
}

/// What has come from the trigger.
enum TriggerEvent<Failure: Error> {
  case value
  case completion(Subscribers.Completion<Failure>)
}

extension Runner where Machine == Triggered<Downstream.Input, Downstream.Failure> {
  /// Subscribes to the input.
  func pass<P: Publisher>(_ publisher: P)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    publisher.subscribe(TriggeredSide(runner: self))
  }

  /// Subscribes to the trigger, and tells of its first value or its end, whichever comes first.
  func await<P: Publisher>(
    _ publisher: P,
    _ react: @escaping (inout Machine, inout Actions, TriggerEvent<P.Failure>) -> Void
  ) {
    publisher.subscribe(Trigger<P.Output, P.Failure, Downstream>(runner: self, react: react))
  }
}

private struct TriggeredSide<Downstream: Subscriber>: Intermediary {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let runner: Runner<Triggered<Input, Failure>, Downstream>

  var link: Runner<Triggered<Input, Failure>, Downstream> { runner }
  var combineIdentifier: CombineIdentifier { runner.combineIdentifier }

  func receive(subscription: any Subscription) {
    let isAccepted = runner.update { machine, outbox in
      guard machine.input.begin(subscription) else { return false }
      outbox.request(machine.demand, from: subscription)
      return true
    }
    if isAccepted != true { subscription.cancel() }
  }

  /// A value that is left out is not made up for, as with Combine.
  func receive(_ input: Input) -> Subscribers.Demand {
    runner.pass { machine, outbox in
      guard machine.input.isLive, machine.isOpen else { return }
      outbox.send(input)
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    runner.update { machine, outbox in
      let subscription = machine.input.end()
      if subscription != nil { outbox.finish(completion) }
      return subscription
    }
  }
}

private struct Trigger<Input, Failure: Error, Downstream: Subscriber>: Intermediary {
  typealias Machine = Triggered<Downstream.Input, Downstream.Failure>

  let runner: Runner<Machine, Downstream>
  let react:
    (inout Machine, inout Outbox<Downstream.Input, Downstream.Failure>, TriggerEvent<Failure>)
      -> Void

  var link: Runner<Machine, Downstream> { runner }
  var combineIdentifier: CombineIdentifier { runner.combineIdentifier }

  func receive(subscription: any Subscription) {
    let isAccepted = runner.update { machine, outbox in
      guard machine.trigger.begin(subscription) else { return false }
      outbox.request(.max(1), from: subscription)
      return true
    }
    if isAccepted != true { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    runner.update { machine, outbox in
      let subscription = machine.trigger.end()
      guard subscription != nil else { return }
      outbox.cancel(subscription)
      react(&machine, &outbox, .value)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    runner.update { machine, outbox in
      let subscription = machine.trigger.end()
      if subscription != nil { react(&machine, &outbox, .completion(completion)) }
      return subscription
    }
  }
}
