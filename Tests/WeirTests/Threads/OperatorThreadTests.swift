import Foundation
import Synchronization
import Testing
import Weir

/// Operators fed from several threads: each value comes once, one at a time, and the end last.
@Suite struct OperatorThreadTests {
  private typealias Source = PassthroughSubject<Int, Never>

  private let count = 3_000
  private let sources = [Source(), Source(), Source()]

  /// Sends numbers into each source from a thread of its own, then ends it there.
  private func feed(while also: [() -> Void] = []) {
    sideBySide(
      sources.indices.map { index in
        {
          for value in 0..<count { sources[index].send(index * count + value) }
          sources[index].send(completion: .finished)
        }
      } + also)
  }

  private func expectAll<Failure: Error>(_ clerk: Clerk<Int, Failure>) {
    #expect(clerk.values.sorted() == Array(0..<(3 * count)))
    for index in sources.indices {
      let own = clerk.values.filter { $0 / count == index }
      #expect(own == own.sorted())
    }
    #expect(clerk.ends == 1)
    #expect(clerk.faults == [])
  }

  @Test func `merge passes all values`() {
    let clerk = Publishers.MergeMany(sources).note()
    feed()
    expectAll(clerk)
  }

  @Test func `merge passes all values when three threads ask for one at a time`() {
    let sources = sources.indices.map { index in
      (index * count..<(index + 1) * count).publisher
    }
    let clerk = Publishers.MergeMany(sources).note(.none)
    sideBySide(
      (0..<3).map { _ in { for _ in 0..<count { clerk.subscription?.request(.max(1)) } } })
    expectAll(clerk)
  }

  @Test func `flatMap passes all values`() {
    let clerk = sources.publisher.flatMap { $0 }.note()
    feed()
    expectAll(clerk)
  }

  @Test func `zip pairs by position`() {
    let clerk = Publishers.Zip3(sources[0], sources[1], sources[2]).note()
    feed()
    #expect(clerk.values.map { $0.0 } == Array(0..<count))
    #expect(clerk.values.allSatisfy { $0.1 == $0.0 + count && $0.2 == $0.0 + 2 * count })
    #expect(clerk.ends == 1)
    #expect(clerk.faults == [])
  }

  @Test func `combineLatest combines each value once`() {
    let clerk = sources[0].combineLatest(sources[1], sources[2]).note()
    for (index, source) in sources.enumerated() { source.send(index * count) }
    feed()
    // Each value after the first of each source gives one combination, and none goes back.
    #expect(clerk.values.count == 1 + 3 * count)
    for (earlier, later) in Swift.zip(clerk.values, clerk.values.dropFirst()) {
      #expect(earlier.0 <= later.0 && earlier.1 <= later.1 && earlier.2 <= later.2)
    }
    #expect(clerk.values.last! == (count - 1, 2 * count - 1, 3 * count - 1))
    #expect(clerk.ends == 1)
    #expect(clerk.faults == [])
  }

  @Test func `switchToLatest never goes back to an earlier input`() {
    let outer = PassthroughSubject<Source, Never>()
    let clerk = outer.switchToLatest().note()
    feed(while: [
      {
        for source in sources { outer.send(source) }
        outer.send(completion: .finished)
      }
    ])
    let order = clerk.values.map { $0 / count }
    #expect(order == order.sorted())
    #expect(Set(clerk.values).count == clerk.values.count)
    #expect(clerk.ends == 1)
    #expect(clerk.faults == [])
  }

  @Test func `share serves who stays all values, while others come and go`() {
    let clerks = Mutex<[Clerk<Int, Never>]>([])
    let shared = Publishers.MergeMany(sources).share()
    let first = shared.note()
    feed(while: [
      {
        for _ in 0..<200 {
          let clerk = shared.note()
          clerks.withLock { $0.append(clerk) }
          if clerk.count % 2 == 0 { clerk.subscription?.cancel() }
        }
      }
    ])
    expectAll(first)
    for clerk in clerks.withLock({ $0 }) { #expect(clerk.faults == []) }
  }

  @Test func `a buffer filled by one thread and emptied by another loses nothing`() {
    let clerk = sources[0].buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest)
      .note(.none)
    sideBySide([
      {
        for value in 0..<count { sources[0].send(value) }
        sources[0].send(completion: .finished)
      },
      { for _ in 0...count { clerk.subscription?.request(.max(1)) } },
    ])
    #expect(clerk.values == Array(0..<count))
    #expect(clerk.ends == 1)
    #expect(clerk.faults == [])
  }

  @Test func `receive on a concurrent scheduler keeps the order, and the end last`() {
    let scheduler = ConcurrentScheduler()
    let clerk = Publishers.MergeMany(sources).receive(on: scheduler).note()
    feed()
    #expect(scheduler.group.wait(timeout: .now() + 30) == .success)
    expectAll(clerk)
  }

  @Test func `an operator cancelled while it is fed is silent after`() {
    for round in 0..<100 {
      let sources = [Source(), Source()]
      let clerk = sources[0].combineLatest(sources[1]) { $0 + $1 }.note()
      sideBySide(
        sources.map { source in { for value in 0..<100 { source.send(value) } } }
          + [
            {
              while clerk.count < round % 20 {}
              clerk.subscription?.cancel()
            }
          ])
      let values = clerk.values
      for source in sources { source.send(0) }
      #expect(clerk.values == values)
      #expect(clerk.faults == [])
    }
  }
}

/// Runs its jobs side by side, in whatever order the threads take them.
private final class ConcurrentScheduler: Scheduler {
  let group = DispatchGroup()
  let now = MonotonicTime(nanoseconds: 0)
  let minimumTolerance = MonotonicTime.Stride.zero

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    DispatchQueue.global().async(group: group) { action.value() }
  }

  func schedule(
    after date: MonotonicTime, tolerance: MonotonicTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) { schedule(options: options, action) }

  func schedule(
    after date: MonotonicTime, interval: MonotonicTime.Stride, tolerance: MonotonicTime.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(options: options, action)
    return Subscriptions.empty
  }
}
