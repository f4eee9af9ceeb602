extension Publisher {
  /// Sends at most one value each `interval`: the latest one, or the first.
  ///
  /// The first value ever is sent at once; the next not before `interval` has passed since. A value
  /// that is waiting when the upstream ends is still sent when its time has come, and the end after
  /// it.
  ///
  /// Without demand one value is kept until there is some, as with Combine: the latest, or the first of
  /// an interval. It is dropped if the upstream ends before.
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
    /// The end of the interval of which the first value is kept, while it waits for demand.
    @usableFromInline
    var keptUntil: Context.SchedulerTimeType
    /// Sees to a value that has waited for demand.
    @usableFromInline
    var onDemand: (() -> Void)?

    @inlinable
    init(start: Context.SchedulerTimeType) {
      lastTime = start
      keptUntil = start
    }

    /// Whether a value waits for demand.
    @inlinable
    var isKeeping: Bool {
      if case .some = pending { !isScheduled && completion == nil } else { false }
    }

    @inlinable
    mutating func request(
      _ demand: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>
    ) {
      self.demand += demand
      if isKeeping, let onDemand { outbox.run(onDemand) }
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
    init(
      _ throttle: Publishers.Throttle<Upstream, Context>, _ runner: Runner<Machine, Downstream>
    ) {
      self.throttle = throttle
      self.runner = runner
    }

    @inlinable
    var link: Runner<Machine, Downstream> { runner }
    @inlinable
    var combineIdentifier: CombineIdentifier { runner.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) {
      let now = throttle.scheduler.now
      let throttle = throttle
      let onDemand = { [weak runner] in
        if let runner { Inner(throttle, runner).scheduleKept() }
      }
      runner.update { machine, _ in
        guard !machine.input.isLive else { return }
        machine.lastTime = now
        machine.onDemand = onDemand
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
        guard machine.input.isLive else { return (.none, nil) }
        let previous = machine.pending
        if machine.isScheduled {
          if throttle.latest { machine.pending = input }
          return (.none, previous)
        }
        if throttle.latest || previous == nil || now >= machine.keptUntil {
          machine.pending = input
          machine.keptUntil = now.advanced(by: throttle.interval)
        }
        guard machine.demand > .none else { return (.none, previous) }
        machine.isScheduled = true
        if hasSent, now < next { return (.after(next), previous) }
        return (.now, previous)
      }
      schedule(decision?.0 ?? .none)
      return .none
    }

    @inlinable
    func schedule(_ timing: Timing) {
      switch timing {
      case .none:
        break
      case .now:
        throttle.scheduler.schedule { emit() }
      case .after(let date):
        throttle.scheduler.schedule(after: date) { emit() }
      }
    }

    /// There is demand for the value that waits for it.
    @inlinable
    func scheduleKept() {
      let kept = runner.update { machine, _ in
        machine.isKeeping ? (machine.hasSent, machine.lastTime, machine.keptUntil) : nil
      }
      guard let (hasSent, lastTime, keptUntil) = kept ?? nil else { return }
      let now = throttle.scheduler.now
      let end = lastTime.advanced(by: throttle.interval)
      let timing = runner.update { machine, _ -> Timing in
        guard machine.isKeeping else { return .none }
        machine.isScheduled = true
        let due = throttle.latest ? (hasSent ? end : now) : keptUntil
        return now < due ? .after(due) : .now
      }
      schedule(timing ?? .none)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      guard runner.update({ machine, _ in machine.input.isLive }) == true else { return }
      // The end waits for no interval; Combine looks at the clock all the same, and tests count that.
      _ = throttle.scheduler.now
      let ended = runner.update { machine, _ -> ((any Subscription)?, Input?, Bool) in
        guard let subscription = machine.input.end() else { return (nil, nil, false) }
        machine.completion = completion
        // The end comes with the value that is waiting for its time, or by itself.
        guard !machine.isScheduled else { return (subscription, nil, false) }
        defer { machine.pending = nil }
        return (subscription, machine.pending, true)
      }
      if ended?.2 == true { schedule(.now) }
    }

    @inlinable
    func emit() {
      // The last value begins no interval.
      let isLast = runner.update { machine, _ in machine.completion != nil }
      let now = isLast == false ? throttle.scheduler.now : nil
      runner.update { machine, outbox -> Input? in
        machine.isScheduled = false
        if let now {
          machine.lastTime = now
          machine.hasSent = true
          machine.keptUntil = now.advanced(by: throttle.interval)
        }
        let value = machine.pending
        if let value, machine.demand > .none {
          machine.pending = nil
          machine.demand -= 1
          outbox.send(value)
        }
        if let completion = machine.completion { outbox.finish(completion) }
        return value
      }
    }
  }
}
