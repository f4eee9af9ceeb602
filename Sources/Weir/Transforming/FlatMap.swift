extension Publisher {
  /// Turns each value into a publisher and sends the values of all of them as they come.
  ///
  /// Only `maxPublishers` of them are subscribed to at a time. Finishes once the upstream and all of
  /// them have finished; fails with the first failure.
  @inlinable
  public func flatMap<T, P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self>
  where T == P.Output, P: Publisher, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Turns each value into a publisher that cannot fail, and sends the values of all of them.
  @inlinable
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
  @inlinable
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher {
    Publishers.FlatMap(
      upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers,
      transform: transform)
  }

  /// Turns each value into a publisher that cannot fail, and sends the values of all of them.
  @inlinable
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

    /// Turns each value of `upstream` into a publisher.
    @inlinable
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let machine = Inner<S>.Machine(refills: maxPublishers != .unlimited)
      let runner = Runner("FlatMap", machine, subscriber)
      runner.handDown()
      upstream.subscribe(
        Inner(runner: runner, maxPublishers: maxPublishers, transform: transform))
    }
  }
}

@usableFromInline
enum Flattening: FunnelManner {
  @inlinable
  static var refusesNone: Bool { true }
  @inlinable
  static var keepsSurplus: Bool { true }
  @inlinable
  static var failureCancelsAll: Bool { false }
}

extension Publishers.FlatMap {
  /// Receives the values that are turned into publishers.
  @usableFromInline
  struct Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline
    typealias Input = Upstream.Output
    @usableFromInline
    typealias Failure = Upstream.Failure
    @usableFromInline
    typealias Machine = Funnel<Output, Failure, Flattening>

    @usableFromInline
    let runner: Runner<Machine, Downstream>
    @usableFromInline
    let maxPublishers: Subscribers.Demand
    @usableFromInline
    let transform: (Input) -> NewPublisher

    @inlinable
    init(
      runner: Runner<Machine, Downstream>, maxPublishers: Subscribers.Demand,
      transform: @escaping (Input) -> NewPublisher
    ) {
      self.runner = runner
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    @inlinable
    var link: Runner<Machine, Downstream> { runner }
    @inlinable
    var combineIdentifier: CombineIdentifier { runner.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) {
      let isAccepted = runner.update { machine, _ in machine.outer.begin(subscription) }
      guard isAccepted == true else { return subscription.cancel() }
      // Even if none may come, as with Combine.
      subscription.request(maxPublishers)
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
      if runner.update({ machine, _ in machine.outer.isLive }) == true {
        runner.add(transform(input))
      }
      return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      runner.update { machine, outbox in machine.endOuter(completion, &outbox) }
    }
  }
}
