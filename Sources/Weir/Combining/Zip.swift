extension Publisher {
  /// Sends the first values of this and another publisher together, then the second ones, and so on.
  ///
  /// Finishes when one has finished whose values are used up; fails with the first failure.
  @inlinable
  public func zip<P>(_ other: P) -> Publishers.Zip<Self, P>
  where P: Publisher, Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  /// Combines values of the same position with a closure.
  @inlinable
  public func zip<P, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
  where P: Publisher, Failure == P.Failure {
    Publishers.Zip(self, other).map(transform)
  }

  /// Sends values of the same position of this and two other publishers together.
  @inlinable
  public func zip<P, Q>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.Zip3<Self, P, Q>
  where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Combines values of the same position with a closure.
  @inlinable
  public func zip<P, Q, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.Zip3(self, publisher1, publisher2).map(transform)
  }

  /// Sends values of the same position of this and three other publishers together.
  @inlinable
  public func zip<P, Q, R>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
    -> Publishers.Zip4<Self, P, Q, R>
  where
    P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, P.Failure == Q.Failure,
    Q.Failure == R.Failure
  {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  /// Combines values of the same position with a closure.
  @inlinable
  public func zip<P, Q, R, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where
    P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, P.Failure == Q.Failure,
    Q.Failure == R.Failure
  {
    Publishers.Zip4(self, publisher1, publisher2, publisher3).map(transform)
  }
}

extension Publishers {
  /// A publisher of values of the same position of two others.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
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
      let a = Lane<A.Output>(0)
      let b = Lane<B.Output>(1)
      let runner = Pairing.runner(subscriber, [a, b]) { (a.removeFirst(), b.removeFirst()) }
      self.a.subscribe(PairingSide(runner, a))
      self.b.subscribe(PairingSide(runner, b))
    }
  }

  /// A publisher of values of the same position of three others.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
      let a = Lane<A.Output>(0)
      let b = Lane<B.Output>(1)
      let c = Lane<C.Output>(2)
      let runner = Pairing.runner(subscriber, [a, b, c]) {
        (a.removeFirst(), b.removeFirst(), c.removeFirst())
      }
      self.a.subscribe(PairingSide(runner, a))
      self.b.subscribe(PairingSide(runner, b))
      self.c.subscribe(PairingSide(runner, c))
    }
  }

  /// A publisher of values of the same position of four others.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
      let a = Lane<A.Output>(0)
      let b = Lane<B.Output>(1)
      let c = Lane<C.Output>(2)
      let d = Lane<D.Output>(3)
      let runner = Pairing.runner(subscriber, [a, b, c, d]) {
        (a.removeFirst(), b.removeFirst(), c.removeFirst(), d.removeFirst())
      }
      self.a.subscribe(PairingSide(runner, a))
      self.b.subscribe(PairingSide(runner, b))
      self.c.subscribe(PairingSide(runner, c))
      self.d.subscribe(PairingSide(runner, d))
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Zip4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

/// The values of one input that wait for the others; guarded by the runner's lock.
@usableFromInline
final class Lane<Value>: AnyLane {
  @exclusivity(unchecked)
  @usableFromInline
  var queue = Queue<Value>()

  @inlinable
  override init(_ index: Int) { super.init(index) }

  @inlinable
  func append(_ value: Value) {
    queue.append(value)
    count += 1
  }

  /// Takes the first value; there must be one.
  @inlinable
  func removeFirst() -> Value {
    count -= 1
    return queue.popFirst()!
  }
}

/// A lane whatever its values are. It counts them itself: asking the queue through a class whose
/// type of values is open would look that type up each time.
@usableFromInline
class AnyLane {
  @exclusivity(unchecked)
  @usableFromInline
  final var input = Input.awaited
  @exclusivity(unchecked)
  @usableFromInline
  final var count = 0
  @usableFromInline
  final let index: Int

  @inlinable
  init(_ index: Int) {
    self.index = index
  }

  @inlinable
  final var isEmpty: Bool { count == 0 }
}

