extension Publisher {
  /// Sends values in arrays, one each time a period has passed, or a count is reached before.
  ///
  /// A period without values sends nothing. What is left when the upstream finishes is sent then.
  @inlinable
  public func collect<S>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> where S: Scheduler {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

extension Publishers {
  /// When collected values are sent.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Each time the period has passed.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Each time the period has passed, and whenever the count is reached.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher of the values of its upstream in arrays, period by period.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// When collected values are sent.
    public let strategy: TimeGroupingStrategy<Context>
    /// What the scheduler is given with each job.
    public let options: Context.SchedulerOptions?

    /// Makes a publisher that collects the values of `upstream` as `strategy` says.
    @inlinable
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(self, subscriber))
    }
  }
}

extension Publishers.CollectByTime {
  @usableFromInline
  struct Machine: SingleInput {
    @inlinable
    static var refusesNone: Bool { false }

    @usableFromInline
    typealias Output = [Upstream.Output]
    @usableFromInline
    typealias Failure = Upstream.Failure

    @usableFromInline
    let limit: Int?
    @usableFromInline
    var input = Input.awaited
    @usableFromInline
    var demand = Subscribers.Demand.none
    @usableFromInline
    var collected: Output = []
    @usableFromInline
    var timer: (any Cancellable)?

    @inlinable
    init(limit: Int?) {
      self.limit = limit
    }

    @inlinable
    var cancellables: [any Cancellable] {
      [input.subscription, timer].compactMap { $0 }
    }

    @inlinable
    mutating func request(
      _ demand: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>
    ) {
      self.demand += demand
    }

    /// Sends what there is, if there is demand; else it is dropped.
    @inlinable
    mutating func flush(_ outbox: inout Outbox<Output, Failure>) -> Output {
      let full = collected
      collected = []
      if !full.isEmpty, demand > .none {
        demand -= 1
        outbox.send(full)
      }
      return full
    }
  }

  @usableFromInline
  struct Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
    @usableFromInline
    typealias Input = Upstream.Output
    @usableFromInline
    typealias Failure = Upstream.Failure

    @usableFromInline
    let scheduler: Context
    @usableFromInline
    let interval: Context.SchedulerTimeType.Stride
    @usableFromInline
    let options: Context.SchedulerOptions?
    @usableFromInline
    let runner: Runner<Machine, Downstream>

    @inlinable
    init(_ publisher: Publishers.CollectByTime<Upstream, Context>, _ downstream: Downstream) {
      let limit: Int?
      switch publisher.strategy {
      case .byTime(let scheduler, let interval):
        (self.scheduler, self.interval, limit) = (scheduler, interval, nil)
      case .byTimeOrCount(let scheduler, let interval, let count):
        (self.scheduler, self.interval, limit) = (scheduler, interval, count)
      }
      options = publisher.options
      runner = Runner("CollectByTime", Machine(limit: limit), downstream)
    }

    @inlinable
    var link: Runner<Machine, Downstream> { runner }
    @inlinable
    var combineIdentifier: CombineIdentifier { runner.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) {
      guard runner.begin(subscription) else { return }
      let runner = runner
      let timer = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval,
        tolerance: scheduler.minimumTolerance, options: options
      ) {
        runner.update { machine, outbox in machine.flush(&outbox) }
      }
      let isNeeded = runner.update { machine, _ in
        guard machine.input.isLive else { return false }
        machine.timer = timer
        return true
      }
      guard isNeeded == true else { return timer.cancel() }
      subscription.request(.unlimited)
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
      runner.update { machine, outbox -> [Input]? in
        guard machine.input.isLive else { return nil }
        machine.collected.append(input)
        guard machine.collected.count == machine.limit else { return nil }
        return machine.flush(&outbox)
      }
      return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      runner.update { machine, outbox -> ((any Subscription)?, [Input])? in
        guard let subscription = machine.input.end() else { return nil }
        outbox.cancel(machine.timer)
        machine.timer = nil
        var rest: [Input] = []
        if case .finished = completion { rest = machine.flush(&outbox) }
        outbox.finish(completion)
        return (subscription, rest)
      }
    }
  }
}
