import Foundation
import Weir

/// An action that an operation queue runs again and again. For each turn there is an operation, which
/// adds the one for the next.
final class OperationSeries: Sendable {
  private struct State {
    var action: (() -> Void)?
    var next: DatedOperation?
  }

  private let state: Lock<State>
  private let queue: OperationQueue
  private let interval: TimeInterval

  init(on queue: OperationQueue, every interval: TimeInterval, _ action: @escaping () -> Void) {
    self.queue = queue
    self.interval = interval
    state = Lock(State(action: action))
  }

  func begin(at date: Date) {
    let operation = DatedOperation.add({ self.takeTurn(of: date) }, to: queue, at: date)
    let isLive = state.withLock { state in
      state.next = state.action == nil ? nil : operation
      return state.action != nil
    }
    if !isLive { operation.cancel() }
  }

  func cancel() {
    let dropped = state.withLock { state in
      defer { state = State() }
      return state
    }
    dropped.next?.cancel()
  }

  private func takeTurn(of date: Date) {
    guard let action = state.withLock({ $0.action }) else { return }
    // Turns that were missed are not made up for; the phase is kept.
    let missed = max(0, (Date().timeIntervalSince(date) / interval).rounded(.down))
    begin(at: date.addingTimeInterval((missed + 1) * interval))
    action()
  }
}
