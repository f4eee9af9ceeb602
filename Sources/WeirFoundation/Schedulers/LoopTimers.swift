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
    _ = Waiting.add(action, on: loop, at: date)
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
