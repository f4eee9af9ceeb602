import Weir

/// What the main loop has still to do: a heap by date and order of arrival, and the queue of a turn.
///
/// A heap, because a worker may hand over a hundred thousand actions before the loop comes round.
struct TurnAgenda {
  private struct Entry {
    let date: MonotonicTime
    let number: UInt64
    let action: () -> Void

    func isBefore(_ other: Entry) -> Bool {
      date == other.date ? number < other.number : date < other.date
    }
  }

  private var heap: [Entry] = []
  private var due = Queue<() -> Void>()
  private var arrivals: UInt64 = 0

  /// When the next turn is wanted, in nanoseconds; negative for never.
  var nextNanoseconds: Int64 {
    if !due.isEmpty { return 0 }
    return heap.first.map { max(0, $0.date.nanoseconds) } ?? -1
  }

  /// Adds an action; answers whether it is now the first.
  mutating func insert(_ action: @escaping () -> Void, at date: MonotonicTime) -> Bool {
    heap.append(Entry(date: date, number: arrivals, action: action))
    arrivals += 1
    return siftUp() == 0
  }

  /// Moves everything that is due into the queue; answers how much is in it.
  mutating func collectDue(at now: MonotonicTime) -> Int {
    while let first = heap.first, first.date <= now {
      due.append(first.action)
      removeFirst()
    }
    return due.count
  }

  mutating func takeDue() -> (() -> Void)? {
    due.popFirst()
  }

  private mutating func siftUp() -> Int {
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].isBefore(heap[parent]) else { break }
      heap.swapAt(child, parent)
      child = parent
    }
    return child
  }

  private mutating func removeFirst() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    var parent = 0
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child].isBefore(heap[first]) {
        first = child
      }
      guard first != parent else { return }
      heap.swapAt(parent, first)
      parent = first
    }
  }
}
