import Testing
import Weir
import WeirTesting

@Suite struct TestPublisherTests {
  @Test func `it writes down what is asked of it`() {
    let upstream = TestPublisher<Int, Never>()
    let recorder = upstream.record(demand: .max(2))
    recorder.request(.max(3))
    recorder.cancel()
    recorder.cancel()
    #expect(upstream.subscription?.requests == [.max(2), .max(3)])
    #expect(upstream.subscription?.requested == .max(5))
    #expect(upstream.subscription?.cancelCount == 1)
    #expect(!upstream.hasSubscriber)
  }

  @Test func `it sends without being asked, and tells how many more are wanted`() {
    let upstream = TestPublisher<Int, Never>()
    let recorder = upstream.record(demand: .none)
    recorder.demandPerValue = .max(2)
    #expect(upstream.send(7) == .max(2))
    #expect(recorder.values == [7])
    #expect(upstream.subscription?.requests == [])
  }

  @Test func `it serves several subscribers in the order they came`() {
    let upstream = TestPublisher<Int, Never>()
    let log = Log()
    let first = upstream.record()
    first.onValue { log.add("first \($0)") }
    let second = upstream.record()
    second.onValue { log.add("second \($0)") }
    upstream.send(1)
    first.cancel()
    upstream.send(2)
    #expect(log.lines == ["first 1", "second 1", "second 2"])
    #expect(upstream.subscriptions.map(\.isCancelled) == [true, false])
  }

  @Test func `after the end it sends nothing and holds nobody`() {
    let upstream = TestPublisher<Int, Never>()
    weak let freed: Recorder<Int, Never>?
    do {
      let recorder = upstream.record()
      freed = recorder
      upstream.send(completion: .finished)
      upstream.send(1)
      #expect(recorder.values == [])
    }
    #expect(freed == nil)
  }

  @Test func `a careless one goes on after a cancel and after the end`() {
    let upstream = TestPublisher<Int, Never>(isCareless: true)
    let recorder = upstream.record()
    recorder.cancel()
    upstream.send(1)
    upstream.send(completion: .finished)
    upstream.send(2)
    #expect(
      recorder.history.map(\.event) == [
        .subscription, .value(1), .completion(.finished), .value(2),
      ])
  }

  @Test func `it can keep the subscription back, or send one too many`() {
    let upstream = TestPublisher<Int, Never>(sendsSubscription: false)
    let recorder = upstream.record()
    #expect(recorder.history.isEmpty)
    upstream.send(1)
    let first = upstream.sendSubscription()
    let second = upstream.sendSubscription()
    #expect(recorder.history.map(\.event) == [.value(1), .subscription, .subscription])
    #expect(first.cancelCount == 0)
    #expect(second.cancelCount == 1)
  }

  @Test func `things can be done inside a request and inside a cancel`() {
    let upstream = TestPublisher<Int, Never>()
    let log = Log()
    upstream.onRequest { demand in
      log.add("\(demand)")
      upstream.send(1)
    }
    upstream.onCancel { log.add("cancel") }
    let recorder = upstream.record(demand: .max(1))
    recorder.cancel()
    #expect(log.lines == ["max(1)", "cancel"])
    #expect(recorder.values == [1])
  }
}
