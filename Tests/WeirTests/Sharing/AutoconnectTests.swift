import Testing
import Weir
import WeirTesting

@Suite struct AutoconnectTests {
  @Test func `connects with the first subscriber, disconnects with the last`() {
    let scheduler = TestScheduler()
    let ticks = scheduler.timerPublisher(every: .seconds(1)).autoconnect()
    #expect(scheduler.pendingCount == 0)
    let first = ticks.observe()
    let second = ticks.observe()
    #expect(scheduler.pendingCount == 1)
    scheduler.advance(by: .milliseconds(1000))
    #expect(first.values.count == 1)
    first.subscription?.cancel()
    scheduler.advance(by: .milliseconds(1000))
    #expect(first.values.count == 1)
    #expect(second.values.count == 2)
    second.subscription?.cancel()
    #expect(scheduler.pendingCount == 0)
    let third = ticks.observe()
    #expect(scheduler.pendingCount == 1)
    third.subscription?.cancel()
  }

  @Test func `the first tick comes after one interval, not at once`() {
    let scheduler = TestScheduler()
    let observer = scheduler.timerPublisher(every: .seconds(1)).autoconnect().observe()
    scheduler.advance(by: .milliseconds(999))
    #expect(observer.values == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(observer.values == [MonotonicTime(nanoseconds: 1_000_000_000)])
    observer.subscription?.cancel()
    observer.subscription?.cancel()
    scheduler.advance(by: .milliseconds(5000))
    #expect(observer.values.count == 1)
  }
}
