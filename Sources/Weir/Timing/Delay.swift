extension Publisher {
  /// Delivers each value and the end `interval` later.
  ///
  /// The subscription itself is handed down at once.
  @inlinable
  public func delay<S>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> where S: Scheduler {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// A publisher that delivers later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How much later.
    public let interval: Context.SchedulerTimeType.Stride
    /// How much later still a delivery may be.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// Measures the time and delivers.
    public let scheduler: Context
    /// What the scheduler is given with each job.
    public let options: Context.SchedulerOptions?

    /// Makes a publisher that delivers what `upstream` sends `interval` later.
    @inlinable
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let (interval, tolerance) = (interval, tolerance)
      let (scheduler, options) = (scheduler, options)
      upstream.subscribe(
        HandoverInlet("Delay", subscriber) { job in
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: tolerance,
            options: options, job)
        })
    }
  }
}
