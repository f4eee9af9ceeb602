import CGtk
import Weir

/// The scheduler that runs everything on the thread of the window, between its events and its paints.
///
/// ```swift
/// model.answers
///   .receive(on: MainLoop.main)
///   .sink { label.text = $0 }
/// ```
///
/// Any thread may schedule. The earliest date runs first, and equal dates run in the order they were
/// scheduled. Work that is scheduled by other work waits for a later turn, so that even work which
/// never stops making more leaves room for keys and painting. What is scheduled during a key press
/// is done before the window is painted again.
///
/// A repeating action keeps to the monotonic clock: it does not drift, and after a stall it skips
/// the ticks that were missed.
///
/// The main loop also serves libdispatch's main queue: `DispatchQueue.main`, `Task { @MainActor in }`
/// and everything built on them run while a window is open. Actions run while something iterates the
/// loop: ``Application/run(arguments:action:open:)`` or ``iterate(blocking:)``.
public final class MainLoop: Scheduler, @unchecked Sendable {
  public typealias SchedulerTimeType = MonotonicTime
  public typealias SchedulerOptions = Never

  /// The one main loop.
  public static let main = MainLoop()

  private let agenda = Lock(TurnAgenda())
  private let alarm: OpaquePointer

  private init() {
    alarm = weir_new_alarm { MainLoop.main.runTurn() }
    weir_dispatch_serve_main_queue()
  }

  /// The present moment of the monotonic clock.
  public var now: MonotonicTime { MonotonicTime(nanoseconds: weir_monotonic_nanoseconds()) }

  /// Zero; what is finally waited for is rounded up to a whole millisecond.
  public var minimumTolerance: MonotonicTime.Stride { .zero }

  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    add(at: now, action)
  }

  public func schedule(
    after date: MonotonicTime, tolerance: MonotonicTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    add(at: date, action)
  }

  public func schedule(
    after date: MonotonicTime, interval: MonotonicTime.Stride, tolerance: MonotonicTime.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(of: action, from: date, every: interval, on: self)
    add(at: date, repetition.run)
    return repetition
  }

  /// Runs one turn of the loop; for tests and for programs without an ``Application``.
  ///
  /// - Parameter blocking: Whether to wait until there is something to do.
  /// - Returns: Whether anything ran.
  @MainActor
  @discardableResult
  public func iterate(blocking: Bool = false) -> Bool {
    weir_loop_iterate(blocking)
  }

  func add(at date: MonotonicTime, _ action: @escaping () -> Void) {
    agenda.withLock { agenda in
      if agenda.insert(action, at: date) { weir_alarm_set(alarm, agenda.nextNanoseconds) }
    }
  }

  /// Runs what is due now, and nothing that it schedules in turn.
  private func runTurn() {
    var count = agenda.withLock { $0.collectDue(at: now) }
    while count > 0, let action = agenda.withLock({ $0.takeDue() }) {
      count -= 1
      action()
    }
    agenda.withLock { weir_alarm_set(alarm, $0.nextNanoseconds) }
  }
}
