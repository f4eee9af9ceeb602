import Testing
import Weir

@testable import Accounts

@Suite("The store's clock")
struct StoreClockTests {
  private let start = ClockReading(boot: "a", sinceBoot: 10_000, wall: 1_000_000)

  private func elapsed(_ boot: String, _ sinceBoot: Int64, _ wall: Int64) -> Int64 {
    ClockReading(boot: boot, sinceBoot: sinceBoot, wall: wall).elapsed(since: start)
  }

  @Test("While the machine runs the wall clock does not matter")
  func sameRun() {
    #expect(elapsed("a", 10_500, 1_000_500) == 500)
    #expect(elapsed("a", 10_500, 9_000_000) == 500)
    #expect(elapsed("a", 10_500, 0) == 500)
  }

  @Test("After a restart it is at least as long as the machine has been running")
  func restart() {
    #expect(elapsed("b", 30_000, 1_060_000) == 60_000)
    // Somebody has set the wall clock back, or its battery is empty.
    #expect(elapsed("b", 30_000, 0) == 30_000)
    #expect(elapsed("b", 0, 999_999) == 0)
  }

  @Test("Where the system does not name its runs, a clock that went back was started again")
  func unnamedRuns() {
    let start = ClockReading(boot: "", sinceBoot: 10_000, wall: 1_000_000)
    let later = ClockReading(boot: "", sinceBoot: 12_000, wall: 9_000_000)
    #expect(later.elapsed(since: start) == 2_000)
    let restarted = ClockReading(boot: "", sinceBoot: 1_000, wall: 1_005_000)
    #expect(restarted.elapsed(since: start) == 5_000)
  }

  @Test("It never goes back")
  func forward() {
    #expect(elapsed("a", 9_000, 2_000_000) == 0)
    #expect(elapsed("b", -5, 0) == 0)
  }

  @Test("This machine's clocks go on, and its run has a name")
  func system() {
    let first = SystemClock().read()
    let second = SystemClock().read()
    #expect(first.boot.count == 36)
    #expect(first.boot == second.boot)
    #expect(first.sinceBoot > 0)
    #expect(second.elapsed(since: first) >= 0)
    // It is after the day this was written.
    #expect(first.wall > 1_764_000_000_000)
  }
}
