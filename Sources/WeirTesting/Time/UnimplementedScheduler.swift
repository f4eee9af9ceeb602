import Weir

/// A scheduler that must not be used, for tests of code that should not wait for anything.
///
/// Using it stops the program with a sentence, or is handed to the closure given: `XCTFail`, or
/// `Issue.record`. An action it is given never runs.
///
/// ```swift
/// let scheduler = UnimplementedScheduler { Issue.record("\($0)") }
/// let model = LoginModel(scheduler: scheduler.eraseToAnyScheduler())
/// ```
public struct UnimplementedScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let moment: SchedulerTimeType
  private let name: String
  private let onUse: (String) -> Void

  /// Shows `now`, and goes by `name` in its sentences.
  public init(
    _ name: String = "UnimplementedScheduler", now: SchedulerTimeType,
    onUse: @escaping (String) -> Void = { fatalError($0) }
  ) {
    moment = now
    self.name = name
    self.onUse = onUse
  }

  /// Takes the place of `scheduler` in a test.
  public init<S>(
    _ name: String = "UnimplementedScheduler", like scheduler: S,
    onUse: @escaping (String) -> Void = { fatalError($0) }
  )
  where
    S: Scheduler, S.SchedulerTimeType == SchedulerTimeType,
    S.SchedulerOptions == SchedulerOptions
  {
    self.init(name, now: scheduler.now, onUse: onUse)
  }

  public var now: SchedulerTimeType {
    report("asked for the time")
    return moment
  }

  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    report("given an action to run soon")
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    report("given an action to run later")
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    report("given an action to repeat")
    return Subscriptions.empty
  }

  private func report(_ use: String) {
    onUse(
      """
      \(name) was \(use), but this test says that no scheduler is needed. Pass a TestScheduler if \
      the code is meant to wait.
      """)
  }
}

extension UnimplementedScheduler
where SchedulerTimeType == MonotonicTime, SchedulerOptions == Never {
  /// Shows zero, in the time of the main loop.
  public init(
    _ name: String = "UnimplementedScheduler",
    onUse: @escaping (String) -> Void = { fatalError($0) }
  ) {
    self.init(name, now: MonotonicTime(nanoseconds: 0), onUse: onUse)
  }
}
