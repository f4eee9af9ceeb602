import Dispatch
import Weir

/// Runs actions on the queue.
///
/// The main queue is served while a GTK window is open and under `RunLoop.main.run()`. On a serial
/// queue actions run in the order of their deadlines, equal ones in the order they were scheduled.
extension DispatchQueue: Scheduler {
  /// What a scheduled action can be given.
  public struct SchedulerOptions {
    /// The quality of service the action runs at.
    public var qos: DispatchQoS
    /// The flags of the action's work item.
    public var flags: DispatchWorkItemFlags
    /// A group that has the action as a member until it has run; repeating actions are in none.
    public var group: DispatchGroup?

    /// Makes options; left out, they are those of a plain action.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The present moment.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  /// Zero: actions run as exactly as Dispatch can.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Runs `action` on the queue as soon as possible, as a member of the group of the options.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let options = options ?? SchedulerOptions()
    let action = Unchecked(action)
    async(group: options.group, qos: options.qos, flags: options.flags) { action.value() }
  }

  /// Runs `action` on the queue at or after `date`. It is a member of the group of the options
  /// until it has run. The tolerance is not used.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let options = options ?? SchedulerOptions()
    let group = options.group
    let action = Unchecked(action)
    group?.enter()
    asyncAfter(
      deadline: DistinctDeadlines.next(date.dispatchTime), qos: options.qos,
      flags: options.flags
    ) {
      action.value()
      group?.leave()
    }
  }

  /// Runs `action` at `date` and then each `interval`; turns that were missed are not made up for.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    precondition(
      interval > .zero, "A repeating action needs an interval longer than nothing.")
    let options = options ?? SchedulerOptions()
    let source = DispatchSource.makeTimerSource(queue: self)
    let repeating = RepeatingAction(action)
    source.setEventHandler(qos: options.qos, flags: options.flags) { repeating.run() }
    source.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: Swift.max(tolerance, minimumTolerance).timeInterval)
    source.activate()
    return AnyCancellable {
      repeating.cancel()
      source.cancel()
    }
  }
}

/// Keeps equal deadlines in order.
///
/// libdispatch runs actions with equal deadlines in any order; a nanosecond apart they keep theirs.
private enum DistinctDeadlines {
  private static let last = Lock<(deadline: UInt64, repeats: UInt64)>((0, 0))

  static func next(_ deadline: DispatchTime) -> DispatchTime {
    guard deadline < .distantFuture else { return deadline }
    let repeats = last.withLock { last in
      last =
        last.deadline == deadline.rawValue
        ? (last.deadline, last.repeats + 1) : (deadline.rawValue, 0)
      return last.repeats
    }
    return repeats == 0 ? deadline : deadline + .nanoseconds(Int(repeats))
  }
}
