import Testing
import Weir
import WeirTesting

@Suite struct RetryTests {
  @Test func `subscribes again with what is left of the demand`() {
    let source = Source<Int, TestError>()
    let observer = source.retry(2).observe(.max(5))
    for value in 1...3 {
      source.send(value)
      source.send(completion: .failure(.oops))
    }
    #expect(source.events == ["max(5)", "max(4)", "max(3)"])
    #expect(observer.events == ["(Retry)", "1", "2", "3", "#oops"])
  }

  @Test func `an upstream that fails while it is subscribed to is subscribed to again`() {
    let source = Source<Int, TestError>()
    var count = 0
    source.onRequest = { _ in
      count += 1
      if count <= 10_000 { source.send(completion: .failure(.oops)) } else { source.send(1) }
    }
    let observer = Publishers.Retry(upstream: source, retries: nil).observe(.max(1))
    #expect(count == 10_001)
    #expect(observer.events == ["(Retry)", "1"])
    #expect(source.events.count == 10_001)
  }

  @Test func `the attempts run out while it is subscribed to`() {
    let source = Source<Int, TestError>()
    source.onRequest = { _ in source.send(completion: .failure(.oops)) }
    let observer = source.retry(5).observe(.max(1))
    #expect(source.events == Array(repeating: "max(1)", count: 6))
    #expect(observer.events == ["(Retry)", "#oops"])
  }

  /// As with Combine: the value counts, and what it is answered with as well.
  @Test func `a value that comes before the second subscription is delivered`() {
    let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
    let observer = upstream.retry(1).observe(.max(3))
    observer.reply = .max(2)
    let first = upstream.sendSubscription()
    upstream.send(completion: .failure(.oops))
    #expect(upstream.send(1) == .none)
    let second = upstream.sendSubscription()
    #expect(observer.events == ["(Retry)", "1"])
    #expect(first.requests == [.max(3)])
    #expect(second.requests == [.max(4)])
  }

  @Test func `a cancel from above before the subscription counts`() {
    let snare = Snare<Int, TestError>()
    _ = snare.retry(1).observe()
    snare.subscription?.request(.max(1))
    snare.subscription?.cancel()
    let late = Ledger()
    snare.send(subscription: late)
    #expect(late.events == ["cancel"])
  }

  @Test func `everything is let go after the last attempt`() throws {
    try expectNoLeaks {
      let subject = PassthroughSubject<Int, TestError>()
      let observer = subject.retry(1).observe()
      subject.send(completion: .failure(.oops))
      #expect(observer.events == ["(Retry)", "#oops"])
    }
  }
}
