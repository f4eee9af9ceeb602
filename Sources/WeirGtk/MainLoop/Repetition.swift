import Weir

/// An action that comes again and again, in phase with its first date, until it is cancelled.
final class Repetition: Cancellable, @unchecked Sendable {
  private let action: Lock<(() -> Void)?>
  private let start: MonotonicTime
  private let interval: MonotonicTime.Stride
  private let loop: MainLoop

  init(
    of action: @escaping () -> Void, from start: MonotonicTime,
    every interval: MonotonicTime.Stride, on loop: MainLoop
  ) {
    self.action = Lock(action)
    self.start = start
    self.interval = interval
    self.loop = loop
  }

  func run() {
    guard let action = action.withLock({ $0 }) else { return }
    action()
    guard self.action.withLock({ $0 != nil }) else { return }
    loop.add(at: date(after: loop.now), run)
  }

  /// From here on the action does not run, and it is let go.
  func cancel() {
    let action = action.withLock { action in
      defer { action = nil }
      return action
    }
    withExtendedLifetime(action) {}
  }

  /// The first date of the series that is still to come; without an interval, the next turn.
  private func date(after now: MonotonicTime) -> MonotonicTime {
    guard interval > .zero else { return now }
    let passed = start.distance(to: now).nanoseconds
    let ticks = max(0, passed) / interval.nanoseconds + 1
    return start.advanced(by: .init(nanoseconds: ticks * interval.nanoseconds))
  }
}
