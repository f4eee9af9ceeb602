import Dispatch

/// A lock as careless operators use it: taken twice by one thread it waits for ever.
final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 1)

  func close() { semaphore.wait() }
  func open() { semaphore.signal() }
}
