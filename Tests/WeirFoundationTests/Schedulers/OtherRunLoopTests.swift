import Foundation
import Weir
import WeirFoundation
import XCTest

/// Run loops of threads other than the main one.
final class OtherRunLoopTests: XCTestCase {
  private let thread = LoopThread()

  override func tearDown() { thread.stop() }

  func testAnActionWakesALoopThatSleeps() {
    let done = DispatchSemaphore(value: 0)
    let thread = thread
    thread.loop.schedule {
      XCTAssertTrue(Thread.current === thread.thread)
      done.signal()
    }
    XCTAssertEqual(done.wait(timeout: .now() + 20), .success)
  }

  func testActionsRunInOrderEqualDatesToo() {
    let done = DispatchSemaphore(value: 0)
    let log = Log<Int>()
    let date = thread.loop.now.advanced(by: .milliseconds(50))
    for turn in 10..<60 { thread.loop.schedule(after: date) { log.add(turn) } }
    for turn in 0..<10 { thread.loop.schedule { log.add(turn) } }
    thread.loop.schedule(after: date.advanced(by: .milliseconds(1))) { done.signal() }
    XCTAssertEqual(done.wait(timeout: .now() + 20), .success)
    XCTAssertEqual(log.all, Array(0..<60))
  }

  func testRepeatingActionsRunUntilCancelledAndAreLetGo() {
    let ticks = Log<Date>()
    let ticked = DispatchSemaphore(value: 0)
    let start = thread.loop.now.advanced(by: .milliseconds(20))
    let token = thread.loop.schedule(after: start, interval: .milliseconds(5)) {
      ticks.add(Date())
      ticked.signal()
    }
    for _ in 0..<3 { XCTAssertEqual(ticked.wait(timeout: .now() + 20), .success) }
    XCTAssertGreaterThanOrEqual(ticks.all[0], start.date)
    // On the loop's own thread, so that no tick can be under way.
    let cancelled = DispatchSemaphore(value: 0)
    let count = Log<Int>()
    thread.loop.schedule {
      token.cancel()
      count.add(ticks.count)
      cancelled.signal()
    }
    XCTAssertEqual(cancelled.wait(timeout: .now() + 20), .success)
    let end = DispatchSemaphore(value: 0)
    thread.loop.schedule(after: thread.loop.now.advanced(by: .milliseconds(40))) { end.signal() }
    XCTAssertEqual(end.wait(timeout: .now() + 20), .success)
    XCTAssertEqual(ticks.count, count.all[0])
  }

  func testATimerPublisherTicksOnTheLoop() {
    let ticked = DispatchSemaphore(value: 0)
    let thread = thread
    let publisher = Timer.publish(every: 0.01, on: thread.loop, in: .default)
    let sink = publisher.sink { _ in
      XCTAssertTrue(Thread.current === thread.thread)
      ticked.signal()
    }
    let token = publisher.connect()
    for _ in 0..<2 { XCTAssertEqual(ticked.wait(timeout: .now() + 20), .success) }
    token.cancel()
    sink.cancel()
  }
}

/// A thread that does nothing but serve its run loop.
private final class LoopThread: @unchecked Sendable {
  private(set) var thread: Thread!
  private(set) var loop: RunLoop!
  private let isStopped = Lock(false)

  init() {
    let ready = DispatchSemaphore(value: 0)
    thread = Thread { [unowned self] in
      loop = RunLoop.current
      let keepAlive = Timer(timeInterval: 1_000, repeats: true) { _ in }
      RunLoop.current.add(keepAlive, forMode: .default)
      let stopped = stopCheck
      ready.signal()
      while !stopped() { _ = RunLoop.current.run(mode: .default, before: .distantFuture) }
      keepAlive.invalidate()
    }
    thread.start()
    ready.wait()
  }

  private var stopCheck: () -> Bool {
    let isStopped = Unchecked(self)
    return { isStopped.value.isStopped.withLock { $0 } }
  }

  func stop() {
    loop.schedule { self.isStopped.withLock { $0 = true } }
  }
}
