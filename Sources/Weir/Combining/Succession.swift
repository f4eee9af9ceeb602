/// Lets one publisher follow another, with what is left of the demand: the inside of `catch`,
/// `retry` and `append`.
@usableFromInline
struct Succession<Output, Failure: Error, Manner: SuccessionManner>: SingleInput, DemandKeeper {
  @inlinable
  static var refusesNone: Bool { false }

  @usableFromInline
  var input = Input.awaited
  @usableFromInline
  var demand = Subscribers.Demand.none
  /// Counts the publishers, so that a late event of an earlier one is known as such.
  @usableFromInline
  var stage = 0
  @usableFromInline
  var isHandedDown = false

  @inlinable
  init() {}

  @inlinable
  mutating func request(
    _ demand: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>
  ) {
    self.demand += demand
    outbox.forward(demand, to: input.subscription)
  }

  @inlinable
  mutating func receive(
    _ value: Output, stage: Int, _ outbox: inout Outbox<Output, Failure>
  ) {
    guard stage == self.stage else { return }
    guard demand > .none else {
      if Manner.countsValues { Misuse.surplus(Manner.name) }
      return
    }
    demand -= 1
    outbox.send(value)
  }

  /// Takes note of the end of the present publisher; gives its subscription, to be let go.
  @inlinable
  mutating func end() -> (any Subscription)? {
    stage += 1
    defer { input = .awaited }
    return input.end()
  }
}

/// In what the operators that stand on a ``Succession`` differ. Where they are strict Combine is, too.
@usableFromInline
protocol SuccessionManner {
  static var name: StaticString { get }
  /// Whether what the downstream asks for in return for a value is the answer to that value; else
  /// it is requested.
  static var answers: Bool { get }
  /// Whether a value that was not asked for stops the program; else it is dropped.
  static var countsValues: Bool { get }
  /// Whether a publisher that fails again, after another has taken its place, stops the program.
  static var countsFailures: Bool { get }
  /// Whether an end that comes before the subscription counts.
  static var endsEarly: Bool { get }
}

/// What comes after a publisher has ended.
@usableFromInline
enum Sequel<Failure: Error> {
  case end(Subscribers.Completion<Failure>)
  /// Calls ``Runner/follow(_:then:)`` or ``Runner/close(with:convert:)`` for the next publisher.
  case next(() -> Void)
}

extension Runner {
  /// Makes the runner of a succession.
  @inlinable
  convenience init<Manner>(_ manner: Manner.Type, _ downstream: Downstream)
  where Machine == Succession<Downstream.Input, Downstream.Failure, Manner> {
    self.init(Manner.name, Machine(), downstream)
  }

  /// Lets in the values of `publisher`, and asks `sequel` what comes after.
  @inlinable
  func follow<P: Publisher, Manner>(
    _ publisher: P,
    then sequel: @escaping (Subscribers.Completion<P.Failure>) -> Sequel<Downstream.Failure>
  )
  where
    P.Output == Downstream.Input,
    Machine == Succession<Downstream.Input, Downstream.Failure, Manner>
  {
    guard let stage = update({ machine, _ in machine.stage }) else { return }
    publisher.subscribe(
      SuccessionSide(stage: SuccessionStage(runner: self, number: stage), sequel: sequel))
  }

  /// Lets in the values of `publisher`, which is the last one.
  @inlinable
  func close<P: Publisher, Manner>(
    with publisher: P,
    convert:
      @escaping (Subscribers.Completion<P.Failure>) -> Subscribers.Completion<Downstream.Failure>
  )
  where
    P.Output == Downstream.Input,
    Machine == Succession<Downstream.Input, Downstream.Failure, Manner>
  {
    guard let stage = update({ machine, _ in machine.stage }) else { return }
    publisher.subscribe(
      LastSide(stage: SuccessionStage(runner: self, number: stage), convert: convert))
  }
}

