extension Publisher {
  /// Sends the time between two values, in place of the second; the first counts from the
  /// subscription.
  public func measureInterval<S>(using scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.MeasureInterval<Self, S> where S: Scheduler
  {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}

extension Publishers {
  /// A publisher of the times between the values of its upstream.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whose time is measured.
    public let scheduler: Context

    /// Makes a publisher of the times between the values of `upstream`.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, scheduler: scheduler))
    }
  }
}

extension Publishers.MeasureInterval {
  private final class Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
    let downstream: Downstream
    let scheduler: Context
    let life = Lifeline("MeasureInterval")
    /// Only touched while the upstream delivers, which it does one value at a time.
    var last: Context.SchedulerTimeType?

    var link: Lifeline { life }
    var combineIdentifier: CombineIdentifier { life.combineIdentifier }

    init(downstream: Downstream, scheduler: Context) {
      self.downstream = downstream
      self.scheduler = scheduler
    }

    func receive(subscription: any Subscription) {
      guard life.begin(subscription) else { return }
      last = scheduler.now
      downstream.receive(subscription: life)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      guard life.isLive, let last else { return .none }
      let now = scheduler.now
      self.last = now
      let demand = downstream.receive(last.distance(to: now))
      if demand > .none { life.request(demand) }
      return .none
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      if life.end() { downstream.receive(completion: completion) }
    }
  }
}
