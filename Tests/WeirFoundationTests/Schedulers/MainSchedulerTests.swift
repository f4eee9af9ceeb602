import Dispatch
import Foundation
import Weir
import WeirFoundation
import XCTest

/// The three schedulers that serve the main thread keep the same promises.
final class MainSchedulerTests: XCTestCase {
  func testDispatchQueueMain() { checkAll(DispatchQueue.main) }
  func testRunLoopMain() { checkAll(RunLoop.main) }
  func testOperationQueueMain() { checkAll(OperationQueue.main) }

  private func checkAll<S: Scheduler & SendableMetatype>(_ scheduler: S) {
    runsLaterOnTheMainThreadInOrder(scheduler)
    runsAtTheDateAndNotBefore(scheduler)
    runsInTheOrderOfDates(scheduler)
    runsEqualDatesInTheOrderTheyWereArmed(scheduler)
    repeatsUntilCancelled(scheduler)
    letsGoOfACancelledAction(scheduler)
    doesNotMakeUpForMissedTurns(scheduler)
  }

  private func runsLaterOnTheMainThreadInOrder<S: Scheduler & SendableMetatype>(_ scheduler: S) {
    let log = Log<Int>()
    let armed = DispatchGroup()
    let unchecked = Unchecked(scheduler)
    DispatchQueue.global().async(group: armed) {
      for turn in 0..<20 {
        unchecked.value.schedule {
          XCTAssertTrue(Thread.isMainThread)
          log.add(turn)
        }
      }
    }
    armed.wait()
    XCTAssertEqual(log.all, [], "nothing may run before the main thread is served")
    serveMainThread(until: { log.count == 20 })
    XCTAssertEqual(log.all, Array(0..<20))
  }

  private func runsAtTheDateAndNotBefore<S: Scheduler & SendableMetatype>(_ scheduler: S) {
    let log = Log<Bool>()
    let date = scheduler.now.advanced(by: .milliseconds(30))
    scheduler.schedule(after: date) {
      XCTAssertTrue(Thread.isMainThread)
      log.add(scheduler.now >= date)
    }
    serveMainThread(until: { log.count == 1 })
    XCTAssertEqual(log.all, [true])
  }

  private func runsInTheOrderOfDates<S: Scheduler & SendableMetatype>(_ scheduler: S) {
    let log = Log<Int>()
    let start = scheduler.now
    for turn in (0..<20).reversed() {
      scheduler.schedule(after: start.advanced(by: .milliseconds(20 + turn))) { log.add(turn) }
    }
    serveMainThread(until: { log.count == 20 })
    XCTAssertEqual(log.all, Array(0..<20))
  }

  private func runsEqualDatesInTheOrderTheyWereArmed<S: Scheduler & SendableMetatype>(
    _ scheduler: S
  ) {
    let log = Log<Int>()
    let date = scheduler.now.advanced(by: .milliseconds(20))
    for turn in 0..<50 { scheduler.schedule(after: date) { log.add(turn) } }
    serveMainThread(until: { log.count == 50 })
    XCTAssertEqual(log.all, Array(0..<50))
  }

  private func repeatsUntilCancelled<S: Scheduler & SendableMetatype>(_ scheduler: S) {
    let ticks = Log<S.SchedulerTimeType>()
    let start = scheduler.now.advanced(by: .milliseconds(20))
    let token = scheduler.schedule(after: start, interval: .milliseconds(10)) {
      ticks.add(scheduler.now)
    }
    serveMainThread(until: { ticks.count >= 3 })
    for (turn, tick) in ticks.all.enumerated() {
      XCTAssertGreaterThanOrEqual(tick, start.advanced(by: .milliseconds(10 * turn)))
    }
    token.cancel()
    let count = ticks.count
    let end = Log<Bool>()
    scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(50))) { end.add(true) }
    serveMainThread(until: { end.count == 1 })
    XCTAssertEqual(ticks.count, count)
  }

  private func letsGoOfACancelledAction<S: Scheduler & SendableMetatype>(_ scheduler: S) {
    weak let freed: Log<Int>?
    do {
      let held = Log<Int>()
      freed = held
      let far = scheduler.now.advanced(by: .seconds(1000))
      let token = scheduler.schedule(after: far, interval: .seconds(1)) { held.add(1) }
      token.cancel()
    }
    XCTAssertNil(freed)
  }

  private func doesNotMakeUpForMissedTurns<S: Scheduler & SendableMetatype>(_ scheduler: S) {
    let ticks = Log<Int>()
    let interval = S.SchedulerTimeType.Stride.milliseconds(40)
    let token = scheduler.schedule(after: scheduler.now.advanced(by: interval), interval: interval)
    {
      ticks.add(1)
    }
    stallMainThread(for: 0.21)
    let end = Log<Bool>()
    // The first turn after the stall, and at most the one that falls due while it is served.
    scheduler.schedule { end.add(true) }
    serveMainThread(until: { ticks.count >= 1 && end.count == 1 })
    XCTAssertLessThanOrEqual(ticks.count, 2)
    token.cancel()
  }
}
