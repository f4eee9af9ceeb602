/// Hands events over to a scheduler one by one: the inside of `receive(on:)` and of `delay`.
///
/// An event waits in the queue and one job is scheduled for it. A job takes whichever event is
/// first by then, so the order stays even if the scheduler runs jobs side by side or out of order.
struct Handover<Output, Failure: Error>: SingleInput {
  static var refusesNone: Bool { false }

  enum Event {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
  }

  var input = Input.awaited
  var queue = Queue<Event>()

  mutating func request(
    _ demand: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>
  ) {
    outbox.forward(demand, to: input.subscription)
  }

  /// Delivers whichever event is first.
  mutating func deliverNext(_ outbox: inout Outbox<Output, Failure>) {
    switch queue.popFirst() {
    case .value(let value): outbox.send(value)
    case .completion(let completion): outbox.finish(completion)
    case nil: break
    }
  }
}

struct HandoverInlet<Downstream: Subscriber>: Intermediary {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let runner: Runner<Handover<Input, Failure>, Downstream>
  private let schedule: (@escaping () -> Void) -> Void

  init(
    _ name: StaticString, _ downstream: Downstream,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    runner = Runner(name, Handover(), downstream)
    self.schedule = schedule
  }

  var link: Runner<Handover<Input, Failure>, Downstream> { runner }
  var combineIdentifier: CombineIdentifier { runner.combineIdentifier }

  func receive(subscription: any Subscription) {
    runner.begin(subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let isLive = runner.update { machine, _ in
      guard machine.input.isLive else { return false }
      machine.queue.append(.value(input))
      return true
    }
    if isLive == true { scheduleNext() }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let subscription = runner.update { machine, _ -> (any Subscription)? in
      guard let subscription = machine.input.end() else { return nil }
      machine.queue.append(.completion(completion))
      return subscription
    }
    if subscription ?? nil != nil { scheduleNext() }
  }

  private func scheduleNext() {
    let runner = runner
    schedule {
      runner.update { machine, outbox in machine.deliverNext(&outbox) }
    }
  }
}
