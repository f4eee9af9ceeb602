import Testing
import Weir
import WeirTesting

@Suite struct ThrottleTests {
  let scheduler = TestScheduler()

  /// Sends 0, 10 … 90 at those milliseconds through a window of 33 ms; what comes, and when.
  private func timeline(latest: Bool) -> [String] {
    let subject = PassthroughSubject<Int, Never>()
    let observer = Observer<Int, Never>()
    var lines: [String] = []
    observer.onValue = { [scheduler] in
      lines.append("\($0)@\(scheduler.elapsed.nanoseconds / 1_000_000)")
    }
    subject.throttle(for: .milliseconds(33), scheduler: scheduler, latest: latest)
      .subscribe(observer)
    for value in stride(from: 0, through: 90, by: 10) {
      subject.send(value)
      scheduler.advance(by: .milliseconds(10))
    }
    scheduler.advance(by: .milliseconds(200))
    return lines
  }

  @Test func `the latest value of each window is sent at its end`() {
    #expect(timeline(latest: true) == ["0@0", "30@33", "60@66", "90@99"])
  }

  @Test func `or the first value of each window`() {
    #expect(timeline(latest: false) == ["0@0", "10@33", "40@66", "70@99"])
  }

  @Test func `a value after a long pause is sent at once`() {
    let subject = PassthroughSubject<Int, Never>()
    let observer = subject.throttle(for: .seconds(60), scheduler: scheduler, latest: true)
      .observe()
    subject.send(1)
    scheduler.advance()
    scheduler.advance(by: .milliseconds(100_000))
    subject.send(2)
    scheduler.advance()
    #expect(observer.values == [1, 2])
  }

  @Test func `a waiting value is sent before the end, which waits with it`() {
    let subject = PassthroughSubject<Int, TestError>()
    let observer = subject.throttle(for: .seconds(1), scheduler: scheduler, latest: true)
      .observe()
    subject.send(3)
    scheduler.advance()
    subject.send(4)
    subject.send(completion: .failure(.oops))
    #expect(observer.events == ["(Throttle)", "3"])
    scheduler.advance(by: .milliseconds(1000))
    #expect(observer.events == ["(Throttle)", "3", "4", "#oops"])
  }

  @Test func `with nothing waiting the end is sent at once, on the scheduler`() {
    let subject = PassthroughSubject<Int, Never>()
    let observer = subject.throttle(for: .seconds(1), scheduler: scheduler, latest: true)
      .observe()
    subject.send(completion: .finished)
    #expect(observer.events == ["(Throttle)"])
    scheduler.advance()
    #expect(observer.events == ["(Throttle)", "|"])
  }

  @Test func `everything is asked for; values without demand are dropped`() {
    let source = Source<Int, Never>()
    let observer = source.throttle(for: .seconds(1), scheduler: scheduler, latest: true)
      .observe(.max(1))
    source.send(1)
    scheduler.advance(by: .milliseconds(2000))
    source.send(2)
    scheduler.advance(by: .milliseconds(2000))
    #expect(observer.values == [1])
    observer.subscription?.request(.max(1))
    source.send(3)
    scheduler.advance(by: .milliseconds(2000))
    #expect(observer.values == [1, 3])
    #expect(source.events == ["unlimited"])
  }

  @Test func `after cancel nothing more comes`() {
    let source = Source<Int, Never>()
    let observer = source.throttle(for: .seconds(1), scheduler: scheduler, latest: true)
      .observe()
    source.send(1)
    observer.subscription?.cancel()
    scheduler.advance(by: .milliseconds(2000))
    #expect(observer.events == ["(Throttle)"])
    #expect(source.events == ["unlimited", "cancel"])
  }

  /// What is sent, and when, of values sent at 0, 100 and 1200 ms with a window of a second, if one is
  /// asked for at `moment`.
  private func kept(latest: Bool, until moment: Int64) -> String? {
    let scheduler = TestScheduler()
    let source = Source<Int, Never>()
    let observer = source.throttle(for: .seconds(1), scheduler: scheduler, latest: latest)
      .observe(nil)
    var sent: String?
    observer.onValue = { sent = "\($0)@\(scheduler.elapsed.nanoseconds / 1_000_000)" }
    for millisecond in Int64(0)..<5000 {
      if [0, 100, 1200].contains(millisecond) { source.send(Int(millisecond)) }
      if millisecond == moment { observer.subscription?.request(.max(1)) }
      scheduler.advance()
      scheduler.advance(by: .milliseconds(1))
    }
    #expect(source.events == ["unlimited"])
    return sent
  }

  @Test func `without demand the latest value waits for it`() {
    #expect(kept(latest: true, until: 100) == "100@100")
    #expect(kept(latest: true, until: 500) == "100@500")
    #expect(kept(latest: true, until: 1300) == "1200@1300")
  }

  /// The first of the window that is under way, and until that is over.
  @Test func `or the first`() {
    #expect(kept(latest: false, until: 100) == "0@1000")
    #expect(kept(latest: false, until: 500) == "0@1000")
    #expect(kept(latest: false, until: 1300) == "1200@2200")
    #expect(kept(latest: false, until: 3000) == "1200@3000")
  }

  @Test func `a value that waits for demand is dropped at the end`() {
    let (source, scheduler) = (Source<Int, TestError>(), TestScheduler())
    let observer = source.throttle(for: .seconds(1), scheduler: scheduler, latest: true)
      .observe(nil)
    source.send(1)
    source.send(completion: .failure(.oops))
    observer.subscription?.request(.max(1))
    scheduler.advance(by: .seconds(2))
    #expect(observer.events == ["(Throttle)", "#oops"])
  }

  @Test func `and let go by a cancel`() {
    final class Thing {}
    let source = Source<Thing, Never>()
    let observer = source.throttle(for: .seconds(1), scheduler: TestScheduler(), latest: true)
      .observe(nil)
    weak var thing: Thing?
    do {
      let held = Thing()
      thing = held
      source.send(held)
    }
    #expect(thing != nil)
    observer.subscription?.cancel()
    #expect(thing == nil)
  }

  /// A loop that is busy misses what comes meanwhile, but not the last of it.
  @Test func `a value that waits is there for who asks for one at a time`() async {
    let source = Source<Int, Never>()
    var values = source.throttle(
      for: .nanoseconds(1), scheduler: ImmediateScheduler.shared, latest: true
    ).values.makeAsyncIterator()
    for value in 1...3 { source.send(value) }
    #expect(await values.next() == 3)
  }
}