/// Pairs any number of inputs: it counts those with nothing waiting, and leaves making the tuple to
/// a closure that knows the lanes.
///
/// Each input is asked for as many values as the downstream wants, so there is nothing to count when
/// a pair is complete: it is sent, whatever the demand, as with Combine.
@usableFromInline
struct Pairing<Output, Failure: Error>: Answering {
  @usableFromInline
  let lanes: [AnyLane]
  @usableFromInline
  var missing: Int
  /// All that the downstream has asked for, for an input that begins late.
  @usableFromInline
  var requested = Subscribers.Demand.none
  /// The input whose value makes the pair that is delivered as it comes: what is asked for meanwhile
  /// is not asked of that input, but answered.
  @usableFromInline
  var answered = 0
  @usableFromInline
  let pair: () -> Output

  @inlinable
  init(lanes: [AnyLane], pair: @escaping () -> Output) {
    self.lanes = lanes
    missing = lanes.count
    self.pair = pair
  }

  /// Makes the runner and hands it down.
  @inlinable
  static func runner<Downstream: Subscriber>(
    _ downstream: Downstream, _ lanes: [AnyLane], _ pair: @escaping () -> Output
  ) -> Runner<Self, Downstream>
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let runner = Runner("Zip", Self(lanes: lanes, pair: pair), downstream)
    runner.handDown()
    return runner
  }

  @inlinable
  var cancellables: [any Cancellable] { lanes.compactMap(\.input.subscription) }

  @inlinable
  mutating func request(
    _ demand: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>
  ) {
    requested += demand
    if outbox.isAnswering { outbox.answer += demand }
    for lane in lanes where !outbox.isAnswering || lane.index != answered {
      outbox.request(demand, from: lane.input.subscription)
    }
  }

  @inlinable
  mutating func settle(
    _ more: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>
  ) -> Subscribers.Demand {
    requested += more
    if more > .none {
      for lane in lanes where lane.index != answered {
        outbox.request(more, from: lane.input.subscription)
      }
    }
    defer { outbox.answer = .none }
    return outbox.answer + more
  }

  /// Sends the pair that a value of `lane` has made complete.
  @inlinable
  mutating func sendPair(for lane: AnyLane, _ outbox: inout Outbox<Output, Failure>) {
    if outbox.isIdle { answered = lane.index }
    outbox.send(pair())
    var isOver = false
    for lane in lanes where lane.isEmpty {
      missing += 1
      if lane.input.isEnded { isOver = true }
    }
    if isOver { outbox.finish(.finished) }
  }
}

@usableFromInline
struct PairingSide<Value, Downstream: Subscriber>: Intermediary {
  @usableFromInline
  typealias Failure = Downstream.Failure

  @usableFromInline
  let runner: Runner<Pairing<Downstream.Input, Downstream.Failure>, Downstream>
  @usableFromInline
  let lane: Lane<Value>
  @usableFromInline
  let combineIdentifier = CombineIdentifier()

  @inlinable
  var link: Runner<Pairing<Downstream.Input, Downstream.Failure>, Downstream> { runner }

  @inlinable
  init(
    _ runner: Runner<Pairing<Downstream.Input, Downstream.Failure>, Downstream>,
    _ lane: Lane<Value>
  ) {
    self.runner = runner
    self.lane = lane
  }

  @inlinable
  func receive(subscription: any Subscription) {
    runner.welcome(subscription) { lane.input.begin(subscription) ? $0.requested : nil }
  }

  @inlinable
  func receive(_ input: Value) -> Subscribers.Demand {
    runner.pass { machine, outbox in
      guard lane.input.isLive else { return }
      if lane.isEmpty { machine.missing -= 1 }
      lane.append(input)
      if machine.missing == 0 { machine.sendPair(for: lane, &outbox) }
    }
  }

  /// A failure cancels every input, the one that failed as well, as with Combine.
  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    runner.update { machine, outbox -> (any Subscription)? in
      guard lane.input.isLive else { return nil }
      if case .failure = completion {
        outbox.finish(completion)
        return nil
      }
      if lane.isEmpty { outbox.finish(.finished) }
      return lane.input.end()
    }
  }
}
