/// Hands events over to a scheduler one by one: the inside of `receive(on:)` and of `delay`.
///
/// An event waits in the queue and one job is scheduled for it. A job takes whichever event is
/// first by then, so the order stays even if the scheduler runs jobs side by side or out of order;
/// the end is taken by the job that runs last.
@usableFromInline
struct Handover<Output, Failure: Error>: SingleInput {
  @inlinable
  static var refusesNone: Bool { false }

  @usableFromInline
  enum Event {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
  }

  @usableFromInline
  var input = Input.awaited
  @usableFromInline
  var queue = Queue<Event>()

  @inlinable
  init() {}

  @inlinable
  mutating func request(
    _ demand: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>
  ) {
    outbox.forward(demand, to: input.subscription)
  }

  /// Delivers whichever event is first.
  @inlinable
  mutating func deliverNext(_ outbox: inout Outbox<Output, Failure>) {
    switch queue.popFirst() {
    case .value(let value): outbox.send(value)
    case .completion(let completion): outbox.finish(completion)
    case nil: break
    }
  }
}

@usableFromInline
struct HandoverInlet<Downstream: Subscriber>: Intermediary {
  @usableFromInline
  typealias Input = Downstream.Input
  @usableFromInline
  typealias Failure = Downstream.Failure

  @usableFromInline
  let runner: Runner<Handover<Input, Failure>, Downstream>
  @usableFromInline
  let schedule: (@escaping () -> Void) -> Void

  @inlinable
  init(
    _ name: StaticString, _ downstream: Downstream,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    runner = Runner(name, Handover(), downstream)
    self.schedule = schedule
  }

  @inlinable
  var link: Runner<Handover<Input, Failure>, Downstream> { runner }
  @inlinable
  var combineIdentifier: CombineIdentifier { runner.combineIdentifier }

  @inlinable
  func receive(subscription: any Subscription) {
    runner.begin(subscription)
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    let isLive = runner.update { machine, _ in
      guard machine.input.isLive else { return false }
      machine.queue.append(.value(input))
      return true
    }
    if isLive == true { scheduleNext() }
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    let subscription = runner.update { machine, _ -> (any Subscription)? in
      guard let subscription = machine.input.end() else { return nil }
      machine.queue.append(.completion(completion))
      return subscription
    }
    guard subscription ?? nil != nil, let downstream = runner.state.withLock({ $0.downstream })
    else { return }
    let runner = runner
    schedule {
      let delivered: Void? = runner.update { machine, outbox in machine.deliverNext(&outbox) }
      // Who cancels while the end is on its way gets it all the same, as with Combine.
      if delivered == nil, !runner.state.withLock({ $0.isBusy }) {
        downstream.receive(completion: completion)
      }
    }
  }

  @inlinable
  func scheduleNext() {
    let runner = runner
    schedule {
      runner.update { machine, outbox in machine.deliverNext(&outbox) }
    }
  }
}
