import Foundation
import Weir

/// Runs actions on the run loop's thread.
///
/// Actions on `RunLoop.main` go through the main dispatch queue, because Foundation's own main run
/// loop stands still while a GTK window is open and the queue does not; a program that runs
/// `RunLoop.main` serves the queue as well. They run in the order of their dates, equal ones in the
/// order they were scheduled. Other run loops run them in their default mode. The tolerance is not
/// used.
extension RunLoop: Scheduler {
  /// The present date.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  /// Zero: the tolerance is not used.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action` on the thread of the run loop as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain {
      DispatchQueue.main.schedule(options: nil, action)
    } else {
      LoopTimers.soon(on: self, action)
    }
  }

  /// Runs `action` on the thread of the run loop at or after `date`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if isMain {
      OrderedTimers.main.once(at: date.date, action)
    } else {
      LoopTimers.once(on: self, at: date.date, action)
    }
  }

  /// Runs `action` at `date` and then each `interval`; turns that were missed are not made up for.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date.date, every: interval.timeInterval, in: .default, action)
  }

  func schedule(
    after date: Date, every interval: TimeInterval, in mode: RunLoop.Mode,
    _ action: @escaping () -> Void
  ) -> AnyCancellable {
    precondition(interval > 0, "A repeating action needs an interval longer than nothing.")
    return isMain
      ? OrderedTimers.main.repeating(from: date, every: interval, action)
      : LoopTimers.repeating(on: self, in: mode, from: date, every: interval, action)
  }

  private var isMain: Bool { self === RunLoop.main }
}
