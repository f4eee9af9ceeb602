import Testing
import Weir
import WeirTesting

@Suite struct MergeTests {
  @Test func `values come in the order they are sent, the end when all have ended`() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    let observer = a.map { $0 }.merge(with: b).observe()
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    b.send(completion: .finished)
    #expect(observer.events == ["(Merge)", "1", "2", "3", "|"])
  }

  @Test func `up to eight publishers, in order`() {
    let observer = Just(1).merge(
      with: Just(2), Just(3), Just(4), Just(5), Just(6), Just(7), Just(8)
    ).observe()
    #expect(observer.events == ["(Merge)", "1", "2", "3", "4", "5", "6", "7", "8", "|"])
  }

  @Test func `any number of publishers of one type`() {
    let observer = Publishers.MergeMany((1...20).map { Just($0) }).observe()
    #expect(observer.values == Array(1...20))
    #expect(observer.events.last == "|")
  }

  @Test func `none at all finishes at once`() {
    let observer = Publishers.MergeMany([Just<Int>]()).observe()
    #expect(observer.events == ["(Merge)", "|"])
  }

  @Test func `a failure ends it and cancels all inputs`() {
    let a = Source<Int, TestError>()
    let b = Source<Int, TestError>()
    let observer = Publishers.Merge(a, b).observe()
    b.send(completion: .failure(.oops))
    #expect(observer.events == ["(Merge)", "#oops"])
    #expect(a.events == ["unlimited", "cancel"])
    #expect(b.events == ["unlimited", "cancel"])
  }

  @Test func `each input is asked for one value at a time while demand is limited`() {
    let a = Source<Int, Never>()
    let b = Source<Int, Never>()
    let observer = Publishers.Merge(a, b).observe(.max(1))
    #expect(a.events == ["max(1)"])
    #expect(a.send(1) == .max(1))
    #expect(b.send(2) == Subscribers.Demand.none)
    #expect(observer.values == [1])
    #expect(a.events == ["max(1)"])
    #expect(b.events == ["max(1)"])
    b.send(completion: .finished)
    a.send(completion: .finished)
    #expect(observer.events == ["(Merge)", "1"])
    observer.subscription?.request(.max(1))
    #expect(observer.events == ["(Merge)", "1", "2", "|"])
  }

  @Test func `demand that becomes unlimited reaches the inputs`() {
    let a = Source<Int, Never>()
    let b = Source<Int, Never>()
    let observer = Publishers.Merge(a, b).observe(.max(1))
    observer.subscription?.request(.unlimited)
    #expect(a.events == ["max(1)", "unlimited"])
    #expect(b.events == ["max(1)", "unlimited"])
  }

  @Test func `cancel inside a value stops all inputs`() {
    let a = Source<Int, Never>()
    let b = Source<Int, Never>()
    let observer = Observer<Int, Never>()
    observer.onValue = { _ in observer.subscription?.cancel() }
    Publishers.Merge(a, b).subscribe(observer)
    a.send(1)
    #expect(a.send(2) == nil)
    #expect(b.send(2) == nil)
    #expect(observer.events == ["(Merge)", "1"])
  }

  @Test func `an input that sends too many has the last one kept`() {
    let (a, b) = (Source<Int, Never>(), Source<Int, Never>())
    let observer = Publishers.Merge(a, b).observe(.max(1))
    #expect(a.send(100) == .max(1))
    #expect(b.send(1) == Subscribers.Demand.none)
    for value in [200, 300] { #expect(a.send(value) == Subscribers.Demand.none) }
    for value in [2, 3] { #expect(b.send(value) == Subscribers.Demand.none) }
    observer.subscription?.request(.max(1))
    #expect(observer.values == [100, 300])
    observer.subscription?.request(.max(5))
    #expect(observer.values == [100, 300, 3])
  }

  @Test func `values that wait come in the order they were sent`() {
    let (a, b) = (Source<Int, Never>(), Source<Int, Never>())
    let observer = Publishers.Merge(a, b).observe(nil)
    b.send(1)
    a.send(2)
    observer.subscription?.request(.max(2))
    #expect(observer.values == [1, 2])
  }

  @Test func `asking for nothing does no harm`() {
    let source = Source<Int, Never>()
    let observer = source.merge(with: Empty(completeImmediately: false)).observe(nil)
    observer.subscription?.request(.none)
    #expect(source.events == ["max(1)"])
  }

  @Test func `an input that sends after its end is heard until all have ended`() {
    let (a, b) = (TestPublisher<Int, Never>(isCareless: true), Source<Int, Never>())
    let observer = a.merge(with: b.map { $0 }).observe()
    a.send(completion: .finished)
    a.send(1)
    b.send(completion: .finished)
    a.send(2)
    #expect(observer.events == ["(Merge)", "1", "|"])
  }
}
