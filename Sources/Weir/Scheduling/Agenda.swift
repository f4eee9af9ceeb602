/// What is to be done and when, the earliest first; equal deadlines in the order they were armed.
package struct Agenda<Time: Strideable> {
  package struct Entry {
    package let id: Int
    package var deadline: Time
    package let interval: Time.Stride?
    package let action: () -> Void
  }

  /// The earliest last, where it is cheap to take away.
  private var entries: ContiguousArray<Entry> = []
  private var lastID = 0

  package init() {}

  package var count: Int { entries.count }
  package var nextDeadline: Time? { entries.last?.deadline }

  package mutating func add(
    at deadline: Time, every interval: Time.Stride?, _ action: @escaping () -> Void
  ) -> Int {
    lastID += 1
    insert(Entry(id: lastID, deadline: deadline, interval: interval, action: action))
    return lastID
  }

  package mutating func remove(_ id: Int) -> Entry? {
    guard let index = entries.lastIndex(where: { $0.id == id }) else { return nil }
    return entries.remove(at: index)
  }

  /// Takes the earliest action, if its deadline is not after `limit`.
  ///
  /// One that repeats is armed again: for its first deadline after both the last one and `now`, so
  /// that missed turns are not made up for and the phase is kept.
  package mutating func popDue(by limit: Time, now: Time) -> Entry? {
    guard let next = entries.last, next.deadline <= limit else { return nil }
    entries.removeLast()
    if let interval = next.interval {
      var again = next
      again.deadline = Self.deadline(after: max(now, next.deadline), from: next.deadline, interval)
      insert(again)
    }
    return next
  }

  private mutating func insert(_ entry: Entry) {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      // This one was armed last, so in the list it stands before all others of its deadline.
      if entries[middle].deadline > entry.deadline { low = middle + 1 } else { high = middle }
    }
    entries.insert(entry, at: low)
  }

  /// The first of `start`, `start + interval`, … after `moment`, found by doubling.
  private static func deadline(
    after moment: Time, from start: Time, _ interval: Time.Stride
  ) -> Time {
    var steps = [interval]
    while start.advanced(by: steps.last! + steps.last!) <= moment {
      steps.append(steps.last! + steps.last!)
    }
    var deadline = start
    for step in steps.reversed() where deadline.advanced(by: step) <= moment {
      deadline = deadline.advanced(by: step)
    }
    return deadline.advanced(by: interval)
  }
}
