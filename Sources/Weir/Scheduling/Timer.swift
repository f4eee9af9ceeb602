extension Scheduler {
  /// A publisher that sends the scheduler's time each `interval`, from one interval after it is
  /// connected. Missed ticks are not made up for: compute counts from the times.
  public func timerPublisher(
    every interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) -> Publishers.Timer<Self> {
    Publishers.Timer(every: interval, tolerance: tolerance, scheduler: self, options: options)
  }
}

extension Publishers {
  /// Sends the present time of a scheduler again and again while it is connected.
  ///
  /// Ticks that find no demand are dropped. Never finishes.
  public final class Timer<S: Scheduler>: ConnectablePublisher {
    public typealias Output = S.SchedulerTimeType
    public typealias Failure = Never

    /// The time between two ticks.
    public let interval: S.SchedulerTimeType.Stride
    /// How late a tick may be.
    public let tolerance: S.SchedulerTimeType.Stride?
    /// Where the ticks are made.
    public let scheduler: S
    /// What the scheduler is given with each action.
    public let options: S.SchedulerOptions?

    private let ticks = PassthroughSubject<Output, Never>()

    /// Makes a publisher of the times of `scheduler`, one each `interval` while it is connected.
    public init(
      every interval: S.SchedulerTimeType.Stride,
      tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
      options: S.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<Downstream>(subscriber: Downstream)
    where Downstream: Subscriber, Downstream.Input == Output, Downstream.Failure == Never {
      ticks.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      let scheduler = scheduler
      let ticks = ticks
      return scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval,
        tolerance: tolerance ?? scheduler.minimumTolerance, options: options
      ) { ticks.send(scheduler.now) }
    }
  }
}
