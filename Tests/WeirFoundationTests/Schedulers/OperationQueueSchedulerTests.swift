import Foundation
import Weir
import WeirFoundation
import XCTest

final class OperationQueueSchedulerTests: XCTestCase {
  private let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    return queue
  }()

  func testActionsAreOperationsOfTheQueue() {
    let log = Log<Int>()
    queue.isSuspended = true
    for turn in 0..<20 { queue.schedule { log.add(turn) } }
    XCTAssertEqual(queue.operationCount, 20)
    XCTAssertEqual(log.all, [])
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    XCTAssertEqual(log.all, Array(0..<20))
  }

  func testAnActionWithADateRunsOnTheQueueAtThatDate() {
    let done = DispatchSemaphore(value: 0)
    let queue = queue
    let date = queue.now.advanced(by: .milliseconds(20))
    queue.schedule(after: date) {
      XCTAssertTrue(OperationQueue.current === queue)
      XCTAssertGreaterThanOrEqual(queue.now, date)
      done.signal()
    }
    XCTAssertEqual(queue.operationCount, 0)
    XCTAssertEqual(done.wait(timeout: .now() + 20), .success)
  }

  func testARepeatingActionRunsOnTheQueueUntilCancelled() {
    let ticked = DispatchSemaphore(value: 0)
    let queue = queue
    let token = queue.schedule(after: queue.now, interval: .milliseconds(5)) {
      XCTAssertTrue(OperationQueue.current === queue)
      ticked.signal()
    }
    for _ in 0..<3 { XCTAssertEqual(ticked.wait(timeout: .now() + 20), .success) }
    token.cancel()
    queue.waitUntilAllOperationsAreFinished()
  }
}
