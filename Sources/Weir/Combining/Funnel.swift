/// Brings the values of any number of inputs together, in the order they come: the inside of
/// `merge` and of `flatMap`.
///
/// With unlimited demand each input is asked for everything. With less, each is asked for one value
/// at a time, and a value that finds no demand waits: no input can crowd out the others.
@usableFromInline
struct Funnel<Output, Failure: Error, Manner: FunnelManner>: StateMachine {
  @inlinable
  static var refusesNone: Bool { Manner.refusesNone }

  /// One input. Guarded by the runner's lock.
  @usableFromInline
  final class Child {
    @exclusivity(unchecked)
    @usableFromInline
    var input = Input.awaited
    @exclusivity(unchecked)
    @usableFromInline
    var index: Int
    /// Whether a value of this input waits.
    @exclusivity(unchecked)
    @usableFromInline
    var isWaiting = false

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

  /// Whether the publisher of inputs is asked for another when one has ended.
  @usableFromInline
  let refills: Bool

  /// How many inputs are still to be added by whoever made the funnel.
  @usableFromInline
  var announced: Int

  /// Makes one for `count` inputs.
  @inlinable
  init(announcing count: Int) {
    outer = .ended
    refills = false
    announced = count
  }

  /// Makes one for the inputs that a publisher of inputs is going to send.
  @inlinable
  init(refills: Bool) {
    outer = .awaited
    self.refills = refills
    announced = 0
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
      child.isWaiting = false
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

  /// Takes a value, also from an input that has ended, as with Combine. Gives what to ask of its
  /// input in return.
  @inlinable
  mutating func receive(
    _ value: Output, from child: Child, _ outbox: inout Outbox<Output, Failure>
  ) -> Subscribers.Demand {
    guard child.input.phase != .awaited else { return .none }
    if demand == .unlimited {
      outbox.send(value)
    } else if demand > .none {
      demand -= 1
      outbox.send(value)
      return .max(1)
    } else {
      wait(value, child)
    }
    return .none
  }

  @inlinable
  mutating func wait(_ value: Output, _ child: Child) {
    // An input that keeps the contract has at most one value waiting.
    if child.isWaiting, !Manner.keepsSurplus { waiting.removeFirst { $0.child === child } }
    child.isWaiting = true
    waiting.append((value, child))
  }

  /// Takes note of the end of an input; gives its subscription, to be let go.
  @inlinable
  mutating func end(
    _ child: Child, _ completion: Subscribers.Completion<Failure>,
    _ outbox: inout Outbox<Output, Failure>
  ) -> (any Subscription)? {
    guard child.input.phase != .awaited else { return nil }
    if case .failure = completion {
      outbox.finish(completion)
      return Manner.failureCancelsAll || child.input.isEnded ? nil : remove(child)
    }
    let subscription = child.input.isEnded ? nil : remove(child)
    // Whoever says twice that it has ended makes room twice, as with Combine.
    if refills { outbox.request(.max(1), from: outer.subscription) }
    finishIfDone(&outbox)
    return subscription
  }

  @inlinable
  mutating func remove(_ child: Child) -> (any Subscription)? {
    children.swapAt(child.index, children.count - 1)
    children[child.index].index = child.index
    children.removeLast()
    return child.input.end()
  }

  /// Takes note of the end of the publisher of inputs.
  @inlinable
  mutating func endOuter(
    _ completion: Subscribers.Completion<Failure>, _ outbox: inout Outbox<Output, Failure>
  ) -> (any Subscription)? {
    guard !outer.isEnded else { return nil }
    let subscription = outer.end()
    if case .failure = completion {
      outbox.finish(completion)
    } else {
      finishIfDone(&outbox)
    }
    return subscription
  }

  @inlinable
  func finishIfDone(_ outbox: inout Outbox<Output, Failure>) {
    if outer.isEnded, announced == 0, children.isEmpty, waiting.isEmpty {
      outbox.finish(.finished)
    }
  }
}

/// In what the operators that stand on a ``Funnel`` differ.
@usableFromInline
protocol FunnelManner {
  /// Whether asking for no values stops the program.
  static var refusesNone: Bool { get }
  /// Whether more than one value of an input may wait, although no more was asked for.
  static var keepsSurplus: Bool { get }
  /// Whether the failure of an input cancels that input as well.
  static var failureCancelsAll: Bool { get }
}

extension Runner {
  /// Lets in the values of one more publisher.
  @inlinable
  func add<P: Publisher, Manner>(_ publisher: P)
  where
    P.Output == Downstream.Input, P.Failure == Downstream.Failure,
    Machine == Funnel<Downstream.Input, Downstream.Failure, Manner>
  {
    guard let child = update({ machine, _ in machine.addChild() }) else { return }
    publisher.subscribe(FunnelSide(runner: self, child: child))
  }
}

@usableFromInline
struct FunnelSide<Downstream: Subscriber, Manner: FunnelManner>: Intermediary {
  @usableFromInline
  typealias Input = Downstream.Input
  @usableFromInline
  typealias Failure = Downstream.Failure
  @usableFromInline
  typealias Machine = Funnel<Input, Failure, Manner>

  @usableFromInline
  let runner: Runner<Machine, Downstream>
  @usableFromInline
  let child: Machine.Child

  @inlinable
  init(runner: Runner<Machine, Downstream>, child: Machine.Child) {
    self.runner = runner
    self.child = child
  }

  @inlinable
  var link: Runner<Machine, Downstream> { runner }
  @inlinable
  var combineIdentifier: CombineIdentifier { CombineIdentifier(child) }

  @inlinable
  func receive(subscription: any Subscription) {
    runner.welcome(subscription) { machine in
      guard child.input.begin(subscription) else { return nil }
      return machine.demand == .unlimited ? .unlimited : .max(1)
    }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    runner.update { machine, outbox in machine.receive(input, from: child, &outbox) } ?? .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    runner.update { machine, outbox in machine.end(child, completion, &outbox) }
  }
}
