extension Publisher {
  /// Sends a value only after `dueTime` has passed without another.
  ///
  /// The time runs from the moment a value arrives. When the upstream ends, a value that is still
  /// waiting is dropped. Values that find no demand are dropped too.
  @inlinable
  public func debounce<S>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> where S: Scheduler {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// A publisher of the values after which its upstream pauses.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How long the pause must be.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// Measures the pause and delivers.
    public let scheduler: Context
    /// What the scheduler is given with each timer.
    public let options: Context.SchedulerOptions?

    /// Makes a publisher of the values of `upstream` that no other follows within `dueTime`.
    @inlinable
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(self, subscriber))
    }
  }
}

extension Publishers.Debounce {
  @usableFromInline
  struct Machine: SingleInput {
    @inlinable
    static var refusesNone: Bool { false }

    @usableFromInline
    typealias Output = Upstream.Output
    @usableFromInline
    typealias Failure = Upstream.Failure

    @usableFromInline
    var input = Input.awaited
    @usableFromInline
    var demand = Subscribers.Demand.none
    @usableFromInline
    var pending: Output?
    @usableFromInline
    var timer: (any Cancellable)?
    /// Counts the values, so that a timer knows whether its value is still the latest.
    @usableFromInline
    var generation: UInt64 = 0

    @inlinable
    init() {}

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

    /// Empties the waiting place.
    @inlinable
    mutating func takePending() -> (value: Output?, timer: (any Cancellable)?) {
      defer { (pending, timer) = (nil, nil) }
      return (pending, timer)
    }
  }

  @usableFromInline
  struct Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline
    typealias Input = Upstream.Output
    @usableFromInline
    typealias Failure = Upstream.Failure

    @usableFromInline
    let debounce: Publishers.Debounce<Upstream, Context>
    @usableFromInline
    let runner: Runner<Machine, Downstream>

    @inlinable
    init(_ debounce: Publishers.Debounce<Upstream, Context>, _ downstream: Downstream) {
      self.debounce = debounce
      runner = Runner("Debounce", Machine(), downstream)
    }

    @inlinable
    var link: Runner<Machine, Downstream> { runner }
    @inlinable
    var combineIdentifier: CombineIdentifier { runner.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) {
      if runner.begin(subscription) { subscription.request(.unlimited) }
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
      guard runner.update({ machine, _ in machine.input.isLive }) == true else { return .none }
      let scheduler = debounce.scheduler
      let due = scheduler.now.advanced(by: debounce.dueTime)
      let replaced = runner.update { machine, _ in
        guard machine.input.isLive else { return nil as (Input?, (any Cancellable)?, UInt64)? }
        let (value, timer) = machine.takePending()
        machine.pending = input
        machine.generation += 1
        return (value, timer, machine.generation)
      }
      guard let (_, outdated, generation) = replaced ?? nil else { return .none }
      outdated?.cancel()
      let runner = runner
      let timer = scheduler.arm(
        at: due, every: debounce.dueTime, options: debounce.options
      ) {
        runner.update { machine, outbox -> Input? in
          guard machine.generation == generation else { return nil }
          let (value, timer) = machine.takePending()
          outbox.cancel(timer)
          if let value, machine.demand > .none {
            machine.demand -= 1
            outbox.send(value)
          }
          return value
        }
      }
      // An immediate scheduler has run the action by now.
      let isNeeded = runner.update { machine, _ in
        guard machine.generation == generation, machine.pending != nil else { return false }
        machine.timer = timer
        return true
      }
      if isNeeded != true { timer.cancel() }
      return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      let dropped = runner.update { machine, outbox in
        let subscription = machine.input.end()
        let (value, timer) = machine.takePending()
        outbox.cancel(timer)
        return (value, subscription)
      }
      guard dropped?.1 != nil else { return }
      let runner = runner
      debounce.scheduler.schedule {
        runner.update { _, outbox in outbox.finish(completion) }
      }
    }
  }
}
