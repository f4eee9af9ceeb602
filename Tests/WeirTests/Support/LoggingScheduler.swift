import Weir
import WeirTesting

/// Virtual time that writes down what is asked of it, in the words of `calls`.
final class LoggingScheduler: Scheduler {
  typealias SchedulerTimeType = MonotonicTime
  /// What a call was given, if anything.
  typealias SchedulerOptions = String

  let clock = TestScheduler()
  private(set) var calls: [String] = []

  var now: MonotonicTime {
    calls.append("now")
    return clock.now
  }

  var minimumTolerance: MonotonicTime.Stride {
    calls.append("tolerance")
    return .nanoseconds(7)
  }

  func schedule(options: String?, _ action: @escaping () -> Void) {
    calls.append("soon\(with(options))")
    clock.schedule(options: nil, action)
  }

  func schedule(
    after date: MonotonicTime, tolerance: MonotonicTime.Stride, options: String?,
    _ action: @escaping () -> Void
  ) {
    calls.append("at \(milliseconds(date)), tolerance \(tolerance.nanoseconds)\(with(options))")
    clock.schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  func schedule(
    after date: MonotonicTime, interval: MonotonicTime.Stride, tolerance: MonotonicTime.Stride,
    options: String?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    calls.append(
      "at \(milliseconds(date)) every \(interval.nanoseconds / 1_000_000), "
        + "tolerance \(tolerance.nanoseconds)\(with(options))")
    return clock.schedule(
      after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }

  /// What was called since the last time this was read.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func milliseconds(_ date: MonotonicTime) -> Int64 {
    clock.elapsed.nanoseconds / 1_000_000
      + clock.now.distance(to: date).nanoseconds / 1_000_000
  }

  private func with(_ options: String?) -> String {
    options.map { ", \($0)" } ?? ""
  }
}
