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
    XCTAssertEqual(done.wait(timeout: .now() + 20), .success)
  }

  func testAnActionWithADateIsAnOperationThatIsNotReadyBefore() throws {
    let ran = Log<Bool>()
    queue.schedule(after: queue.now.advanced(by: .milliseconds(30))) { ran.add(true) }
    let operation = try XCTUnwrap(queue.operations.first)
    XCTAssertFalse(operation.isReady)
    XCTAssertFalse(operation.isFinished)
    XCTAssertTrue(operation is any Cancellable)
    XCTAssertFalse(operation is BlockOperation)
    queue.waitUntilAllOperationsAreFinished()
    XCTAssertEqual(ran.count, 1)
    operation.main()
    XCTAssertEqual(ran.count, 1)
  }

  func testAnOperationThatIsCancelledLeavesTheQueueAndLetsItsActionGo() {
    let ran = Log<Int>()
    queue.schedule(after: queue.now.advanced(by: .seconds(600))) { ran.add(1) }
    queue.schedule(after: queue.now.advanced(by: .milliseconds(20))) { ran.add(2) }
    queue.operations.first?.cancel()
    queue.waitUntilAllOperationsAreFinished()
    XCTAssertEqual(ran.all, [2])
  }

  /// Three are late and become due in one go: the first in the queue is the last by its date.
  func testLateActionsRunInTheOrderOfTheirDates() {
    let log = Log<Int>()
    let start = queue.now
    queue.isSuspended = true
    for turn in [3, 2, 1] {
      queue.schedule(after: start.advanced(by: .milliseconds(turn))) { log.add(turn) }
    }
    let limit = Date(timeIntervalSinceNow: 20)
    while !queue.operations.allSatisfy(\.isReady), Date() < limit { sched_yield() }
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    XCTAssertEqual(log.all, [1, 2, 3])
  }

  func testEachTurnOfARepeatingActionIsAnOperation() {
    let queue = CountingQueue()
    let ticked = DispatchSemaphore(value: 0)
    let token = queue.schedule(
      after: queue.now.advanced(by: .milliseconds(5)), interval: .milliseconds(20)
    ) {
      ticked.signal()
    }
    XCTAssertTrue(token is AnyCancellable)
    for _ in 0..<3 { XCTAssertEqual(ticked.wait(timeout: .now() + 20), .success) }
    token.cancel()
    XCTAssertEqual(queue.added.count, 4)
    queue.waitUntilAllOperationsAreFinished()
    XCTAssertEqual(queue.operationCount, 0)
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

/// Writes down what is added to it.
private final class CountingQueue: OperationQueue, @unchecked Sendable {
  let added = Log<Operation>()

  override func addOperation(_ operation: Operation) {
    added.add(operation)
    super.addOperation(operation)
  }
}
