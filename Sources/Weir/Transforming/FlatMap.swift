extension Publisher {
  /// Turns each value into a publisher and sends the values of all of them as they come.
  ///
  /// Only `maxPublishers` of them are subscribed to at a time. Finishes once the upstream and all of
  /// them have finished; fails with the first failure.
  public func flatMap<T, P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self>
  where T == P.Output, P: Publisher, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Turns each value into a publisher that cannot fail, and sends the values of all of them.
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self>
  where P: Publisher, P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }
}

extension Publisher where Failure == Never {
  /// Turns each value into a publisher, and sends the values of all of them.
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher {
    Publishers.FlatMap(
      upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers,
      transform: transform)
  }

  /// Turns each value into a publisher that cannot fail, and sends the values of all of them.
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P: Publisher, P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publishers {
  /// A publisher of the values of all publishers that its upstream's values are turned into.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many publishers are subscribed to at a time.
    public let maxPublishers: Subscribers.Demand
    /// What makes the publishers.
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let runner = Runner("FlatMap", Funnel(outer: .awaited), subscriber)
      runner.handDown()
      upstream.subscribe(
        Inner(runner: runner, maxPublishers: maxPublishers, transform: transform))
    }
  }
}

extension Publishers.FlatMap {
  /// Receives the values that are turned into publishers.
  private struct Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    let runner: Runner<Funnel<Output, Failure>, Downstream>
    let maxPublishers: Subscribers.Demand
    let transform: (Input) -> NewPublisher

    var link: Runner<Funnel<Output, Failure>, Downstream> { runner }
    var combineIdentifier: CombineIdentifier { runner.combineIdentifier }

    func receive(subscription: any Subscription) {
      let isAccepted = runner.update { machine, outbox in
        guard machine.outer.begin(subscription) else { return false }
        outbox.forward(maxPublishers, to: subscription)
        return true
      }
      if isAccepted != true { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      guard runner.update({ machine, _ in machine.outer.isLive }) == true else { return .none }
      runner.add(transform(input)) { [maxPublishers] machine, outbox in
        // One has ended: there is room for another.
        if maxPublishers != .unlimited {
          outbox.request(.max(1), from: machine.outer.subscription)
        }
      }
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      runner.update { machine, outbox in machine.endOuter(completion, &outbox) }
    }
  }
}
