extension Scheduler {
  /// Runs `action` at `date`, unless the result is cancelled.
  ///
  /// Only a repeating action can be taken back, so it is armed as one; it must cancel itself when it
  /// runs. One with no interval to repeat in cannot be: it just runs.
  @inlinable
  func arm(
    at date: SchedulerTimeType, every interval: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    guard interval > .zero else {
      schedule(after: date, tolerance: minimumTolerance, options: options, action)
      return Subscriptions.empty
    }
    return schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: options, action)
  }
}
