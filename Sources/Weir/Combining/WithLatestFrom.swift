extension Publisher {
  /// Sends the latest value of `other` for each value of this publisher.
  ///
  /// Values that come before `other` has sent one are left out. Combine has no such operator.
  public func withLatestFrom<P>(_ other: P) -> Publishers.WithLatestFrom<Self, P, P.Output>
  where P: Publisher, Failure == P.Failure {
    Publishers.WithLatestFrom(upstream: self, other: other) { $1 }
  }

  /// Combines each value of this publisher with the latest one of `other`.
  public func withLatestFrom<P, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.WithLatestFrom<Self, P, T> where P: Publisher, Failure == P.Failure {
    Publishers.WithLatestFrom(upstream: self, other: other, transform: transform)
  }
}

extension Publishers {
  /// A publisher of its upstream's values, each combined with the latest of another.
  ///
  /// Finishes with the upstream; fails with either.
  public struct WithLatestFrom<Upstream: Publisher, Other: Publisher, Output>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Failure = Upstream.Failure

    /// Whose values make the stream go.
    public let upstream: Upstream
    /// Whose latest value is looked up.
    public let other: Other
    /// Combines the two.
    public let transform: (Upstream.Output, Other.Output) -> Output

    public init(
      upstream: Upstream, other: Other,
      transform: @escaping (Upstream.Output, Other.Output) -> Output
    ) {
      self.upstream = upstream
      self.other = other
      self.transform = transform
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let runner = Runner("WithLatestFrom", Machine(), subscriber)
      runner.handDown()
      other.subscribe(OtherSide(runner: runner))
      upstream.subscribe(Side(runner: runner, transform: transform))
    }
  }
}

extension Publishers.WithLatestFrom {
  private struct Machine: SingleInput {
    typealias Failure = Upstream.Failure

    var input = Input.awaited
    var other = Input.awaited
    var latest: Other.Output?
    var demand = Subscribers.Demand.none

    var cancellables: [any Cancellable] {
      [input.subscription, other.subscription].compactMap { $0 }
    }

    mutating func request(
      _ demand: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>
    ) {
      self.demand += demand
      outbox.request(demand, from: input.subscription)
    }
  }

  private struct Side<Downstream: Subscriber>: Subscriber
  where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    let runner: Runner<Machine, Downstream>
    let transform: (Upstream.Output, Other.Output) -> Output

    var combineIdentifier: CombineIdentifier { runner.combineIdentifier }

    func receive(subscription: any Subscription) {
      let isAccepted = runner.update { machine, outbox in
        guard machine.input.begin(subscription) else { return false }
        outbox.request(machine.demand, from: subscription)
        return true
      }
      if isAccepted != true { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      let latest = runner.update { machine, _ in
        machine.input.isLive ? machine.latest : nil
      }
      guard let latest, let latest else { return .max(1) }
      let output = transform(input, latest)
      runner.update { _, outbox in outbox.send(output) }
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      runner.update { machine, outbox in
        let subscription = machine.input.end()
        if subscription != nil { outbox.finish(completion) }
        return subscription
      }
    }
  }

  private struct OtherSide<Downstream: Subscriber>: Subscriber
  where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Other.Output
    typealias Failure = Upstream.Failure

    let runner: Runner<Machine, Downstream>

    var combineIdentifier: CombineIdentifier { runner.combineIdentifier }

    func receive(subscription: any Subscription) {
      let isAccepted = runner.update { machine, outbox in
        guard machine.other.begin(subscription) else { return false }
        outbox.request(.unlimited, from: subscription)
        return true
      }
      if isAccepted != true { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      runner.update { machine, _ -> Input? in
        guard machine.other.isLive else { return nil }
        defer { machine.latest = input }
        return machine.latest
      }
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      runner.update { machine, outbox in
        let subscription = machine.other.end()
        if subscription != nil, case .failure = completion { outbox.finish(completion) }
        return subscription
      }
    }
  }
}
