import Testing
import Weir
import WeirTesting

@Suite struct RepeatingActionTests {
  let scheduler = TestScheduler()
  let log = Log()

  private func tick(after start: MonotonicTime.Stride = 1) -> any Cancellable {
    scheduler.schedule(after: scheduler.now.advanced(by: start), interval: 1) {
      [log, scheduler] in log.add("\(scheduler.elapsed.seconds)")
    }
  }

  @Test func `a repeating action runs at each multiple of its interval`() {
    let token = tick()
    scheduler.advance(by: .milliseconds(999))
    #expect(log.lines == [])
    scheduler.advance(by: .milliseconds(2001))
    #expect(log.lines == ["1.0", "2.0", "3.0"])
    #expect(scheduler.pendingCount == 1)
    token.cancel()
  }

  @Test func `a cancelled action never runs again and is let go`() {
    weak let freed: Log?
    do {
      let held = Log()
      freed = held
      let token = scheduler.schedule(after: scheduler.now, interval: 1) { held.add("tick") }
      scheduler.advance(by: 1)
      #expect(held.lines.count == 2)
      token.cancel()
      token.cancel()
      scheduler.advance(by: 5)
      #expect(held.lines.count == 2)
    }
    #expect(freed == nil)
    #expect(scheduler.pendingCount == 0)
  }

  @Test func `dropping the token cancels`() {
    do { _ = tick() }
    #expect(scheduler.pendingCount == 0)
  }

  @Test func `an action may cancel itself`() {
    nonisolated(unsafe) var token: (any Cancellable)?
    token = scheduler.schedule(after: scheduler.now, interval: 1) { [log] in
      log.add("once")
      token?.cancel()
    }
    scheduler.advance(by: 5)
    #expect(log.lines == ["once"])
  }

  @Test func `an earlier action of the same moment may cancel a later one`() {
    nonisolated(unsafe) var token: (any Cancellable)?
    scheduler.schedule(after: scheduler.now.advanced(by: 1)) { token?.cancel() }
    token = tick()
    scheduler.advance(by: 3)
    #expect(log.lines == [])
  }

  @Test func `after a stall a repeating action runs once, then stays in phase`() {
    let token = tick()
    scheduler.jump(by: .milliseconds(3500))
    #expect(log.lines == ["3.5"])
    scheduler.advance(by: .milliseconds(499))
    #expect(log.lines == ["3.5"])
    scheduler.advance(by: .milliseconds(1))
    #expect(log.lines == ["3.5", "4.0"])
    token.cancel()
  }

  @Test func `a stall that ends on a turn runs that turn and goes on with the next`() {
    let token = tick()
    scheduler.jump(by: 12)
    #expect(log.lines == ["12.0"])
    scheduler.advance(by: 1)
    #expect(log.lines == ["12.0", "13.0"])
    token.cancel()
  }

  @Test func `after a stall actions run late, in the order of their deadlines`() {
    for seconds in [2, 1] {
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(seconds))) {
        [log, scheduler] in log.add("\(seconds) at \(scheduler.elapsed.seconds)")
      }
    }
    scheduler.jump(by: 5)
    #expect(log.lines == ["1 at 5.0", "2 at 5.0"])
  }

  @Test func `a stall of a year with a fast timer takes no time to work out`() {
    let token = scheduler.schedule(
      after: scheduler.now.advanced(by: .milliseconds(1)), interval: .milliseconds(1)
    ) { [log] in log.add("tick") }
    scheduler.jump(by: .seconds(365 * 86_400))
    #expect(log.lines == ["tick"])
    scheduler.advance(by: .milliseconds(1))
    #expect(log.lines == ["tick", "tick"])
    token.cancel()
  }

  @Test func `a timer publisher ticks from one interval on`() {
    let recorder = scheduler.timerPublisher(every: 1)
    let ticks = recorder.record(on: scheduler)
    let token = recorder.connect()
    scheduler.advance(by: 3)
    #expect(ticks.times == [1, 2, 3])
    token.cancel()
    #expect(scheduler.pendingCount == 0)
    ticks.cancel()
  }

  @Test func `an interval of nothing stops with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let scheduler = TestScheduler()
      _ = scheduler.schedule(after: scheduler.now, interval: 0) {}
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("interval longer than nothing"))
  }
}
