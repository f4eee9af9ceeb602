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

  @Test func `until the upstream's end has been delivered, a cancel goes up`() {
    let snare = Snare<Int, TestError>()
    let observer = snare.timeout(.milliseconds(100), scheduler: scheduler).observe()
    let ledger = Ledger()
    snare.send(subscription: ledger)
    snare.send(completion: .failure(.oops))
    observer.subscription?.cancel()
    scheduler.advance(by: .seconds(1))
    #expect(ledger.events == ["unlimited", "cancel"])
    #expect(observer.events == ["(Timeout)"])
  }

  @Test func `an upstream that has ended is asked and cancelled no more`() {
    let snare = Snare<Int, TestError>()
    let observer = snare.timeout(.milliseconds(100), scheduler: scheduler).observe()
    let ledger = Ledger()
    snare.send(subscription: ledger)
    snare.send(completion: .finished)
    observer.subscription?.request(.max(1))
    snare.send(1)
    scheduler.advance()
    observer.subscription?.cancel()
    #expect(ledger.events == ["unlimited"])
    #expect(observer.events == ["(Timeout)", "|"])
  }

  /// A scheduler for tests that does not wait lets the time be over as soon as it begins.
  @Test func `the subscription comes before a time that is over at once`() {
    let source = Source<Int, Never>()
    let observer = source.timeout(.seconds(1), scheduler: ImmediateTestScheduler()).observe()
    #expect(observer.events == ["(Timeout)", "|"])
    #expect(source.events == ["unlimited", "cancel"])
  }

  @Test func `the immediate scheduler cannot wait: it stops the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = Source<Int, Never>().timeout(10, scheduler: ImmediateScheduler.shared).observe()
    }
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
