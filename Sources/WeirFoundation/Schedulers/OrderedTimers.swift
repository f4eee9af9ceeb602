import Dispatch
import Foundation
import Weir

/// Runs actions on one dispatch queue in the order of their deadlines, equal ones in the order they
/// were armed. libdispatch and Foundation run timers that are due at once in any order.
final class OrderedTimers: @unchecked Sendable {
  /// Serves the main thread, under GTK and under `RunLoop.main` alike.
  static let main = OrderedTimers(queue: .main)
  /// Starts actions that run elsewhere.
  static let background = OrderedTimers(queue: DispatchQueue(label: "io.github.weir.timers"))

  private struct State {
    var agenda = Agenda<MonotonicTime>()
    var dates = DateConversion()
    var armed: MonotonicTime?
  }

  private let state = Lock(State())
  private let source: any DispatchSourceTimer

  private init(queue: DispatchQueue) {
    source = DispatchSource.makeTimerSource(queue: queue)
    source.setEventHandler { [unowned self] in runDueActions() }
    source.activate()
  }

  func once(at date: Date, _ action: @escaping () -> Void) {
    _ = add(at: date, every: nil, action)
  }

  /// Runs `action` at `date`, unless the result is cancelled or let go before.
  func alarm(at date: Date, _ action: @escaping () -> Void) -> AnyCancellable {
    removal(of: add(at: date, every: nil, action))
  }

  func repeating(
    from date: Date, every interval: TimeInterval, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    removal(of: add(at: date, every: .seconds(interval), action))
  }

  private func removal(of id: Int) -> AnyCancellable {
    AnyCancellable { [self] in
      let removed = state.withLock { $0.agenda.remove(id) }
      withExtendedLifetime(removed) {}
    }
  }

  private func add(
    at date: Date, every interval: MonotonicTime.Stride?, _ action: @escaping () -> Void
  ) -> Int {
    state.withLock { state in
      defer { arm(&state) }
      return state.agenda.add(at: state.dates.moment(of: date), every: interval, action)
    }
  }

  private func runDueActions() {
    // What falls due meanwhile waits for the next turn, so that others on the queue have theirs.
    let now = MonotonicTime.current
    state.withLock { $0.armed = nil }
    while let due = state.withLock({ $0.agenda.popDue(by: now, now: now) }) { due.action() }
    state.withLock { arm(&$0) }
  }

  /// Sets the alarm to the next deadline, unless it rings before that anyway.
  private func arm(_ state: inout State) {
    guard let next = state.agenda.nextDeadline, state.armed.map({ next < $0 }) ?? true else {
      return
    }
    state.armed = next
    source.schedule(deadline: DispatchTime(uptimeNanoseconds: UInt64(max(1, next.nanoseconds))))
  }
}

/// Turns dates into moments that no change of the machine's clock moves.
private struct DateConversion {
  /// Seconds between the two clocks.
  private var offset: TimeInterval?

  mutating func moment(of date: Date) -> MonotonicTime {
    update()
    let seconds = date.timeIntervalSinceReferenceDate - (offset ?? 0)
    return MonotonicTime(nanoseconds: 0).advanced(by: .seconds(max(0, seconds)))
  }

  /// The offset is kept while it is about right: measured afresh for each date, its noise would
  /// change the order of dates that lie close together.
  private mutating func update() {
    let before = MonotonicTime.current
    let date = Date().timeIntervalSinceReferenceDate
    let after = MonotonicTime.current
    let isInterrupted = before.distance(to: after) > .microseconds(500)
    let measured = date - before.distanceFromStart.seconds
    guard let offset else {
      self.offset = measured
      return
    }
    if abs(measured - offset) > 0.001, !isInterrupted { self.offset = measured }
  }
}

extension MonotonicTime {
  /// The present, on the clock of the dispatch queues.
  static var current: MonotonicTime {
    MonotonicTime(nanoseconds: Int64(clamping: DispatchTime.now().uptimeNanoseconds))
  }

  fileprivate var distanceFromStart: Stride { MonotonicTime(nanoseconds: 0).distance(to: self) }
}
