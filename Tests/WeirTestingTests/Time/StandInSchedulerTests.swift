import Testing
import Weir
import WeirTesting

@Suite struct StandInSchedulerTests {
  @Test func `an immediate scheduler runs everything on the spot`() {
    let scheduler = ImmediateTestScheduler()
    let log = Log()
    scheduler.schedule { log.add("soon") }
    scheduler.schedule(after: scheduler.now.advanced(by: 3600)) { log.add("later") }
    let token = scheduler.schedule(after: scheduler.now, interval: 1) { log.add("again") }
    #expect(log.lines == ["soon", "later", "again"])
    token.cancel()
    #expect(scheduler.now == MonotonicTime(nanoseconds: 0))
  }

  @Test func `an immediate scheduler stands in for any other`() {
    let other = TestScheduler()
    other.advance(by: 5)
    let scheduler = ImmediateTestScheduler(like: other)
    #expect(scheduler.now == other.now)
    let recorder = Just(1).delay(for: 1, scheduler: scheduler).record()
    #expect(recorder.values == [1])
  }

  @Test func `debounce on an immediate scheduler sends each value`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.debounce(for: 1, scheduler: ImmediateTestScheduler()).record()
    subject.send(1)
    subject.send(2)
    #expect(recorder.values == [1, 2])
    recorder.cancel()
  }

  @Test func `each use of an unimplemented scheduler is reported and none runs`() {
    let log = Log()
    let scheduler = UnimplementedScheduler("the clock") { log.add($0) }
    let now = scheduler.now
    scheduler.schedule { log.add("ran") }
    scheduler.schedule(after: now) { log.add("ran") }
    scheduler.schedule(after: now, interval: 1) { log.add("ran") }.cancel()
    #expect(log.lines.count == 4)
    #expect(log.lines[0].hasPrefix("the clock was asked for the time"))
    #expect(log.lines[1].hasPrefix("the clock was given an action to run soon"))
    #expect(log.lines[2].hasPrefix("the clock was given an action to run later"))
    #expect(log.lines[3].hasPrefix("the clock was given an action to repeat"))
  }

  @Test func `an unimplemented scheduler stops the program unless it is told otherwise`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      UnimplementedScheduler(like: ImmediateScheduler.shared).schedule {}
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Pass a TestScheduler if the code is meant to wait"))
  }
}
