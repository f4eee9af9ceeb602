import Testing
import Weir
import WeirTesting

/// What operators make of the requests of their downstream.
@Suite struct RequestTests {
  private typealias Upstream = Source<Int, TestError>

  @Test func `asking for nothing is passed on by operators that only forward requests`() {
    func check<P: Publisher>(_ apply: (Upstream) -> P) {
      let upstream = Upstream()
      let observer = apply(upstream).observe(nil)
      observer.subscription?.request(.none)
      #expect(upstream.events == ["max(0)"], "\(observer.events)")
    }
    check { $0.receive(on: ImmediateScheduler.shared) }
    check { $0.delay(for: 0, scheduler: ImmediateScheduler.shared) }
    check { $0.timeout(1, scheduler: TestScheduler()) }
    check { $0.subscribe(on: ImmediateScheduler.shared) }
    check { $0.append(1) }
    check { $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)) }
    check { $0.tryMap { $0 } }
  }

  @Test func `asking for nothing does no harm to operators that ask for everything`() {
    func check<P: Publisher>(_ apply: (Upstream) -> P) {
      let upstream = Upstream()
      let observer = apply(upstream).observe(nil)
      observer.subscription?.request(.none)
      #expect(upstream.events == ["unlimited"], "\(observer.events)")
    }
    check { $0.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest) }
    check { $0.debounce(for: 1, scheduler: TestScheduler()) }
    check { $0.throttle(for: 1, scheduler: TestScheduler(), latest: true) }
  }

  @Test func `dropFirst hands its subscription down first and asks for what it drops as well`() {
    let snare = Snare<Int, TestError>()
    let early = snare.dropFirst(4).observe(.max(10))
    #expect(early.events == ["(Drop)"])
    let ledger = Ledger()
    snare.send(subscription: ledger)
    #expect(ledger.events == ["max(14)"])

    let upstream = Upstream()
    let observer = upstream.dropFirst(2).observe(nil)
    observer.reply = .max(3)
    #expect(upstream.events == ["max(2)"])
    #expect(upstream.send(1) == Subscribers.Demand.none)
    #expect(upstream.send(2) == Subscribers.Demand.none)
    #expect(upstream.send(3) == .max(3))
    #expect(observer.values == [3])
  }

  @Test func `flatMap may be told to ask for no publishers`() {
    let upstream = Upstream()
    _ = upstream.flatMap(maxPublishers: .none) { _ in Upstream() }.observe()
    #expect(upstream.events == ["max(0)"])
  }

  @Test func `a request before a cancel comes before it on the scheduler too`() {
    let scheduler = TestScheduler()
    let upstream = Upstream()
    let observer = upstream.subscribe(on: scheduler).observe(nil)
    scheduler.advance(by: .milliseconds(1))
    observer.subscription?.request(.max(1))
    observer.subscription?.cancel()
    scheduler.advance(by: .milliseconds(1))
    #expect(upstream.events == ["max(1)", "cancel"])
  }

  @Test func `timeout counts anew from the first request`() {
    let scheduler = TestScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let observer = subject.timeout(.seconds(2), scheduler: scheduler).observe(nil)
    scheduler.advance(by: .seconds(1))
    observer.subscription?.request(.max(1))
    scheduler.advance(by: .seconds(1.5))
    #expect(observer.events == ["(Timeout)"])
    scheduler.advance(by: .seconds(1))
    #expect(observer.events == ["(Timeout)", "|"])
  }

  @Test func `a negative number of retries is no limit`() {
    let upstream = Upstream()
    let observer = upstream.retry(-1).observe()
    for _ in 1...100 { upstream.send(completion: .failure(.oops)) }
    upstream.send(1)
    #expect(observer.events == ["(Retry)", "1"])
  }

  @Test func `ignoreOutput asks for everything besides what is asked for`() {
    let upstream = Upstream()
    let observer = upstream.ignoreOutput().observe(.max(42))
    #expect(upstream.events == ["max(42)", "unlimited"])
    upstream.send(1)
    upstream.send(completion: .finished)
    #expect(observer.events == ["(Source)", "|"])
  }

  @Test func `who asks for one change of an object hears of all`() {
    let publisher = ObservableObjectPublisher()
    let observer = publisher.observe(.max(1))
    for _ in 1...3 { publisher.send() }
    #expect(observer.values.count == 3)
    #expect("\(observer.subscription!)" == "ObservableObjectPublisher")
    observer.subscription?.cancel()
    publisher.send()
    #expect(observer.values.count == 3)
  }

  @Test func `no moment of the immediate scheduler is later than another`() {
    let now = ImmediateScheduler.shared.now
    #expect(now == now.advanced(by: 100))
    #expect(now.distance(to: now.advanced(by: -1)) == 0)
  }

  @Test func `asking for nothing stops where values are counted`() async {
    await #expect(processExitsWith: .failure) {
      Source<Int, TestError>().drop { _ in true }.observe(nil).subscription?.request(.none)
    }
    await #expect(processExitsWith: .failure) {
      Source<Int, TestError>().dropFirst().observe(nil).subscription?.request(.none)
    }
  }

  @Test func `asking a filter before it has its subscription stops`() async {
    await #expect(processExitsWith: .failure) {
      let snare = Snare<Int, TestError>()
      _ = snare.removeDuplicates().observe(nil)
      snare.subscription?.request(.max(1))
    }
    await #expect(processExitsWith: .failure) {
      let snare = Snare<Int, TestError>()
      _ = snare.prefix { _ in true }.observe(nil)
      snare.subscription?.request(.max(1))
    }
  }
}
