import Testing
import Weir

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
}
