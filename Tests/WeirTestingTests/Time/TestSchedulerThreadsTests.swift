import Testing
import Weir
import WeirTesting

@Suite struct TestSchedulerThreadsTests {
  @Test func `actions armed and cancelled by many threads run once each, or not at all`() async {
    let scheduler = TestScheduler()
    let log = Log()
    await withTaskGroup { group in
      for thread in 0..<4 {
        group.addTask {
          for turn in 0..<200 {
            scheduler.schedule(after: MonotonicTime(nanoseconds: Int64(turn))) {
              log.add("\(thread).\(turn)")
            }
            scheduler.schedule(after: scheduler.now, interval: 1) { log.add("never") }.cancel()
          }
        }
      }
    }
    scheduler.run()
    #expect(log.lines.count == 800)
    #expect(Set(log.lines).count == 800)
    #expect(!log.lines.contains("never"))
    #expect(scheduler.pendingCount == 0)
  }
}
