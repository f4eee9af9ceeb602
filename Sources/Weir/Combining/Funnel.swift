/// Brings the values of any number of inputs together, in the order they come: the inside of
/// `merge` and of `flatMap`.
///
/// With unlimited demand each input is asked for everything. With less, each is asked for one value
/// at a time, and a value that finds no demand waits: no input can crowd out the others.
@usableFromInline
struct Funnel<Output, Failure: Error>: StateMachine {
  /// One input. Guarded by the runner's lock.
  @usableFromInline
  final class Child {
    @exclusivity(unchecked)
    @usableFromInline
    var input = Input.awaited
    @exclusivity(unchecked)
    @usableFromInline
    var index: Int

    @inlinable
    init(index: Int) {
      self.index = index
    }
  }

  @usableFromInline
  var children: ContiguousArray<Child> = []
  @usableFromInline
  var waiting = Queue<(value: Output, child: Child)>()
  @usableFromInline
  var demand = Subscribers.Demand.none

  /// The publisher of more inputs, if there is one.
  @usableFromInline
  var outer: Input

  /// How many inputs are still to be added by whoever made the funnel.
  @usableFromInline
  var announced: Int

  @inlinable
  init(outer: Input = .ended, announcing count: Int = 0) {
    self.outer = outer
    announced = count
  }

  @inlinable
  var cancellables: [any Cancellable] {
    children.compactMap(\.input.subscription) + (outer.subscription.map { [$0] } ?? [])
  }

  @inlinable
  mutating func request(
    _ demand: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>
  ) {
    let wasUnlimited = self.demand == .unlimited
    self.demand += demand
    while self.demand > .none, let (value, child) = waiting.popFirst() {
      self.demand -= 1
      outbox.send(value)
      if self.demand != .unlimited { outbox.request(.max(1), from: child.input.subscription) }
    }
    if self.demand == .unlimited, !wasUnlimited {
      for child in children { outbox.request(.unlimited, from: child.input.subscription) }
    }
    finishIfDone(&outbox)
  }

  /// Makes room for one more input.
  @inlinable
  mutating func addChild() -> Child {
    announced = max(0, announced - 1)
    let child = Child(index: children.count)
    children.append(child)
    return child
  }

  @inlinable
  mutating func begin(
    _ child: Child, _ subscription: any Subscription, _ outbox: inout Outbox<Output, Failure>
  ) -> Bool {
    guard child.input.begin(subscription) else { return false }
    outbox.request(demand == .unlimited ? .unlimited : .max(1), from: subscription)
    return true
  }

  /// Takes a value. Gives what to ask of its input in return.
  @inlinable
  mutating func receive(
    _ value: Output, from child: Child, _ outbox: inout Outbox<Output, Failure>
  ) -> Subscribers.Demand {
    guard child.input.isLive else { return .none }
    if demand == .unlimited {
      outbox.send(value)
    } else if demand > .none {
      demand -= 1
      outbox.send(value)
      return .max(1)
    } else {
      waiting.append((value, child))
    }
    return .none
  }

  /// Takes note of the end of an input; true if it was live until now.
  @inlinable
  mutating func end(
    _ child: Child, _ completion: Subscribers.Completion<Failure>,
    _ outbox: inout Outbox<Output, Failure>
  ) -> (any Subscription)? {
    guard let subscription = child.input.end() else { return nil }
    children.swapAt(child.index, children.count - 1)
    children[child.index].index = child.index
    children.removeLast()
    finish(completion, &outbox)
    return subscription
  }

  /// Takes note of the end of the publisher of inputs.
  @inlinable
  mutating func endOuter(
    _ completion: Subscribers.Completion<Failure>, _ outbox: inout Outbox<Output, Failure>
  ) -> (any Subscription)? {
    guard let subscription = outer.end() else { return nil }
    finish(completion, &outbox)
    return subscription
  }

  @inlinable
  mutating func finish(
    _ completion: Subscribers.Completion<Failure>, _ outbox: inout Outbox<Output, Failure>
  ) {
    if case .failure = completion {
      outbox.finish(completion)
    } else {
      finishIfDone(&outbox)
    }
  }

  @inlinable
  func finishIfDone(_ outbox: inout Outbox<Output, Failure>) {
    if outer.isEnded, announced == 0, children.isEmpty, waiting.isEmpty {
      outbox.finish(.finished)
    }
  }
}

extension Runner where Machine == Funnel<Downstream.Input, Downstream.Failure> {
  /// Lets in the values of one more publisher; `onEnd` says what else to do when it has finished.
  @inlinable
  func add<P: Publisher>(
    _ publisher: P, onEnd: @escaping (inout Machine, inout Actions) -> Void = { _, _ in }
  ) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    guard let child = update({ machine, _ in machine.addChild() }) else { return }
    publisher.subscribe(FunnelSide(runner: self, child: child, onEnd: onEnd))
  }
}

@usableFromInline
struct FunnelSide<Downstream: Subscriber>: Intermediary {
  @usableFromInline
  typealias Input = Downstream.Input
  @usableFromInline
  typealias Failure = Downstream.Failure
  @usableFromInline
  typealias Machine = Funnel<Input, Failure>

  @usableFromInline
  let runner: Runner<Machine, Downstream>
  @usableFromInline
  let child: Machine.Child
  @usableFromInline
  let onEnd: (inout Machine, inout Outbox<Input, Failure>) -> Void

  @inlinable
  init(
    runner: Runner<Machine, Downstream>, child: Machine.Child,
    onEnd: @escaping (inout Machine, inout Outbox<Input, Failure>) -> Void
  ) {
    self.runner = runner
    self.child = child
    self.onEnd = onEnd
  }

  @inlinable
  var link: Runner<Machine, Downstream> { runner }
  @inlinable
  var combineIdentifier: CombineIdentifier { CombineIdentifier(child) }

  @inlinable
  func receive(subscription: any Subscription) {
    let isAccepted = runner.update { machine, outbox in
      machine.begin(child, subscription, &outbox)
    }
    if isAccepted != true { subscription.cancel() }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    runner.update { machine, outbox in machine.receive(input, from: child, &outbox) } ?? .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    runner.update { machine, outbox -> (any Subscription)? in
      guard let subscription = machine.end(child, completion, &outbox) else { return nil }
      onEnd(&machine, &outbox)
      return subscription
    }
  }
}
