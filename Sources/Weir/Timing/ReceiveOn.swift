extension Publisher {
  /// Delivers values and the end on `scheduler`.
  ///
  /// The order stays, and the end comes last, on a concurrent queue too. The subscription itself is
  /// handed down at once.
  @inlinable
  public func receive<S>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.ReceiveOn<Self, S> where S: Scheduler
  {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// A publisher that delivers on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Where values are delivered.
    public let scheduler: Context
    /// What the scheduler is given with each job.
    public let options: Context.SchedulerOptions?

    /// Makes a publisher that delivers what `upstream` sends on `scheduler`.
    @inlinable
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let (scheduler, options) = (scheduler, options)
      upstream.subscribe(
        HandoverInlet("ReceiveOn", subscriber) { scheduler.schedule(options: options, $0) })
    }
  }
}
