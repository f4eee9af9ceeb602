import Testing
import Weir
import WeirTesting

@Suite struct SwitchToLatestTests {
  @Test func `a new publisher cancels the one before`() {
    let outer = PassthroughSubject<Source<Int, Never>, Never>()
    let (a, b) = (Source<Int, Never>(), Source<Int, Never>())
    let observer = outer.switchToLatest().observe()
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    #expect(observer.events == ["(SwitchToLatest)", "1", "3"])
    #expect(a.events == ["unlimited", "cancel"])
  }

  @Test func `demand that is left goes to the new publisher`() {
    let outer = PassthroughSubject<Source<Int, Never>, Never>()
    let (a, b) = (Source<Int, Never>(), Source<Int, Never>())
    let observer = outer.switchToLatest().observe(.max(3))
    outer.send(a)
    a.send(1)
    outer.send(b)
    #expect(a.events == ["max(3)", "cancel"])
    #expect(b.events == ["max(2)"])
    observer.subscription?.cancel()
    #expect(b.events == ["max(2)", "cancel"])
  }

  @Test func `finishes once the upstream and the last publisher have finished`() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let inner = PassthroughSubject<Int, Never>()
    let observer = outer.switchToLatest().observe()
    outer.send(inner)
    outer.send(completion: .finished)
    inner.send(1)
    inner.send(completion: .finished)
    #expect(observer.events == ["(SwitchToLatest)", "1", "|"])
  }

  @Test func `a failure of the latest publisher ends it`() {
    let outer = Source<Fail<Int, TestError>, TestError>()
    let observer = outer.switchToLatest().observe()
    outer.send(Fail(error: .oops))
    #expect(observer.events == ["(SwitchToLatest)", "#oops"])
    #expect(outer.events == ["unlimited", "cancel"])
  }

  @Test func `an answer that comes late does not replace a newer one`() {
    let scheduler = TestScheduler()
    let questions = PassthroughSubject<Int, Never>()
    let observer = questions.map { number in
      Just("answer \(number)")
        .delay(for: .milliseconds(number == 1 ? 200 : 50), scheduler: scheduler)
    }.switchToLatest().observe()
    questions.send(1)
    questions.send(2)
    scheduler.advance(by: .seconds(1))
    #expect(observer.values == ["answer 2"])
  }

  @Test func `waits for the subscription of the latest publisher before it finishes`() {
    let outer = PassthroughSubject<TestPublisher<Int, Never>, Never>()
    let inner = TestPublisher<Int, Never>(sendsSubscription: false)
    let observer = outer.switchToLatest().observe()
    outer.send(inner)
    outer.send(completion: .finished)
    #expect(observer.events == ["(SwitchToLatest)"])
    #expect(inner.sendSubscription().requests == [.unlimited])
    inner.send(1)
    inner.send(completion: .finished)
    #expect(observer.events == ["(SwitchToLatest)", "1", "|"])
  }

  @Test func `a value of the latest publisher may come before its subscription`() {
    let outer = PassthroughSubject<TestPublisher<Int, Never>, Never>()
    let inner = TestPublisher<Int, Never>(sendsSubscription: false)
    let observer = outer.switchToLatest().observe(.max(5))
    observer.reply = .max(2)
    outer.send(inner)
    #expect(inner.send(1) == .max(2))
    #expect(observer.events == ["(SwitchToLatest)", "1"])
    #expect(inner.sendSubscription().requests == [.max(6)])
  }

  @Test func `a publisher that has ended may begin anew`() {
    let outer = PassthroughSubject<TestPublisher<Int, Never>, Never>()
    let inner = TestPublisher<Int, Never>(isCareless: true)
    let observer = outer.switchToLatest().observe()
    outer.send(inner)
    #expect(inner.sendSubscription().cancelCount == 1)
    inner.send(completion: .finished)
    let second = inner.sendSubscription()
    #expect(second.requests == [.unlimited])
    #expect(second.cancelCount == 0)
    observer.subscription?.cancel()
    #expect(second.cancelCount == 1)
  }

  @Test func `a publisher comes before the upstream's subscription, and is subscribed to`() {
    let outer = TestPublisher<Just<Int>, Never>(sendsSubscription: false)
    let observer = outer.switchToLatest().observe()
    outer.send(Just(1))
    #expect(observer.events == ["(SwitchToLatest)", "1"])
  }

  @Test func `a cancel takes the latest publisher first, then the upstream`() {
    var order: [String] = []
    let outer = TestPublisher<TestPublisher<Int, Never>, Never>()
    let inner = TestPublisher<Int, Never>()
    outer.onCancel { order.append("outer") }
    inner.onCancel { order.append("inner") }
    let observer = outer.switchToLatest().observe()
    outer.send(inner)
    observer.subscription?.cancel()
    #expect(order == ["inner", "outer"])
  }

  @Test func `a publisher that ends before its subscription stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let outer = PassthroughSubject<TestPublisher<Int, Never>, Never>()
      let inner = TestPublisher<Int, Never>(sendsSubscription: false)
      _ = outer.switchToLatest().observe()
      outer.send(inner)
      inner.send(completion: .finished)
    }
  }

  /// Each was cut off by the next one before it had been asked for anything.
  @Test func `publishers that send at once are heard to the end, one after the other`() {
    let sequences = (1..<4).publisher.map { ($0..<$0 + 3).publisher }
    let all = sequences.switchToLatest().observe()
    #expect(all.values == [1, 2, 3, 2, 3, 4, 3, 4, 5])
    let oneByOne = Observer<Int, Never>(.max(1))
    oneByOne.reply = .max(1)
    sequences.switchToLatest().subscribe(oneByOne)
    #expect(oneByOne.events == ["(SwitchToLatest)"] + all.values.map(String.init) + ["|"])
  }
}
