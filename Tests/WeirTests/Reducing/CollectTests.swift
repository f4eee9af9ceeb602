import Testing
import Weir
import WeirTesting

@Suite struct CollectTests {
  @Test func `by count: full arrays, then the rest`() {
    let source = Source<Int, Never>()
    let observer = source.collect(2).observe()
    for value in 1...3 { source.send(value) }
    source.send(completion: .finished)
    #expect(observer.events == ["(CollectByCount)", "[1, 2]", "[3]", "|"])
  }

  @Test func `by count: one array asked for is as many values as it has`() {
    let source = Source<Int, Never>()
    let observer = source.collect(3).observe(.max(2))
    observer.reply = .max(1)
    #expect(source.events == ["max(6)"])
    #expect(source.send(1) == Subscribers.Demand.none)
    source.send(2)
    #expect(source.send(3) == .max(3))
    #expect(observer.values == [[1, 2, 3]])
  }

  @Test func `by count: a failure drops the rest`() {
    let source = Source<Int, TestError>()
    let observer = source.collect(2).observe()
    source.send(1)
    source.send(completion: .failure(.oops))
    #expect(observer.events == ["(CollectByCount)", "#oops"])
  }

  @Test func `by time: an array each period that has values, the rest at the end`() {
    let scheduler = TestScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let observer = subject.collect(.byTime(scheduler, .seconds(1))).observe()
    subject.send(1)
    subject.send(2)
    scheduler.advance(by: .seconds(1))
    scheduler.advance(by: .seconds(1))
    subject.send(3)
    subject.send(completion: .finished)
    #expect(observer.events == ["(CollectByTime)", "[1, 2]", "[3]", "|"])
    #expect(scheduler.pendingCount == 0)
  }

  @Test func `by time or count: whichever comes first`() {
    let scheduler = TestScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let observer = subject.collect(.byTimeOrCount(scheduler, .seconds(1), 2)).observe()
    for value in 1...3 { subject.send(value) }
    #expect(observer.values == [[1, 2]])
    scheduler.advance(by: .seconds(1))
    #expect(observer.values == [[1, 2], [3]])
    observer.subscription?.cancel()
    #expect(scheduler.pendingCount == 0)
  }
}
