import Testing
import Weir
import WeirTesting

@Suite struct PrefixAndDropTests {
  @Test func `drop while leaves out values until one fails, then passes all`() {
    let source = Source<Int, Never>()
    let observer = source.drop { $0 < 3 }.observe(.max(1))
    #expect(source.send(1) == .max(1))
    #expect(source.send(3) == Subscribers.Demand.none)
    source.send(1)
    #expect(observer.events == ["(DropWhile)", "3", "1"])
  }

  @Test func `prefix while ends with the first that fails`() {
    let source = Source<Int, Never>()
    let observer = source.prefix { $0 < 3 }.observe()
    source.send(1)
    source.send(3)
    #expect(observer.events == ["(PrefixWhile)", "1", "|"])
    #expect(source.events == ["unlimited", "cancel"])
  }

  @Test func `tests that throw end the stream`() {
    for make in [
      { (s: Source<Int, Never>) in
        s.tryDrop { _ in throw TestError.oops }.eraseToAnyPublisher()
      },
      { $0.tryPrefix { _ in throw TestError.oops }.eraseToAnyPublisher() },
      { $0.tryRemoveDuplicates { _, _ in throw TestError.oops }.eraseToAnyPublisher() },
      { $0.tryCompactMap { _ -> Int? in throw TestError.oops }.eraseToAnyPublisher() },
    ] {
      let source = Source<Int, Never>()
      let observer = make(source).observe()
      source.send(1)
      source.send(2)
      #expect(observer.events.last == "#oops")
      #expect(source.events == ["unlimited", "cancel"])
    }
  }

  @Test func `drop until another publisher sends`() {
    let source = Source<Int, Never>()
    let other = Source<String, Never>()
    let observer = source.drop(untilOutputFrom: other).observe(.max(5))
    #expect(other.events == ["max(1)"])
    source.send(1)
    other.send("go")
    source.send(2)
    #expect(observer.events == ["(DropUntilOutput)", "2"])
    #expect(source.events == ["max(5)"])
  }

  @Test func `drop until another publisher, which ends without a value`() {
    let source = Source<Int, Never>()
    let other = Source<String, Never>()
    let observer = source.drop(untilOutputFrom: other).observe()
    other.send(completion: .finished)
    #expect(observer.events == ["(DropUntilOutput)", "|"])
    #expect(source.events == ["unlimited", "cancel"])
  }

  @Test func `prefix until another publisher sends`() {
    let source = Source<Int, Never>()
    let other = Source<String, TestError>()
    let observer = source.prefix(untilOutputFrom: other).observe()
    source.send(1)
    other.send("stop")
    #expect(observer.events == ["(PrefixUntilOutput)", "1", "|"])
    #expect(source.events == ["unlimited", "cancel"])
  }

  @Test func `prefix until another publisher, which ends without a value, goes on`() {
    let source = Source<Int, Never>()
    let observer = source.prefix(untilOutputFrom: Empty<Int, Never>()).observe()
    source.send(1)
    source.send(completion: .finished)
    #expect(observer.events == ["(PrefixUntilOutput)", "1", "|"])
  }

  /// What was still to be cancelled when a stream was cancelled inside a delivery stayed subscribed.
  @Test func `a trigger is cancelled though the stream is cancelled at the same time`() {
    let source = Source<Int, Never>()
    let trigger = Source<String, Never>()
    let observer = Observer<Int, Never>()
    observer.onValue = { [unowned observer] _ in
      trigger.send("stop")
      observer.subscription?.cancel()
    }
    source.prefix(untilOutputFrom: trigger).subscribe(observer)
    source.send(1)
    #expect(trigger.events == ["max(1)", "cancel"])
    #expect(source.events == ["unlimited", "cancel"])
  }

  @Test func `drop until output asks the other for one value, and cancels it with the stream`() {
    let source = Source<Int, TestError>()
    let other = TestPublisher<Int, TestError>()
    let observer = source.drop(untilOutputFrom: other).observe()
    other.send(1)
    #expect(other.subscription?.requests == [.max(1)])
    #expect(other.subscription?.cancelCount == 0)
    other.send(completion: .failure(.oops))
    source.send(1)
    #expect(observer.events == ["(DropUntilOutput)", "1"])
    observer.subscription?.cancel()
    #expect(other.subscription?.cancelCount == 0)

    let second = TestPublisher<Int, TestError>()
    let cancelled = source.drop(untilOutputFrom: second).observe()
    second.send(1)
    cancelled.subscription?.cancel()
    #expect(second.subscription?.cancelCount == 1)
  }

  @Test func `prefix until output hands its subscription down when the upstream's has come`() {
    let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
    let other = TestPublisher<Int, TestError>()
    let observer = upstream.prefix(untilOutputFrom: other).observe()
    #expect(other.subscription?.requests == [.max(1)])
    #expect(observer.events == [])
    upstream.sendSubscription()
    #expect(observer.events == ["(PrefixUntilOutput)"])
  }

  /// Combine sends the end alone. Weir sends nothing before the subscription.
  @Test func `prefix until output that is over before the upstream's subscription`() {
    let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
    let observer = upstream.prefix(untilOutputFrom: Just(1)).observe()
    #expect(observer.events == ["(PrefixUntilOutput)", "|"])
    #expect(upstream.sendSubscription().cancelCount == 1)
  }

  @Test func `an upstream that ends before its subscription cancels the other`() {
    let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
    let other = TestPublisher<Int, TestError>()
    let observer = upstream.prefix(untilOutputFrom: other).observe()
    upstream.send(completion: .finished)
    #expect(observer.events == [])
    #expect(other.subscription?.cancelCount == 1)
  }

  @Test func `the upstream is cancelled before the other`() {
    var order: [String] = []
    let upstream = TestPublisher<Int, TestError>()
    let other = TestPublisher<Int, TestError>()
    upstream.onCancel { order.append("upstream") }
    other.onCancel { order.append("other") }
    upstream.drop(untilOutputFrom: other).observe().subscription?.cancel()
    upstream.prefix(untilOutputFrom: other).observe().subscription?.cancel()
    #expect(order == ["upstream", "other", "upstream", "other"])
  }
}
