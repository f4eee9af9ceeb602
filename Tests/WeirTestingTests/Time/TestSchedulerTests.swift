import Testing
import Weir
import WeirTesting

@Suite struct TestSchedulerTests {
  let scheduler = TestScheduler()
  let log = Log()

  @Test func `nothing runs until time passes`() {
    scheduler.schedule { [log] in log.add("soon") }
    scheduler.schedule(after: scheduler.now) { [log] in log.add("now") }
    #expect(log.lines == [])
    #expect(scheduler.pendingCount == 2)

    scheduler.advance()
    #expect(log.lines == ["soon", "now"])
    #expect(scheduler.pendingCount == 0)
    #expect(scheduler.now == MonotonicTime(nanoseconds: 0))
  }

  @Test func `an action runs at its deadline and not before`() {
    scheduler.schedule(after: scheduler.now.advanced(by: 2)) { [log, scheduler] in
      log.add("at \(scheduler.now.nanoseconds)")
    }
    scheduler.advance(by: .nanoseconds(1_999_999_999))
    #expect(log.lines == [])
    scheduler.advance(by: .nanoseconds(1))
    #expect(log.lines == ["at 2000000000"])
  }

  @Test func `actions run in the order of deadlines, each at its own moment`() {
    for seconds in [3, 1, 2] {
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(seconds))) {
        [log, scheduler] in log.add("\(seconds) at \(scheduler.elapsed.seconds)")
      }
    }
    scheduler.advance(by: 5)
    #expect(log.lines == ["1 at 1.0", "2 at 2.0", "3 at 3.0"])
    #expect(scheduler.elapsed == 5)
  }

  @Test func `equal deadlines run in the order they were armed`() {
    let date = scheduler.now.advanced(by: 1)
    for name in ["a", "b", "c", "d", "e"] {
      scheduler.schedule(after: date) { [log] in log.add(name) }
    }
    scheduler.advance(by: 1)
    #expect(log.lines == ["a", "b", "c", "d", "e"])
  }

  @Test func `a repeating action keeps its place among equal deadlines`() {
    let token = scheduler.schedule(after: scheduler.now.advanced(by: 1), interval: 1) {
      [log, scheduler] in
      log.add("tick")
      scheduler.schedule(after: scheduler.now.advanced(by: 1)) { log.add("armed by tick") }
    }
    scheduler.advance(by: 2)
    #expect(log.lines == ["tick", "tick", "armed by tick"])
    token.cancel()
  }

  @Test func `a date in the past means now`() {
    scheduler.advance(by: 10)
    scheduler.schedule { [log] in log.add("first") }
    scheduler.schedule(after: MonotonicTime(nanoseconds: 0)) { [log] in log.add("second") }
    scheduler.advance()
    #expect(log.lines == ["first", "second"])
    #expect(scheduler.elapsed == 10)
  }

  @Test func `a deadline counts from the moment it is armed`() {
    scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(300))) { [log] in
      log.add("fired")
    }
    scheduler.advance(by: .milliseconds(300))
    #expect(log.lines == ["fired"])
  }

  @Test func `advancing also does the work that work makes, up to the target`() {
    scheduler.schedule { [log, scheduler] in
      log.add("1")
      scheduler.schedule {
        log.add("2")
        scheduler.schedule(after: scheduler.now.advanced(by: 1)) { log.add("3") }
        scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(1001))) {
          log.add("4")
        }
      }
    }
    scheduler.advance(by: 1)
    #expect(log.lines == ["1", "2", "3"])
    #expect(scheduler.pendingCount == 1)
  }

  @Test func `advancing to a date is the same as by the distance`() {
    scheduler.schedule(after: MonotonicTime(nanoseconds: 5)) { [log] in log.add("5") }
    scheduler.advance(to: MonotonicTime(nanoseconds: 4))
    #expect(log.lines == [])
    scheduler.advance(to: MonotonicTime(nanoseconds: 5))
    #expect(log.lines == ["5"])
  }

  @Test func `time may be advanced from inside an action`() {
    scheduler.schedule(after: scheduler.now.advanced(by: 2)) { [log] in log.add("inner") }
    scheduler.schedule(after: scheduler.now.advanced(by: 1)) { [log, scheduler] in
      scheduler.advance(by: 5)
      log.add("outer at \(scheduler.elapsed.seconds)")
    }
    scheduler.advance(by: 1)
    #expect(log.lines == ["inner", "outer at 6.0"])
    #expect(scheduler.elapsed == 6)
  }

  @Test func `running does all that waits, however late`() {
    for hours in [1, 1000, 30] {
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(hours * 3600))) {
        [log] in log.add("\(hours)")
      }
    }
    scheduler.run()
    #expect(log.lines == ["1", "30", "1000"])
    #expect(scheduler.elapsed == .seconds(3_600_000))
  }

  @Test func `running with an endless timer stops with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let scheduler = TestScheduler()
      let token = scheduler.schedule(after: scheduler.now, interval: 1) {}
      scheduler.run(limit: 50)
      token.cancel()
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("ran 50 actions and 1 still wait"))
  }

  @Test func `an action that schedules itself at once for ever stops with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let scheduler = TestScheduler()
      func again() { scheduler.schedule(again) }
      again()
      scheduler.advance()
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("without time passing"))
  }

  @Test func `going back in time stops with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TestScheduler().advance(by: -1)
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Virtual time cannot go back"))
  }
}

/// Lines written down by actions.
final class Log: @unchecked Sendable {
  private let stored = Lock<[String]>([])

  var lines: [String] { stored.withLock { $0 } }

  func add(_ line: String) {
    stored.withLock { $0.append(line) }
  }
}
