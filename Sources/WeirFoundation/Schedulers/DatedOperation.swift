import Foundation
import Weir

/// An operation that is ready when its date has come, and runs what waits longest on its queue.
final class DatedOperation: Operation, Cancellable, @unchecked Sendable {
  private struct State {
    var isDue = false
    /// Makes it due.
    var alarm: AnyCancellable?
  }

  private let state = Lock(State())
  private let id: Int
  private weak let queue: OperationQueue?

  /// Puts an operation that runs `action` at `date` on `queue`.
  @discardableResult
  static func add(_ action: @escaping () -> Void, to queue: OperationQueue, at date: Date) -> Self {
    let operation = Self(Waiting.add(action, on: queue, at: date), queue)
    queue.addOperation(operation)
    // The queue stays for as long as something waits on it.
    let alarm = OrderedTimers.background.alarm(at: date) {
      withExtendedLifetime(queue) { operation.becomeDue() }
    }
    operation.state.withLock { if !$0.isDue { $0.alarm = alarm } }
    return operation
  }

  private init(_ id: Int, _ queue: OperationQueue) {
    self.id = id
    self.queue = queue
  }

  override var isReady: Bool { state.withLock { $0.isDue } && super.isReady }

  override func main() {
    queue.flatMap { Waiting.next(on: $0) }?()
  }

  /// Lets the action go and leaves the queue, unless another operation has taken the action: then it
  /// is still needed for that one's.
  override func cancel() {
    guard let queue, Waiting.remove(id, on: queue) else { return }
    super.cancel()
    becomeDue()
  }

  private func becomeDue() {
    let alarm = state.withLock { state in
      state.isDue = true
      return state.alarm.take()
    }
    withExtendedLifetime(alarm) { didChangeValue(for: \.isReady) }
  }
}
