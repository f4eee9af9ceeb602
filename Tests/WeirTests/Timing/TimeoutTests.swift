import Testing
import Weir
import WeirTesting

@Suite struct TimeoutTests {
  let scheduler = TestScheduler()

  @Test func `silence ends the stream; each value starts the time anew`() {
    let source = Source<Int, Never>()
    let observer = source.timeout(.milliseconds(100), scheduler: scheduler).observe()
    scheduler.advance(by: .milliseconds(99))
    source.send(1)
    scheduler.advance(by: .milliseconds(99))
    #expect(observer.events == ["(Timeout)", "1"])
    scheduler.advance(by: .milliseconds(1))
    #expect(observer.events == ["(Timeout)", "1", "|"])
    #expect(source.events == ["unlimited", "cancel"])
    #expect(scheduler.pendingCount == 0)
  }

  @Test func `or fails it with an error of yours`() {
    let source = Source<Int, TestError>()
    let observer = source.timeout(
      .milliseconds(100), scheduler: scheduler, customError: { .oops }
    ).observe()
    scheduler.advance(by: .milliseconds(100))
    #expect(observer.events == ["(Timeout)", "#oops"])
  }

  @Test func `the upstream's own end comes on the scheduler and stops the time`() {
    let source = Source<Int, Never>()
    let observer = source.timeout(.milliseconds(100), scheduler: scheduler).observe()
    source.send(completion: .finished)
    #expect(observer.events == ["(Timeout)"])
    scheduler.advance()
    #expect(observer.events == ["(Timeout)", "|"])
    #expect(scheduler.pendingCount == 0)
  }

  @Test func `cancel stops the time`() {
    let observer = Source<Int, Never>().timeout(.milliseconds(100), scheduler: scheduler)
      .observe()
    observer.subscription?.cancel()
    #expect(scheduler.pendingCount == 0)
    scheduler.advance(by: .seconds(1))
    #expect(observer.events == ["(Timeout)"])
  }

  @Test func `measureInterval sends the times between values`() {
    let subject = PassthroughSubject<Int, Never>()
    let observer = subject.measureInterval(using: scheduler).observe()
    scheduler.advance(by: .milliseconds(20))
    subject.send(1)
    scheduler.advance(by: .milliseconds(30))
    subject.send(2)
    #expect(observer.values == [.milliseconds(20), .milliseconds(30)])
  }
}
