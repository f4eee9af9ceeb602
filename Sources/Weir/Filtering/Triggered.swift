/// Passes the values of one input while open, and waits for the first value of another: the inside
/// of `drop(untilOutputFrom:)` and `prefix(untilOutputFrom:)`.
@usableFromInline
struct Triggered<Output, Failure: Error>: SingleInput, DemandKeeper {
  @inlinable
  static var refusesNone: Bool { false }

  @usableFromInline
  var input = Input.awaited
  @usableFromInline
  var trigger = Input.awaited
  @usableFromInline
  var demand = Subscribers.Demand.none
  @usableFromInline
  var isOpen: Bool
  @usableFromInline
  var isHandedDown = false

  @inlinable
  init(isOpen: Bool) {
    self.isOpen = isOpen
  }

  @inlinable
  var cancellables: [any Cancellable] {
    [input.subscription, trigger.subscription].compactMap { $0 }
  }

  @inlinable
  mutating func request(
    _ demand: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>
  ) {
    self.demand += demand
    outbox.forward(demand, to: input.subscription)
  }

  /// True the first time.
  @inlinable
  mutating func mayHandDown() -> Bool {
    defer { isHandedDown = true }
    return !isHandedDown
  }
}

/// What has come from the trigger.
@usableFromInline
enum TriggerEvent<Failure: Error> {
  case value
  case completion(Subscribers.Completion<Failure>)
}

extension Runner where Machine == Triggered<Downstream.Input, Downstream.Failure> {
  /// Subscribes to the input, and hands this subscription down if that has not been done.
  @inlinable
  func pass<P: Publisher>(_ publisher: P)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    publisher.subscribe(TriggeredSide(runner: self))
  }

  /// Subscribes to the trigger, and tells of what it sends. `react` gives what is to be let go.
  @inlinable
  func await<P: Publisher>(
    _ publisher: P,
    _ react:
      @escaping (inout Machine, inout Actions, TriggerEvent<P.Failure>) -> (any Subscription)?
  ) {
    publisher.subscribe(Trigger<P.Output, P.Failure, Downstream>(runner: self, react: react))
  }
}

@usableFromInline
struct TriggeredSide<Downstream: Subscriber>: Intermediary {
  @usableFromInline
  typealias Input = Downstream.Input
  @usableFromInline
  typealias Failure = Downstream.Failure

  @usableFromInline
  let runner: Runner<Triggered<Input, Failure>, Downstream>

  @inlinable
  init(runner: Runner<Triggered<Input, Failure>, Downstream>) {
    self.runner = runner
  }

  @inlinable
  var link: Runner<Triggered<Input, Failure>, Downstream> { runner }
  @inlinable
  var combineIdentifier: CombineIdentifier { runner.combineIdentifier }

  @inlinable
  func receive(subscription: any Subscription) {
    var isFirst = false
    runner.welcome(subscription) { machine in
      guard machine.input.begin(subscription) else { return nil }
      isFirst = machine.mayHandDown()
      return machine.demand
    }
    if isFirst { runner.handDown() }
  }

  /// A value that is left out is not made up for, as with Combine.
  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    runner.pass { machine, outbox in
      guard machine.input.isLive, machine.isOpen else { return }
      outbox.send(input)
    }
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    var ended: (any Subscription)?
    let isUntold = runner.update { machine, outbox -> Bool in
      guard !machine.input.isEnded else { return false }
      ended = machine.input.end()
      guard machine.isHandedDown else { return true }
      outbox.finish(completion)
      return false
    }
    // No one below knows of the stream yet.
    withExtendedLifetime(ended) { if isUntold == true { runner.cancel() } }
  }
}

@usableFromInline
struct Trigger<Input, Failure: Error, Downstream: Subscriber>: Intermediary {
  @usableFromInline
  typealias Machine = Triggered<Downstream.Input, Downstream.Failure>
  @usableFromInline
  typealias Reaction = (
    inout Machine, inout Outbox<Downstream.Input, Downstream.Failure>, TriggerEvent<Failure>
  ) -> (any Subscription)?

  @usableFromInline
  let runner: Runner<Machine, Downstream>
  @usableFromInline
  let react: Reaction

  @inlinable
  init(runner: Runner<Machine, Downstream>, react: @escaping Reaction) {
    self.runner = runner
    self.react = react
  }

  @inlinable
  var link: Runner<Machine, Downstream> { runner }
  @inlinable
  var combineIdentifier: CombineIdentifier { runner.combineIdentifier }

  @inlinable
  func receive(subscription: any Subscription) {
    runner.welcome(subscription) { $0.trigger.begin(subscription) ? .max(1) : nil }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    runner.update { machine, outbox in react(&machine, &outbox, .value) }
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    runner.update { machine, outbox in react(&machine, &outbox, .completion(completion)) }
  }
}
