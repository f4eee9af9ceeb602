import Dispatch
import GtkTesting
import Weir
import WeirGtk
import XCTest

final class MainLoopTests: XCTestCase {
  func testRunsTheEarliestDateFirstAndEqualDatesInOrder() throws {
    try withGtk {
      var order: [Int] = []
      let now = MainLoop.main.now
      MainLoop.main.schedule(after: now.advanced(by: .milliseconds(2))) { order.append(3) }
      MainLoop.main.schedule(after: now.advanced(by: .milliseconds(1))) { order.append(1) }
      MainLoop.main.schedule(after: now.advanced(by: .milliseconds(1))) { order.append(2) }
      MainLoop.main.schedule(after: now.advanced(by: .milliseconds(2))) { order.append(4) }
      XCTAssertTrue(turnLoop { order.count == 4 })
      XCTAssertEqual(order, [1, 2, 3, 4])
    }
  }

  func testRunsInOrderWhatIsScheduledAtOnce() throws {
    try withGtk {
      var order: [Int] = []
      for number in 0..<100 { MainLoop.main.schedule { order.append(number) } }
      XCTAssertTrue(order.isEmpty)
      XCTAssertTrue(turnLoop { order.count == 100 })
      XCTAssertEqual(order, Array(0..<100))
    }
  }

  func testWorkMadeByWorkRunsOnALaterTurnEvenWithAnEarlierDate() throws {
    try withGtk {
      var order: [String] = []
      MainLoop.main.schedule {
        order.append("first")
        MainLoop.main.schedule(after: MonotonicTime(nanoseconds: 0)) { order.append("made") }
      }
      MainLoop.main.schedule { order.append("second") }
      XCTAssertTrue(turnLoop { order.count == 3 })
      XCTAssertEqual(order, ["first", "second", "made"])
    }
  }

  func testDoesNotRunBeforeItsDate() throws {
    try withGtk {
      let date = MainLoop.main.now.advanced(by: .milliseconds(5))
      var ran: MonotonicTime?
      MainLoop.main.schedule(after: date) { ran = MainLoop.main.now }
      XCTAssertTrue(turnLoop { ran != nil })
      XCTAssertGreaterThanOrEqual(try XCTUnwrap(ran), date)
    }
  }

  func testRepeatsInPhaseAndSkipsWhatAStallMissed() throws {
    try withGtk {
      let start = MainLoop.main.now
      var ticks: [Int64] = []
      let interval = MonotonicTime.Stride.milliseconds(10)
      let repetition = MainLoop.main.schedule(after: start, interval: interval) {
        ticks.append(start.distance(to: MainLoop.main.now).nanoseconds / interval.nanoseconds)
        if ticks.count == 2 {
          let end = MainLoop.main.now.advanced(by: .milliseconds(45))
          while MainLoop.main.now < end {}
        }
      }
      XCTAssertTrue(turnLoop { ticks.count == 4 })
      repetition.cancel()
      // One tick after the stall, not one for each that was missed; the next are on time again.
      XCTAssertGreaterThanOrEqual(ticks[2] - ticks[1], 4)
      XCTAssertEqual(Set(ticks).count, 4)
    }
  }

  func testCancelIsImmediateAndLetsTheActionGo() throws {
    try withGtk {
      final class Token {}
      var token: Token? = Token()
      weak let witness = token
      var count = 0
      let now = MainLoop.main.now
      var repetition: (any Cancellable)?
      // Both are due in the same turn; the first cancels the second.
      MainLoop.main.schedule(after: now) { repetition?.cancel() }
      repetition = MainLoop.main.schedule(after: now, interval: .seconds(1)) { [token] in
        withExtendedLifetime(token) { count += 1 }
      }
      token = nil
      settleLoop()
      XCTAssertEqual(count, 0)
      XCTAssertNil(witness)
    }
  }

  func testRunsOnTheMainThreadWhatAWorkerSchedules() throws {
    try withGtk {
      let isMain = Shared<Bool?>(nil)
      Thread.detachNewThread {
        MainLoop.main.schedule { isMain.value = Thread.isMainThread }
      }
      XCTAssertTrue(turnLoop { isMain.value != nil })
      XCTAssertEqual(isMain.value, true)
    }
  }

  func testWakesALoopThatSleepsOnALaterDate() throws {
    try withGtk {
      let isDone = Shared(false)
      MainLoop.main.schedule(after: MainLoop.main.now.advanced(by: .seconds(60))) {}
      Thread.detachNewThread {
        for _ in 0..<1000 { sched_yield() }
        MainLoop.main.schedule { isDone.value = true }
      }
      XCTAssertTrue(turnLoop(seconds: 10) { isDone.value })
    }
  }

  func testWorkThatNeverStopsMakingMoreLeavesRoomForPainting() throws {
    try withGtk {
      var isPainted = false
      var isStopped = false
      func again() {
        if !isStopped { MainLoop.main.schedule(again) }
      }
      again()
      let window = Window(title: "Painted")
      let label = Label("text")
      window.child = label
      let mapped = label.mapPublisher.sink { isPainted = true }
      window.present()
      XCTAssertTrue(turnLoop { isPainted })
      XCTAssertTrue(turnLoop { paintedFrames(of: window) > 0 })
      isStopped = true
      mapped.cancel()
      window.destroy()
    }
  }

  func testServesTheDispatchMainQueue() throws {
    try withGtk {
      var order: [String] = []
      DispatchQueue.main.async { order.append("async") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { order.append("after") }
      XCTAssertTrue(turnLoop { order.count == 2 })
      XCTAssertEqual(order, ["async", "after"])
    }
  }

  func testServesTasksOfTheMainActor() throws {
    try withGtk {
      var steps: [String] = []
      Task { @MainActor in
        steps.append("begun")
        try await Task.sleep(nanoseconds: 1_000_000)
        steps.append(Thread.isMainThread ? "main" : "worker")
      }
      XCTAssertTrue(turnLoop { steps.count == 2 })
      XCTAssertEqual(steps, ["begun", "main"])
    }
  }

  func testServesTheMainQueueWhileItsOwnWorkNeverStops() throws {
    try withGtk {
      var isStopped = false
      var isServed = false
      func again() {
        if !isStopped { MainLoop.main.schedule(again) }
      }
      again()
      DispatchQueue.main.async { isServed = true }
      XCTAssertTrue(turnLoop { isServed })
      isStopped = true
      settleLoop()
    }
  }
}
