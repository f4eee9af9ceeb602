import Weir

/// Things written down by actions, from any thread.
final class Log<Element>: @unchecked Sendable {
  private let stored = Lock<[Element]>([])

  var all: [Element] { stored.withLock { $0 } }
  var count: Int { all.count }

  func add(_ element: Element) {
    stored.withLock { $0.append(element) }
  }
}
