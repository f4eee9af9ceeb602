import Testing
import Weir

/// How timed operators use their scheduler: in the order and with the arguments that Combine has.
@Suite struct SchedulerCallsTests {
  private typealias Upstream = Source<Int, TestError>

  private let scheduler = LoggingScheduler()
  private let upstream = Upstream()

  @Test func `debounce sets a timer for each value and looks at nothing after a cancel`() {
    let (snare, ledger) = (Snare<Int, TestError>(), Ledger())
    let observer = snare.debounce(for: .milliseconds(13), scheduler: scheduler, options: "given")
      .observe()
    snare.send(subscription: ledger)
    #expect(scheduler.takeCalls() == [])
    snare.send(1)
    #expect(scheduler.takeCalls() == ["now", "tolerance", "at 13 every 13, tolerance 7, given"])
    observer.subscription?.cancel()
    snare.send(2)
    #expect(scheduler.takeCalls() == [])
    #expect(scheduler.clock.pendingCount == 0)
    #expect(ledger.events == ["unlimited", "cancel"])
  }

  @Test func `debounce ends on the scheduler, with no options, and looks at nothing after`() {
    let snare = Snare<Int, TestError>()
    let observer = snare.debounce(for: .milliseconds(13), scheduler: scheduler, options: "given")
      .observe()
    snare.send(subscription: Ledger())
    snare.send(completion: .finished)
    #expect(scheduler.takeCalls() == ["soon"])
    snare.send(3)
    snare.send(completion: .failure(.oops))
    #expect(scheduler.takeCalls() == [])
    scheduler.clock.advance()
    #expect(observer.events == ["(Debounce)", "|"])
  }

  @Test func `throttle looks at the clock at each event`() {
    let observer = upstream.throttle(
      for: .milliseconds(10), scheduler: scheduler, latest: true
    ).observe()
    #expect(scheduler.takeCalls() == ["now", "now"])
    upstream.send(1)
    #expect(scheduler.takeCalls() == ["now", "soon"])
    upstream.send(2)
    #expect(scheduler.takeCalls() == ["now"])
    scheduler.clock.advance()
    #expect(scheduler.takeCalls() == ["now"])
    upstream.send(3)
    #expect(scheduler.takeCalls() == ["now", "tolerance", "at 10, tolerance 7"])
    upstream.send(completion: .failure(.oops))
    #expect(scheduler.takeCalls() == ["now"])
    scheduler.clock.advance(by: .milliseconds(10))
    #expect(scheduler.takeCalls() == [])
    #expect(observer.events == ["(Throttle)", "2", "3", "#oops"])
  }

  @Test func `throttle ends on the scheduler when nothing waits`() {
    _ = upstream.throttle(for: .milliseconds(10), scheduler: scheduler, latest: false).observe()
    #expect(scheduler.takeCalls() == ["now", "now"])
    upstream.send(completion: .finished)
    #expect(scheduler.takeCalls() == ["now", "soon"])
  }

  @Test func `timeout sets a timer when it begins, at the first request and for each value`() {
    let timer = ["now", "tolerance", "at 13 every 13, tolerance 7, given"]
    let observer = upstream.timeout(
      .milliseconds(13), scheduler: scheduler, options: "given"
    ).observe(nil)
    #expect(scheduler.takeCalls() == timer)
    observer.subscription?.request(.none)
    #expect(scheduler.takeCalls() == timer)
    observer.subscription?.request(.max(2))
    #expect(scheduler.takeCalls() == [])
    upstream.send(1)
    #expect(scheduler.takeCalls() == timer + ["soon, given"])
    upstream.send(completion: .finished)
    #expect(scheduler.takeCalls() == ["soon, given"])
    #expect(upstream.events == ["max(0)", "max(2)"])
  }

  @Test func `delay takes the least tolerance of the scheduler when it is made`() {
    let delayed = upstream.delay(for: .milliseconds(5), scheduler: scheduler, options: "given")
    #expect(scheduler.takeCalls() == ["tolerance"])
    _ = delayed.observe()
    #expect(scheduler.takeCalls() == [])
    upstream.send(1)
    #expect(scheduler.takeCalls() == ["now", "at 5, tolerance 7, given"])
  }

  @Test func `receive on a scheduler passes its options on`() {
    _ = upstream.receive(on: scheduler, options: "given").observe()
    upstream.send(1)
    upstream.send(completion: .finished)
    #expect(scheduler.takeCalls() == ["soon, given", "soon, given"])
  }

  @Test func `subscribe on a scheduler passes its options on with each call`() {
    let observer = upstream.subscribe(on: scheduler, options: "given").observe(nil)
    #expect(scheduler.takeCalls() == ["soon, given"])
    scheduler.clock.advance()
    observer.subscription?.request(.max(1))
    observer.subscription?.cancel()
    observer.subscription?.request(.max(1))
    observer.subscription?.cancel()
    #expect(scheduler.takeCalls() == ["soon, given", "soon, given"])
  }

  @Test func `measureInterval looks at the clock once an event, and not for a second subscription`()
  {
    let snare = Snare<Int, TestError>()
    _ = snare.measureInterval(using: scheduler).observe()
    snare.send(subscription: Ledger())
    snare.send(subscription: Ledger())
    #expect(scheduler.takeCalls() == ["now"])
  }
}
