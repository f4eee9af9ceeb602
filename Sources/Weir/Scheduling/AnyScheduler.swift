extension Scheduler {
  /// Hides the scheduler's type, so that a model can take the main loop or virtual time.
  public func eraseToAnyScheduler() -> AnyScheduler<SchedulerTimeType, SchedulerOptions> {
    AnyScheduler(self)
  }
}

/// A scheduler whose own type is hidden.
///
/// ```swift
/// final class SearchModel {
///   init(scheduler: AnyScheduler<MonotonicTime, Never>) { … }
/// }
/// ```
public struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let moment: () -> SchedulerTimeType
  private let tolerance: () -> SchedulerTimeType.Stride
  private let soon: (SchedulerOptions?, @escaping () -> Void) -> Void
  private let once:
    (SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void) -> Void
  private let again:
    (
      SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?,
      @escaping () -> Void
    ) -> any Cancellable

  /// Wraps `scheduler`; one that is erased already is not wrapped twice.
  public init<S>(_ scheduler: S)
  where
    S: Scheduler, S.SchedulerTimeType == SchedulerTimeType,
    S.SchedulerOptions == SchedulerOptions
  {
    if let erased = scheduler as? Self {
      self = erased
      return
    }
    moment = { scheduler.now }
    tolerance = { scheduler.minimumTolerance }
    soon = { scheduler.schedule(options: $0, $1) }
    once = { scheduler.schedule(after: $0, tolerance: $1, options: $2, $3) }
    again = { scheduler.schedule(after: $0, interval: $1, tolerance: $2, options: $3, $4) }
  }

  public var now: SchedulerTimeType { moment() }
  public var minimumTolerance: SchedulerTimeType.Stride { tolerance() }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    soon(options, action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    once(date, tolerance, options, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    again(date, interval, tolerance, options, action)
  }
}
