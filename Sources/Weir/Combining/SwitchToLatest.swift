extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the latest publisher it got, and cancels the one before.
  ///
  /// Finishes once the upstream and the last of them have finished; fails with the first failure.
  @inlinable
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends the values of the latest publisher it got; these cannot fail.
  @inlinable
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Sends the values of the latest publisher it got; only these can fail.
  @inlinable
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Sends the values of the latest publisher it got; nothing can fail.
  @inlinable
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publishers {
  /// A publisher of the values of the latest publisher that its upstream has sent.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    /// Where the publishers come from.
    public let upstream: Upstream

    /// Follows the latest publisher that `upstream` has sent.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let runner = Runner("SwitchToLatest", Switch<Output, Failure>(), subscriber)
      runner.handDown()
      upstream.subscribe(Inner(runner: runner))
    }
  }
}

/// The inside of `switchToLatest`.
@usableFromInline
struct Switch<Output, Failure: Error>: DemandKeeper {
  @usableFromInline
  var outer = Input.awaited
  /// That of the latest publisher, from when it comes until that publisher has ended.
  @usableFromInline
  var latest: (any Subscription)?
  /// Whether the latest publisher has still to send its subscription.
  @usableFromInline
  var isAwaiting = false
  /// Counts the publishers, so that a late event of an earlier one is known as such.
  @usableFromInline
  var number = 0
  @usableFromInline
  var demand = Subscribers.Demand.none

  @inlinable
  init() {}

  @inlinable
  var cancellables: [any Cancellable] { [latest, outer.subscription].compactMap { $0 } }

  @inlinable
  mutating func request(
    _ demand: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>
  ) {
    self.demand += demand
    outbox.request(demand, from: latest)
  }

  /// Makes way for another publisher; gives its number, and the subscription of the one before.
  @inlinable
  mutating func next() -> (number: Int, previous: (any Subscription)?)? {
    guard !outer.isEnded else { return nil }
    defer {
      latest = nil
      isAwaiting = true
    }
    number += 1
    return (number, latest)
  }

  /// Takes the subscription of a publisher; gives what to ask of it, nil if it comes too late.
  @inlinable
  mutating func begin(_ subscription: any Subscription, number: Int) -> Subscribers.Demand? {
    guard number == self.number, latest == nil else { return nil }
    latest = subscription
    isAwaiting = false
    return demand
  }

  @inlinable
  mutating func receive(
    _ value: Output, number: Int, _ outbox: inout Outbox<Output, Failure>
  ) {
    guard number == self.number else { return }
    guard demand > .none else { Misuse.surplus("SwitchToLatest") }
    demand -= 1
    outbox.send(value)
  }

  /// Takes note of the end of a publisher; gives its subscription, to be let go.
  @inlinable
  mutating func end(
    _ completion: Subscribers.Completion<Failure>, number: Int,
    _ outbox: inout Outbox<Output, Failure>
  ) -> (any Subscription)? {
    guard number == self.number else { return nil }
    if isAwaiting { Misuse.endBeforeSubscription("SwitchToLatest") }
    defer { finish(completion, &outbox) }
    return latest.take()
  }

  /// Takes note of the end of the publisher of publishers.
  @inlinable
  mutating func endOuter(
    _ completion: Subscribers.Completion<Failure>, _ outbox: inout Outbox<Output, Failure>
  ) -> (any Subscription)? {
    guard !outer.isEnded else { return nil }
    defer { finish(completion, &outbox) }
    return outer.end()
  }

  @inlinable
  func finish(
    _ completion: Subscribers.Completion<Failure>, _ outbox: inout Outbox<Output, Failure>
  ) {
    if case .failure = completion {
      outbox.finish(completion)
    } else if outer.isEnded, latest == nil, !isAwaiting {
      outbox.finish(.finished)
    }
  }
}

extension Publishers.SwitchToLatest {
  /// Receives the publishers.
  @usableFromInline
  struct Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == P.Output, Downstream.Failure == P.Failure {
    @usableFromInline
    typealias Input = P
    @usableFromInline
    typealias Failure = P.Failure

    @usableFromInline
    let runner: Runner<Switch<P.Output, P.Failure>, Downstream>

    @inlinable
    init(runner: Runner<Switch<P.Output, P.Failure>, Downstream>) {
      self.runner = runner
    }

    @inlinable
    var link: Runner<Switch<P.Output, P.Failure>, Downstream> { runner }
    @inlinable
    var combineIdentifier: CombineIdentifier { runner.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) {
      runner.welcome(subscription) { $0.outer.begin(subscription) ? .unlimited : nil }
    }

    @inlinable
    func receive(_ input: P) -> Subscribers.Demand {
      let place = runner.update { machine, _ in machine.next() }
      guard let (number, previous) = place ?? nil else { return .none }
      previous?.cancel()
      input.subscribe(Side(runner: runner, number: number))
      return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      runner.update { machine, outbox in machine.endOuter(completion, &outbox) }
    }
  }

  /// Receives the values of one of the publishers.
  @usableFromInline
  struct Side<Downstream: Subscriber>: Subscriber, CustomStringConvertible
  where Downstream.Input == P.Output, Downstream.Failure == P.Failure {
    @usableFromInline
    typealias Input = P.Output
    @usableFromInline
    typealias Failure = P.Failure

    @usableFromInline
    let runner: Runner<Switch<P.Output, P.Failure>, Downstream>
    @usableFromInline
    let number: Int
    @usableFromInline
    let combineIdentifier = CombineIdentifier()

    @inlinable
    init(runner: Runner<Switch<P.Output, P.Failure>, Downstream>, number: Int) {
      self.runner = runner
      self.number = number
    }

    @inlinable
    var description: String { runner.description }

    @inlinable
    func receive(subscription: any Subscription) {
      runner.welcome(subscription) { $0.begin(subscription, number: number) }
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
      runner.pass { machine, outbox in machine.receive(input, number: number, &outbox) }
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      runner.update { machine, outbox in machine.end(completion, number: number, &outbox) }
    }
  }
}
