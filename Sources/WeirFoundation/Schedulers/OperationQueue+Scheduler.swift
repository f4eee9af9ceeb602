import Foundation
import Weir

/// Runs actions as operations of the queue.
///
/// An action with a date is an operation that is not ready before, so that
/// `waitUntilAllOperationsAreFinished()` waits for it. The tolerance is not used.
extension OperationQueue: Scheduler {
  /// The present date.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// Zero: the tolerance is not used.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Adds an operation that runs `action`.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    addOperation(BlockOperation { action.value() })
  }

  /// Adds an operation that runs `action` when `date` has come.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    DatedOperation.add(action, to: self, at: date.date)
  }

  /// Runs `action` at `date` and then each `interval`; turns that were missed are not made up for.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    precondition(interval > 0, "A repeating action needs an interval longer than nothing.")
    let series = OperationSeries(on: self, every: interval.timeInterval, action)
    series.begin(at: date.date)
    return AnyCancellable { series.cancel() }
  }
}
