import Testing
import Weir
import WeirTesting

@Suite struct DebounceTests {
  let scheduler = TestScheduler()

  @Test func `a value is sent when the pause has been long enough`() {
    let subject = PassthroughSubject<String, Never>()
    let observer = subject.debounce(for: .milliseconds(300), scheduler: scheduler).observe()
    subject.send("a")
    scheduler.advance(by: .milliseconds(299))
    subject.send("ab")
    scheduler.advance(by: .milliseconds(299))
    #expect(observer.values == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(observer.events == ["(Debounce)", "ab"])
    scheduler.advance(by: .milliseconds(1000))
    #expect(observer.values == ["ab"])
    #expect(scheduler.pendingCount == 0)
  }

  @Test func `the time runs from the moment the value arrives`() {
    let subject = PassthroughSubject<Int, Never>()
    let observer = subject.debounce(for: .milliseconds(300), scheduler: scheduler).observe()
    subject.send(1)
    scheduler.advance(by: .milliseconds(300))
    #expect(observer.values == [1])
  }

  @Test func `a value that waits when the upstream ends is dropped, as with Combine`() {
    let subject = PassthroughSubject<Int, Never>()
    let observer = subject.debounce(for: .milliseconds(300), scheduler: scheduler).observe()
    subject.send(1)
    subject.send(completion: .finished)
    #expect(observer.events == ["(Debounce)"])
    scheduler.advance()
    #expect(observer.events == ["(Debounce)", "|"])
    scheduler.advance(by: .milliseconds(1000))
    #expect(observer.events == ["(Debounce)", "|"])
  }

  @Test func `an immediate scheduler sends every value`() {
    let subject = PassthroughSubject<Int, Never>()
    let observer = subject.debounce(for: 5, scheduler: ImmediateScheduler.shared).observe()
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(observer.events == ["(Debounce)", "1", "2", "|"])
  }

  @Test func `everything is asked for; values without demand are dropped`() {
    let source = Source<Int, Never>()
    let observer = source.debounce(for: .milliseconds(10), scheduler: scheduler).observe(nil)
    #expect(source.events == ["unlimited"])
    source.send(1)
    scheduler.advance(by: .milliseconds(10))
    observer.subscription?.request(.max(1))
    #expect(observer.values == [])
    source.send(2)
    scheduler.advance(by: .milliseconds(10))
    source.send(3)
    scheduler.advance(by: .milliseconds(10))
    #expect(observer.values == [2])
  }

  @Test func `cancel stops the timer and the upstream`() {
    let source = Source<Int, Never>()
    let observer = source.debounce(for: .milliseconds(10), scheduler: scheduler).observe()
    source.send(1)
    observer.subscription?.cancel()
    #expect(scheduler.pendingCount == 0)
    scheduler.advance(by: .milliseconds(100))
    #expect(observer.events == ["(Debounce)"])
    #expect(source.events == ["unlimited", "cancel"])
  }

  @Test func `a value sent from inside a delivery starts a new pause`() {
    let subject = PassthroughSubject<Int, Never>()
    let observer = Observer<Int, Never>()
    observer.onValue = { if $0 == 1 { subject.send(2) } }
    subject.debounce(for: .milliseconds(10), scheduler: scheduler).subscribe(observer)
    subject.send(1)
    scheduler.advance(by: .milliseconds(10))
    #expect(observer.values == [1])
    scheduler.advance(by: .milliseconds(10))
    #expect(observer.values == [1, 2])
  }

  /// The timer of the value that waited went on for ever.
  @Test func `no timer is left when the end and a cancel come inside a delivery`() {
    let source = Source<Int, Never>()
    let observer = Observer<Int, Never>()
    observer.onValue = { [unowned observer] _ in
      source.send(2)
      source.send(completion: .finished)
      observer.subscription?.cancel()
    }
    source.debounce(for: .milliseconds(10), scheduler: scheduler).subscribe(observer)
    source.send(1)
    scheduler.advance(by: .milliseconds(100))
    #expect(observer.values == [1])
    #expect(scheduler.pendingCount == 0)
  }
}
