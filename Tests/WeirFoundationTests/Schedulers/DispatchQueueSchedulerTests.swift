import Dispatch
import Weir
import WeirFoundation
import XCTest

final class DispatchQueueSchedulerTests: XCTestCase {
  func testOptionsAreEmptyUnlessGiven() {
    let options = DispatchQueue.SchedulerOptions()
    XCTAssertEqual(options.flags, [])
    XCTAssertEqual(options.qos, .unspecified)
    XCTAssertNil(options.group)
  }

  func testAGroupHasTheActionUntilItHasRun() {
    let group = DispatchGroup()
    let log = Log<String>()
    let queue = DispatchQueue(label: "test")
    queue.schedule(options: .init(qos: .userInitiated, group: group)) { log.add("soon") }
    queue.schedule(
      after: queue.now.advanced(by: .milliseconds(20)), tolerance: 0,
      options: .init(group: group)
    ) { log.add("later") }
    XCTAssertEqual(group.wait(timeout: .now() + 20), .success)
    XCTAssertEqual(log.all, ["soon", "later"])
  }

  func testAnActionIsNotRunInsideTheCallThatSchedulesIt() {
    let queue = DispatchQueue(label: "test")
    let log = Log<String>()
    queue.sync {
      queue.schedule { log.add("action") }
      log.add("caller")
    }
    queue.sync {}
    XCTAssertEqual(log.all, ["caller", "action"])
  }

  func testThreadsThatArmEqualDeadlinesGetEachInTheirOwnOrder() {
    let queue = DispatchQueue(label: "test")
    let log = Log<(thread: Int, turn: Int)>()
    let date = queue.now.advanced(by: .milliseconds(100))
    let group = DispatchGroup()
    let options = Unchecked(DispatchQueue.SchedulerOptions(group: group))
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for turn in 0..<50 {
        queue.schedule(after: date, tolerance: 0, options: options.value) {
          log.add((thread, turn))
        }
      }
    }
    XCTAssertEqual(group.wait(timeout: .now() + 20), .success)
    for thread in 0..<4 {
      XCTAssertEqual(
        log.all.filter { $0.thread == thread }.map(\.turn), Array(0..<50), "thread \(thread)")
    }
  }
}
