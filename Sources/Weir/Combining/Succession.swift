/// Lets one publisher follow another, with what is left of the demand: the inside of `catch`,
/// `retry`, `append` and their like.
struct Succession<Output, Failure: Error>: SingleInput, DemandKeeper {
  static var refusesNone: Bool { false }

  var input = Input.awaited
  var demand = Subscribers.Demand.none
  /// Counts the publishers, so that a late event of an earlier one is known as such.
  var stage = 0
  var isHandedDown = false
  /// Whether what the downstream asks for in return for a value is the answer to that value; else
  /// it is requested.
  let answers: Bool
  /// Whether any value has come.
  var hasValues = false

  init(answers: Bool = true) {
    self.answers = answers
  }

  mutating func request(
    _ demand: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>
  ) {
    self.demand += demand
    outbox.forward(demand, to: input.subscription)
  }
}

/// What comes after a publisher has ended.
enum Sequel<Failure: Error> {
  case end(Subscribers.Completion<Failure>)
  /// Calls ``Runner/follow(_:then:)`` for the next publisher.
  case next(() -> Void)
}

extension Runner where Machine == Succession<Downstream.Input, Downstream.Failure> {
  /// Lets in the values of `publisher`, and asks `sequel` what comes after.
  func follow<P: Publisher>(
    _ publisher: P,
    then sequel: @escaping (Subscribers.Completion<P.Failure>) -> Sequel<Downstream.Failure>
  ) where P.Output == Downstream.Input {
    let place = update { machine, _ in (machine.stage, machine.answers) }
    guard let (stage, answers) = place else { return }
    publisher.subscribe(
      SuccessionSide(runner: self, stage: stage, answers: answers, sequel: sequel))
  }
}

private struct SuccessionSide<Failure: Error, Downstream: Subscriber>: Intermediary {
  typealias Input = Downstream.Input

  let runner: Runner<Succession<Input, Downstream.Failure>, Downstream>
  let stage: Int
  let answers: Bool
  let sequel: (Subscribers.Completion<Failure>) -> Sequel<Downstream.Failure>

  var link: Runner<Succession<Input, Downstream.Failure>, Downstream> { runner }
  var combineIdentifier: CombineIdentifier { runner.combineIdentifier }

  func receive(subscription: any Subscription) {
    let isFirst = runner.update { machine, outbox -> Bool? in
      guard machine.stage == stage, machine.input.begin(subscription) else { return nil }
      defer { machine.isHandedDown = true }
      outbox.request(machine.demand, from: subscription)
      return !machine.isHandedDown
    }
    switch isFirst ?? nil {
    case nil: subscription.cancel()
    case true?: runner.handDown()
    case false?: break
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard answers else {
      runner.update { machine, outbox in take(input, &machine, &outbox) }
      return .none
    }
    return runner.pass { machine, outbox in take(input, &machine, &outbox) }
  }

  private func take(
    _ input: Input, _ machine: inout Succession<Input, Downstream.Failure>,
    _ outbox: inout Outbox<Input, Downstream.Failure>
  ) {
    guard machine.stage == stage, machine.input.isLive else { return }
    machine.hasValues = true
    guard machine.demand > .none else { return }
    machine.demand -= 1
    outbox.send(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let subscription = runner.update { machine, _ -> (any Subscription)? in
      guard machine.stage == stage, let subscription = machine.input.end() else { return nil }
      machine.stage += 1
      machine.input = .awaited
      return subscription
    }
    guard subscription ?? nil != nil else { return }
    let sequel = sequel(completion)
    runner.update { _, outbox in
      switch sequel {
      case .end(let completion): outbox.finish(completion)
      // Run from the outbox, a publisher that fails at once ten thousand times is no recursion.
      case .next(let follow): outbox.run(follow)
      }
    }
  }
}
