extension Publisher {
  /// Sends the latest values of this and another publisher together, each time one of them sends.
  ///
  /// Starts once each has sent a value; finishes once all have finished; fails with the first
  /// failure. A combination that finds no demand is dropped. What an input sends from inside the
  /// delivery of a combination counts for the next one and makes none by itself.
  @inlinable
  public func combineLatest<P>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P: Publisher, Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Combines the latest values with a closure.
  @inlinable
  public func combineLatest<P, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where P: Publisher, Failure == P.Failure {
    Publishers.CombineLatest(self, other).map(transform)
  }

  /// Sends the latest values of this and two other publishers together.
  @inlinable
  public func combineLatest<P, Q>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q>
  where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Combines the latest values with a closure.
  @inlinable
  public func combineLatest<P, Q, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).map(transform)
  }

  /// Sends the latest values of this and three other publishers together.
  @inlinable
  public func combineLatest<P, Q, R>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
    -> Publishers.CombineLatest4<Self, P, Q, R>
  where
    P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, P.Failure == Q.Failure,
    Q.Failure == R.Failure
  {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Combines the latest values with a closure.
  @inlinable
  public func combineLatest<P, Q, R, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where
    P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, P.Failure == Q.Failure,
    Q.Failure == R.Failure
  {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map(transform)
  }
}

extension Publishers {
  /// A publisher of the latest values of two others.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    @inlinable
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == (A.Output, B.Output), S.Failure == Failure {
      let a = Slot<A.Output>()
      let b = Slot<B.Output>()
      let runner = Combination.runner(subscriber, [a, b]) { (a.value!, b.value!) }
      self.a.subscribe(CombinationSide(runner, a))
      self.b.subscribe(CombinationSide(runner, b))
    }
  }

  /// A publisher of the latest values of three others.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    @inlinable
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == (A.Output, B.Output, C.Output), S.Failure == Failure {
      let a = Slot<A.Output>()
      let b = Slot<B.Output>()
      let c = Slot<C.Output>()
      let runner = Combination.runner(subscriber, [a, b, c]) { (a.value!, b.value!, c.value!) }
      self.a.subscribe(CombinationSide(runner, a))
      self.b.subscribe(CombinationSide(runner, b))
      self.c.subscribe(CombinationSide(runner, c))
    }
  }

  /// A publisher of the latest values of four others.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    @inlinable
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where
      S: Subscriber, S.Input == (A.Output, B.Output, C.Output, D.Output), S.Failure == Failure
    {
      let a = Slot<A.Output>()
      let b = Slot<B.Output>()
      let c = Slot<C.Output>()
      let d = Slot<D.Output>()
      let runner = Combination.runner(subscriber, [a, b, c, d]) {
        (a.value!, b.value!, c.value!, d.value!)
      }
      self.a.subscribe(CombinationSide(runner, a))
      self.b.subscribe(CombinationSide(runner, b))
      self.c.subscribe(CombinationSide(runner, c))
      self.d.subscribe(CombinationSide(runner, d))
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

/// The latest value of one input; guarded by the runner's lock.
@usableFromInline
final class Slot<Value>: AnySlot {
  @exclusivity(unchecked)
  @usableFromInline
  var value: Value?

  @inlinable
  override init() {}
}

/// A slot whatever its values are.
@usableFromInline
class AnySlot {
  @exclusivity(unchecked)
  @usableFromInline
  final var input = Input.awaited

  @inlinable
  init() {}
}

/// Combines any number of inputs: it counts those that have no value yet, and leaves making the
/// tuple to a closure that knows the slots.
@usableFromInline
struct Combination<Output, Failure: Error>: StateMachine {
  @inlinable
  static var mindsEchoes: Bool { true }

  @usableFromInline
  let slots: [AnySlot]
  @usableFromInline
  var missing: Int
  @usableFromInline
  var running: Int
  @usableFromInline
  var demand = Subscribers.Demand.none
  @usableFromInline
  let combine: () -> Output

  @inlinable
  init(slots: [AnySlot], combine: @escaping () -> Output) {
    self.slots = slots
    missing = slots.count
    running = slots.count
    self.combine = combine
  }

  /// Makes the runner and hands it down.
  @inlinable
  static func runner<Downstream: Subscriber>(
    _ downstream: Downstream, _ slots: [AnySlot], _ combine: @escaping () -> Output
  ) -> Runner<Self, Downstream>
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let runner = Runner("CombineLatest", Self(slots: slots, combine: combine), downstream)
    runner.handDown()
    return runner
  }

  @inlinable
  var cancellables: [any Cancellable] { slots.compactMap(\.input.subscription) }

  @inlinable
  mutating func request(
    _ demand: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>
  ) {
    self.demand += demand
    for slot in slots { outbox.request(demand, from: slot.input.subscription) }
  }
}

@usableFromInline
struct CombinationSide<Value, Downstream: Subscriber>: Intermediary {
  @usableFromInline
  typealias Failure = Downstream.Failure

  @usableFromInline
  let runner: Runner<Combination<Downstream.Input, Downstream.Failure>, Downstream>
  @usableFromInline
  let slot: Slot<Value>
  @usableFromInline
  let combineIdentifier = CombineIdentifier()

  @inlinable
  var link: Runner<Combination<Downstream.Input, Downstream.Failure>, Downstream> { runner }

  @inlinable
  init(
    _ runner: Runner<Combination<Downstream.Input, Downstream.Failure>, Downstream>,
    _ slot: Slot<Value>
  ) {
    self.runner = runner
    self.slot = slot
  }

  @inlinable
  func receive(subscription: any Subscription) {
    runner.welcome(subscription) { slot.input.begin(subscription) ? $0.demand : nil }
  }

  /// A value that an input sends from inside the delivery of a combination is kept for the next one,
  /// as with Combine: a subscriber that sends into an input at each combination would never end.
  @inlinable
  func receive(_ input: Value) -> Subscribers.Demand {
    runner.update { machine, outbox -> Value? in
      guard slot.input.isLive else { return nil }
      let previous = slot.value
      slot.value = input
      if previous == nil { machine.missing -= 1 }
      if machine.missing == 0, machine.demand > .none, outbox.isIdle || !outbox.isEcho {
        machine.demand -= 1
        outbox.send(machine.combine())
      }
      return previous
    }
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    runner.update { machine, outbox in
      let subscription = slot.input.end()
      guard subscription != nil else { return subscription }
      machine.running -= 1
      switch completion {
      case .failure: outbox.finish(completion)
      case .finished: if machine.running == 0 { outbox.finish(.finished) }
      }
      return subscription
    }
  }
}
