import Weir

/// A scheduler of any kind of time that runs everything at once, on the spot, whatever the date.
///
/// For tests that do not care when things happen: a debounced value comes at once. The time stands
/// still. A repeating action runs once.
///
/// ```swift
/// let model = SearchModel(
///   scheduler: ImmediateTestScheduler(like: DispatchQueue.main).eraseToAnyScheduler())
/// ```
public struct ImmediateTestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  public let now: SchedulerTimeType
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Shows `now` for ever.
  public init(now: SchedulerTimeType) {
    self.now = now
  }

  /// Takes the place of `scheduler` in a test.
  public init<S>(like scheduler: S)
  where
    S: Scheduler, S.SchedulerTimeType == SchedulerTimeType,
    S.SchedulerOptions == SchedulerOptions
  {
    self.init(now: scheduler.now)
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}

extension ImmediateTestScheduler
where SchedulerTimeType == MonotonicTime, SchedulerOptions == Never {
  /// Shows zero for ever, in the time of the main loop.
  public init() {
    self.init(now: MonotonicTime(nanoseconds: 0))
  }
}
