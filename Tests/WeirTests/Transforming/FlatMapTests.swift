import Testing
import Weir
import WeirTesting

@Suite struct FlatMapTests {
  @Test func `values of all publishers come as they come`() {
    let outer = PassthroughSubject<Int, Never>()
    let inner = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
    let observer = outer.flatMap { inner[$0] }.observe()
    outer.send(0)
    outer.send(1)
    inner[1].send("b")
    inner[0].send("a")
    #expect(observer.events == ["(FlatMap)", "b", "a"])
  }

  @Test func `finishes once the upstream and all publishers have finished`() {
    let outer = PassthroughSubject<Int, Never>()
    let inner = PassthroughSubject<Int, Never>()
    let observer = outer.flatMap { _ in inner }.observe()
    outer.send(0)
    outer.send(completion: .finished)
    inner.send(1)
    #expect(observer.events == ["(FlatMap)", "1"])
    inner.send(completion: .finished)
    #expect(observer.events == ["(FlatMap)", "1", "|"])
  }

  @Test func `a failure of one publisher cancels the upstream and the others`() {
    let outer = Source<Int, TestError>()
    let inner = [Source<Int, TestError>(), Source<Int, TestError>()]
    let observer = outer.flatMap { inner[$0] }.observe()
    outer.send(0)
    outer.send(1)
    inner[0].send(completion: .failure(.oops))
    #expect(observer.events == ["(FlatMap)", "#oops"])
    #expect(outer.events == ["unlimited", "cancel"])
    #expect(inner[1].events == ["unlimited", "cancel"])
  }

  @Test func `no more than maxPublishers run at a time`() {
    let outer = Source<Int, Never>()
    let inner = [Source<Int, Never>(), Source<Int, Never>()]
    let observer = outer.flatMap(maxPublishers: .max(1)) { inner[$0] }.observe()
    #expect(outer.events == ["max(1)"])
    outer.send(0)
    inner[0].send(completion: .finished)
    #expect(outer.events == ["max(1)", "max(1)"])
    outer.send(1)
    inner[1].send(5)
    #expect(observer.events == ["(FlatMap)", "5"])
  }

  @Test func `publishers that finish at once do not overflow the stack`() {
    var count = 0
    let token = (1...20_000).publisher.flatMap(maxPublishers: .max(1)) { Just($0) }
      .sink { _ in count += 1 }
    #expect(count == 20_000)
    token.cancel()
  }

  @Test func `failure types are reconciled`() {
    let failing: AnyPublisher<Int, TestError> = Fail(error: .oops).eraseToAnyPublisher()
    #expect(Just(1).flatMap { _ in failing }.observe().events == ["(FlatMap)", "#oops"])
    #expect(failing.flatMap { Just($0) }.observe().events == ["(FlatMap)", "#oops"])
    #expect(Just(1).flatMap { Just($0 + 1) }.observe().values == [2])
  }

  @Test func `one that says twice that it has ended makes room twice`() {
    let outer = Source<Int, TestError>()
    let inner = TestPublisher<Int, TestError>(isCareless: true)
    let observer = outer.flatMap(maxPublishers: .max(1)) { _ in inner }.observe()
    outer.send(0)
    inner.send(completion: .finished)
    inner.send(completion: .finished)
    #expect(outer.events == ["max(1)", "max(1)", "max(1)"])
    inner.send(7)
    #expect(observer.events == ["(FlatMap)", "7"])
  }

  @Test func `all that one sends too many waits`() {
    let inner = Source<Int, Never>()
    let observer = Just(0).flatMap { _ in inner }.observe(nil)
    for value in 1...3 { inner.send(value) }
    observer.subscription?.request(.max(2))
    #expect(observer.values == [1, 2])
    #expect(inner.events == ["max(1)", "max(1)", "max(1)"])
  }

  @Test func `one that fails is not cancelled itself`() {
    let inner = TestPublisher<Int, TestError>(isCareless: true)
    _ = Just(0).setFailureType(to: TestError.self).flatMap { _ in inner }.observe()
    inner.send(completion: .failure(.oops))
    #expect(inner.subscription?.cancelCount == 0)
  }

  @Test func `a publisher that sends at once is heard to the end before the next one comes`() {
    let observer = Observer<Int, Never>(.max(1))
    observer.reply = .max(1)
    (1..<4).publisher.flatMap(maxPublishers: .max(2)) { ($0..<$0 + 3).publisher }
      .subscribe(observer)
    #expect(observer.values == [1, 2, 3, 2, 3, 4, 3, 4, 5])
    #expect(observer.events.last == "|")
  }
}
