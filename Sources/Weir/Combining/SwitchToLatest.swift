extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the latest publisher it got, and cancels the one before.
  ///
  /// Finishes once the upstream and the last of them have finished; fails with the first failure.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends the values of the latest publisher it got; these cannot fail.
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

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let runner = Runner("SwitchToLatest", Machine(), subscriber)
      runner.handDown()
      upstream.subscribe(Inner(runner: runner))
    }
  }
}

extension Publishers.SwitchToLatest {
  fileprivate struct Machine: DemandKeeper {
    typealias Output = P.Output
    typealias Failure = P.Failure

    var outer = Input.awaited
    /// The latest publisher; ended if there is none.
    var latest = Input.ended
    /// Counts the publishers, so that a late event of an earlier one is known as such.
    var number = 0
    var demand = Subscribers.Demand.none

    var cancellables: [any Cancellable] {
      [outer.subscription, latest.subscription].compactMap { $0 }
    }

    mutating func request(
      _ demand: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>
    ) {
      self.demand += demand
      outbox.request(demand, from: latest.subscription)
    }

    mutating func end(
      _ completion: Subscribers.Completion<Failure>, _ outbox: inout Outbox<Output, Failure>
    ) {
      if case .failure = completion {
        outbox.finish(completion)
      } else if outer.isEnded, latest.isEnded {
        outbox.finish(.finished)
      }
    }
  }

  /// Receives the publishers.
  private struct Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == P.Output, Downstream.Failure == P.Failure {
    typealias Input = P
    typealias Failure = P.Failure

    let runner: Runner<Machine, Downstream>

    var link: Runner<Machine, Downstream> { runner }
    var combineIdentifier: CombineIdentifier { runner.combineIdentifier }

    func receive(subscription: any Subscription) {
      let isAccepted = runner.update { machine, outbox in
        guard machine.outer.begin(subscription) else { return false }
        outbox.request(.unlimited, from: subscription)
        return true
      }
      if isAccepted != true { subscription.cancel() }
    }

    func receive(_ input: P) -> Subscribers.Demand {
      let change = runner.update { machine, _ -> (Int, (any Subscription)?)? in
        guard machine.outer.isLive else { return nil }
        let previous = machine.latest.subscription
        machine.latest = .awaited
        machine.number += 1
        return (machine.number, previous)
      }
      guard let (number, previous) = change ?? nil else { return .none }
      previous?.cancel()
      input.subscribe(Side(runner: runner, number: number))
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      runner.update { machine, outbox in
        let subscription = machine.outer.end()
        if subscription != nil { machine.end(completion, &outbox) }
        return subscription
      }
    }
  }

  /// Receives the values of one of the publishers.
  private struct Side<Downstream: Subscriber>: Intermediary
  where Downstream.Input == P.Output, Downstream.Failure == P.Failure {
    typealias Input = P.Output
    typealias Failure = P.Failure

    let runner: Runner<Machine, Downstream>
    let number: Int
    let combineIdentifier = CombineIdentifier()

    var link: Runner<Machine, Downstream> { runner }

    func receive(subscription: any Subscription) {
      let isAccepted = runner.update { machine, outbox in
        guard machine.number == number, machine.latest.begin(subscription) else { return false }
        outbox.request(machine.demand, from: subscription)
        return true
      }
      if isAccepted != true { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      runner.pass { machine, outbox in
        guard machine.number == number, machine.latest.isLive, machine.demand > .none else {
          return
        }
        machine.demand -= 1
        outbox.send(input)
      }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      runner.update { machine, outbox -> (any Subscription)? in
        guard machine.number == number, let subscription = machine.latest.end() else {
          return nil
        }
        machine.end(completion, &outbox)
        return subscription
      }
    }
  }
}
