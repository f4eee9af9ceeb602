import Foundation
import Weir

/// Runs actions on run loops other than the main one, by Foundation's own means.
enum LoopTimers {
  static func soon(on loop: RunLoop, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    loop.perform { action.value() }
    // `perform` does not wake a loop that sleeps; a timer that is due does.
    loop.add(Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: .default)
  }

  static func once(on loop: RunLoop, at date: Date, _ action: @escaping () -> Void) {
    Waiting.add(action, on: loop, at: date)
    let loop = Unchecked(loop)
    let timer = Timer(fire: date, interval: 0, repeats: false) { _ in
      Waiting.next(on: loop.value)?()
    }
    loop.value.add(timer, forMode: .default)
  }

  static func repeating(
    on loop: RunLoop, in mode: RunLoop.Mode, from date: Date, every interval: TimeInterval,
    _ action: @escaping () -> Void
  ) -> AnyCancellable {
    let repeating = RepeatingAction(action)
    let timer = Timer(fire: date, interval: interval, repeats: true) { _ in repeating.run() }
    loop.add(timer, forMode: mode)
    return AnyCancellable {
      repeating.cancel()
      timer.invalidate()
    }
  }
}

/// What waits on each run loop.
///
/// Timers with equal dates fire in any order. So a timer does not run the action it was made for, but
/// the earliest that waits: there are as many timers as actions.
private enum Waiting {
  private struct Loop {
    weak var loop: RunLoop?
    var agenda = Agenda<RunLoop.SchedulerTimeType>()
  }

  private static let loops = Lock<[ObjectIdentifier: Loop]>([:])

  static func add(_ action: @escaping () -> Void, on loop: RunLoop, at date: Date) {
    let dropped = loops.withLock { loops in
      let gone = loops.filter { $0.value.loop == nil }
      for key in gone.keys { loops[key] = nil }
      _ = loops[ObjectIdentifier(loop), default: Loop(loop: loop)].agenda
        .add(at: RunLoop.SchedulerTimeType(date), every: nil, action)
      return gone
    }
    withExtendedLifetime(dropped) {}
  }

  static func next(on loop: RunLoop) -> (() -> Void)? {
    loops.withLock { loops in
      let key = ObjectIdentifier(loop)
      guard var waiting = loops[key], let date = waiting.agenda.nextDeadline else { return nil }
      let entry = waiting.agenda.popDue(by: date, now: date)
      loops[key] = waiting.agenda.count == 0 ? nil : waiting
      return entry?.action
    }
  }
}