/// The part of one publisher in a succession.
@usableFromInline
struct SuccessionStage<Downstream: Subscriber, Manner: SuccessionManner> {
  @usableFromInline
  typealias Machine = Succession<Downstream.Input, Downstream.Failure, Manner>

  @usableFromInline
  let runner: Runner<Machine, Downstream>
  @usableFromInline
  let number: Int

  @inlinable
  init(runner: Runner<Machine, Downstream>, number: Int) {
    self.runner = runner
    self.number = number
  }

  @inlinable
  func begin(_ subscription: any Subscription) {
    var isFirst = false
    runner.welcome(subscription) { machine in
      guard machine.stage == number, machine.input.begin(subscription) else { return nil }
      isFirst = !machine.isHandedDown
      machine.isHandedDown = true
      return machine.demand
    }
    if isFirst { runner.handDown() }
  }

  @inlinable
  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard Manner.answers else {
      runner.update { machine, outbox in machine.receive(input, stage: number, &outbox) }
      return .none
    }
    return runner.pass { machine, outbox in machine.receive(input, stage: number, &outbox) }
  }

  /// Takes note of the end; false if it does not count.
  @inlinable
  func end(isFailure: Bool) -> Bool {
    var ended: (any Subscription)?
    let counts = runner.update { machine, outbox in
      if machine.stage == number, machine.input.isLive || Manner.endsEarly {
        ended = machine.end()
        return true
      }
      if Manner.countsFailures, isFailure, number < machine.stage, !outbox.isClosed {
        Misuse.secondFailure(Manner.name)
      }
      return false
    }
    return withExtendedLifetime(ended) { counts == true }
  }

  @inlinable
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    runner.update { _, outbox in outbox.finish(completion) }
  }
}

/// Receives the values of a publisher that others may follow.
@usableFromInline
struct SuccessionSide<Failure: Error, Downstream: Subscriber, Manner: SuccessionManner>:
  Intermediary
{
  @usableFromInline
  typealias Input = Downstream.Input

  @usableFromInline
  let stage: SuccessionStage<Downstream, Manner>
  @usableFromInline
  let sequel: (Subscribers.Completion<Failure>) -> Sequel<Downstream.Failure>

  @inlinable
  init(
    stage: SuccessionStage<Downstream, Manner>,
    sequel: @escaping (Subscribers.Completion<Failure>) -> Sequel<Downstream.Failure>
  ) {
    self.stage = stage
    self.sequel = sequel
  }

  @inlinable
  var link: Runner<SuccessionStage<Downstream, Manner>.Machine, Downstream> { stage.runner }
  @inlinable
  var combineIdentifier: CombineIdentifier { stage.runner.combineIdentifier }

  @inlinable
  func receive(subscription: any Subscription) { stage.begin(subscription) }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand { stage.receive(input) }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    var isFailure = false
    if case .failure = completion { isFailure = true }
    guard stage.end(isFailure: isFailure) else { return }
    switch sequel(completion) {
    case .end(let completion): stage.finish(completion)
    case .next(let follow): follow()
    }
  }
}

/// Receives the values of the last publisher.
@usableFromInline
struct LastSide<Failure: Error, Downstream: Subscriber, Manner: SuccessionManner>: Intermediary {
  @usableFromInline
  typealias Input = Downstream.Input

  @usableFromInline
  let stage: SuccessionStage<Downstream, Manner>
  @usableFromInline
  let convert: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

  @inlinable
  init(
    stage: SuccessionStage<Downstream, Manner>,
    convert:
      @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
  ) {
    self.stage = stage
    self.convert = convert
  }

  @inlinable
  var link: Runner<SuccessionStage<Downstream, Manner>.Machine, Downstream> { stage.runner }
  @inlinable
  var combineIdentifier: CombineIdentifier { stage.runner.combineIdentifier }

  @inlinable
  func receive(subscription: any Subscription) { stage.begin(subscription) }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand { stage.receive(input) }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    if stage.end(isFailure: false) { stage.finish(convert(completion)) }
  }
}
