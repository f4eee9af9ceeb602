import Foundation
import Weir

/// Runs actions as operations of the queue.
///
/// An action with a date becomes an operation when its date has come; until then
/// `waitUntilAllOperationsAreFinished()` does not wait for it. The tolerance is not used.
extension OperationQueue: Scheduler {
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    addOperation { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    OrderedTimers.background.once(at: date.date) { self.schedule(options: nil, action) }
  }

  /// Runs `action` at `date` and then each `interval`; turns that were missed are not made up for.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    precondition(interval > 0, "A repeating action needs an interval longer than nothing.")
    let repeating = RepeatingAction(action)
    let timer = OrderedTimers.background.repeating(
      from: date.date, every: interval.timeInterval
    ) {
      // A queue that is busy must not pile up the turns it missed.
      if repeating.beginWaiting() { self.schedule(options: nil, repeating.run) }
    }
    return AnyCancellable {
      timer.cancel()
      repeating.cancel()
    }
  }
}
