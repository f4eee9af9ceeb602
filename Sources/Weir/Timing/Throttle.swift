extension Publisher {
  /// Sends at most one value each `interval`: the latest one, or the first.
  ///
  /// The first value ever is sent at once; the next not before `interval` has passed since. A value
  /// that is waiting when the upstream ends is still sent when its time has come, and the end after
  /// it. Values that find no demand are dropped.
  @inlinable
  public func throttle<S>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> where S: Scheduler {
    Publishers.Throttle(
      upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

extension Publishers {
  /// A publisher of no more than one value of its upstream each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The shortest time between two values.
    public let interval: Context.SchedulerTimeType.Stride
    /// Measures the time and delivers.
    public let scheduler: Context
    /// Whether the latest value of an interval is sent, or the first.
    public let latest: Bool

    /// Makes a publisher of no more than one value of `upstream` each `interval`.
    @inlinable
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(self, subscriber))
    }
  }
}

extension Publishers.Throttle {
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
    var isScheduled = false
    /// When a value was sent last; before the first, when the stream began.
    @usableFromInline
    var lastTime: Context.SchedulerTimeType
    @usableFromInline
    var hasSent = false
    @usableFromInline
    var completion: Subscribers.Completion<Failure>?

    @inlinable
    init(start: Context.SchedulerTimeType) {
      lastTime = start
    }

    @inlinable
    mutating func request(
      _ demand: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>
    ) {
      self.demand += demand
    }
  }

  @usableFromInline
  enum Timing {
    case none
    case now
    case after(Context.SchedulerTimeType)
  }

  @usableFromInline
  struct Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline
    typealias Input = Upstream.Output
    @usableFromInline
    typealias Failure = Upstream.Failure

    @usableFromInline
    let throttle: Publishers.Throttle<Upstream, Context>
    @usableFromInline
    let runner: Runner<Machine, Downstream>

    @inlinable
    init(_ throttle: Publishers.Throttle<Upstream, Context>, _ downstream: Downstream) {
      self.throttle = throttle
      runner = Runner("Throttle", Machine(start: throttle.scheduler.now), downstream)
    }

    @inlinable
    var link: Runner<Machine, Downstream> { runner }
    @inlinable
    var combineIdentifier: CombineIdentifier { runner.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) {
      let now = throttle.scheduler.now
      runner.update { machine, _ in
        if !machine.input.isLive { machine.lastTime = now }
      }
      if runner.begin(subscription) { subscription.request(.unlimited) }
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
      let last = runner.update { machine, _ in
        machine.input.isLive ? (machine.hasSent, machine.lastTime) : nil
      }
      guard let (hasSent, lastTime) = last ?? nil else { return .none }
      let now = throttle.scheduler.now
      let next = lastTime.advanced(by: throttle.interval)
      let decision = runner.update { machine, _ -> (Timing, Input?) in
        guard machine.input.isLive, machine.demand > .none else { return (.none, nil) }
        let previous = machine.pending
        if machine.isScheduled {
          if throttle.latest || previous == nil { machine.pending = input }
          return (.none, previous)
        }
        machine.pending = input
        machine.isScheduled = true
        if hasSent, now < next { return (.after(next), previous) }
        return (.now, previous)
      }
      switch decision?.0 ?? .none {
      case .none:
        break
      case .now:
        throttle.scheduler.schedule { emit() }
      case .after(let date):
        throttle.scheduler.schedule(after: date) { emit() }
      }
      return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      guard runner.update({ machine, _ in machine.input.isLive }) == true else { return }
      // The end waits for no interval; Combine looks at the clock all the same, and tests count that.
      _ = throttle.scheduler.now
      let subscription = runner.update { machine, _ -> (any Subscription)? in
        guard let subscription = machine.input.end() else { return nil }
        machine.completion = completion
        // The end comes with the value that is waiting, or by itself.
        return machine.isScheduled ? nil : subscription
      }
      if subscription ?? nil != nil {
        throttle.scheduler.schedule { emit() }
      }
    }

    @inlinable
    func emit() {
      // The last value begins no interval.
      let isLast = runner.update { machine, _ in machine.completion != nil }
      let now = isLast == false ? throttle.scheduler.now : nil
      runner.update { machine, outbox -> Input? in
        machine.isScheduled = false
        let value = machine.pending
        machine.pending = nil
        if let value, machine.demand > .none {
          machine.demand -= 1
          machine.lastTime = now ?? machine.lastTime
          machine.hasSent = true
          outbox.send(value)
        }
        if let completion = machine.completion { outbox.finish(completion) }
        return value
      }
    }
  }
}
