extension Publisher {
  /// Subscribes, requests and cancels on `scheduler`; values come wherever they come.
  public func subscribe<S>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.SubscribeOn<Self, S> where S: Scheduler
  {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// A publisher that subscribes to its upstream on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Where the upstream is called.
    public let scheduler: Context
    /// What the scheduler is given with each job.
    public let options: Context.SchedulerOptions?

    /// Makes a publisher that calls `upstream` on `scheduler`.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let upstream = upstream
      let inner = Inner(downstream: subscriber, scheduler: scheduler, options: options)
      scheduler.schedule(options: options) { upstream.subscribe(inner) }
    }
  }
}

extension Publishers.SubscribeOn {
  private struct Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    let downstream: Downstream
    let life = Lifeline("SubscribeOn")
    let away: Away

    init(downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.downstream = downstream
      away = Away(life: life, scheduler: scheduler, options: options)
    }

    var link: Away { away }
    var combineIdentifier: CombineIdentifier { away.combineIdentifier }

    func receive(subscription: any Subscription) {
      if life.begin(subscription) { downstream.receive(subscription: away) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      life.isLive ? downstream.receive(input) : .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      if life.end() { downstream.receive(completion: completion) }
    }
  }

  /// The subscription, with each call taken to the scheduler.
  fileprivate final class Away: Subscription, CustomStringConvertible {
    let life: Lifeline
    let scheduler: Context
    let options: Context.SchedulerOptions?

    init(life: Lifeline, scheduler: Context, options: Context.SchedulerOptions?) {
      self.life = life
      self.scheduler = scheduler
      self.options = options
    }

    var description: String { life.description }

    func request(_ demand: Subscribers.Demand) {
      // What was asked for before a cancel still comes before it.
      guard let upstream = life.current else { return }
      scheduler.schedule(options: options) { upstream.request(demand) }
    }

    /// Values stop at once; the upstream learns of it on the scheduler.
    func cancel() {
      guard let upstream = life.take() else { return }
      scheduler.schedule(options: options) { upstream.cancel() }
    }
  }
}
