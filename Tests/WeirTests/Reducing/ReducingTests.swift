import Testing
import Weir
import WeirTesting

@Suite struct ReducingTests {
  /// Sends the values to what the operator makes of a source, then the end.
  private func events<P: Publisher>(
    of values: [Int], end: Subscribers.Completion<TestError> = .finished,
    demand: Subscribers.Demand? = .unlimited, _ apply: (Source<Int, TestError>) -> P
  ) -> [String] {
    let source = Source<Int, TestError>()
    let observer = apply(source).observe(demand)
    for value in values { source.send(value) }
    source.send(completion: end)
    return observer.events
  }

  @Test func `the upstream is asked for everything at once, the result waits for demand`() {
    let source = Source<Int, Never>()
    let observer = source.reduce(0, +).observe(nil)
    #expect(source.events == ["unlimited"])
    source.send(1)
    source.send(2)
    source.send(completion: .finished)
    #expect(observer.events == ["(Reduce)"])
    observer.subscription?.request(.max(1))
    #expect(observer.events == ["(Reduce)", "3", "|"])
  }

  @Test func `a failure is passed on without a result and without demand`() {
    #expect(
      events(of: [1], end: .failure(.oops), demand: nil) { $0.collect() }
        == ["(Collect)", "#oops"])
  }

  @Test func `cancel lets a waiting result go`() {
    let source = Source<Int, Never>()
    let observer = source.count().observe(nil)
    source.send(1)
    source.send(completion: .finished)
    observer.subscription?.cancel()
    observer.subscription?.request(.max(1))
    #expect(observer.events == ["(Count)"])
  }

  @Test func `collect and count of nothing`() {
    #expect(events(of: []) { $0.collect() } == ["(Collect)", "[]", "|"])
    #expect(events(of: []) { $0.count() } == ["(Count)", "0", "|"])
    #expect(events(of: [5, 6]) { $0.collect() } == ["(Collect)", "[5, 6]", "|"])
    #expect(events(of: [5, 6]) { $0.count() } == ["(Count)", "2", "|"])
  }

  @Test func `reduce stops at an error`() {
    let source = Source<Int, Never>()
    let observer = source.tryReduce(0) { sum, value -> Int in
      if value == 2 { throw TestError.oops }
      return sum + value
    }.observe()
    source.send(1)
    source.send(2)
    #expect(observer.events == ["(TryReduce)", "#oops"])
    #expect(source.events == ["unlimited", "cancel"])
  }

  @Test func `of equal values min and max take the first`() {
    let pairs = [(1, "a"), (2, "b"), (2, "c"), (1, "d")]
    var smallest = ""
    var largest = ""
    let subject = PassthroughSubject<(Int, String), Never>()
    let tokens = [
      subject.min { $0.0 < $1.0 }.sink { smallest = $0.1 },
      subject.max { $0.0 < $1.0 }.sink { largest = $0.1 },
    ]
    for pair in pairs { subject.send(pair) }
    subject.send(completion: .finished)
    #expect(smallest == "a")
    #expect(largest == "b")
    withExtendedLifetime(tokens) {}
  }

  @Test func `min and max of comparable values, and of none`() {
    #expect(events(of: [3, 1, 2]) { $0.min() } == ["(Comparison)", "1", "|"])
    #expect(events(of: [3, 1, 2]) { $0.max() } == ["(Comparison)", "3", "|"])
    #expect(events(of: []) { $0.max() } == ["(Comparison)", "|"])
    #expect(
      events(of: [3, 1]) { $0.tryMax { _, _ in throw TestError.oops } }
        == ["(TryComparison)", "#oops"])
  }

  @Test func `contains answers as soon as it knows`() {
    let source = Source<Int, Never>()
    let observer = source.contains(2).observe()
    source.send(1)
    source.send(2)
    #expect(observer.events == ["(Contains)", "true", "|"])
    #expect(source.events == ["unlimited", "cancel"])
    #expect(events(of: [1]) { $0.contains { $0 > 1 } } == ["(ContainsWhere)", "false", "|"])
    #expect(
      events(of: [1]) { $0.tryContains { _ in throw TestError.oops } }
        == ["(TryContainsWhere)", "#oops"])
  }

  @Test func `allSatisfy answers as soon as it knows`() {
    let source = Source<Int, Never>()
    let observer = source.allSatisfy { $0 < 2 }.observe()
    source.send(1)
    source.send(2)
    #expect(observer.events == ["(AllSatisfy)", "false", "|"])
    #expect(source.events == ["unlimited", "cancel"])
    #expect(events(of: [1]) { $0.allSatisfy { $0 < 2 } } == ["(AllSatisfy)", "true", "|"])
    #expect(events(of: [1]) { $0.tryAllSatisfy { _ in true } } == ["(TryAllSatisfy)", "true", "|"])
  }

  @Test func `last sends the last that fits`() {
    #expect(events(of: [1, 2, 3]) { $0.last() } == ["(Last)", "3", "|"])
    #expect(events(of: [1, 2, 3]) { $0.last { $0 < 3 } } == ["(LastWhere)", "2", "|"])
    #expect(events(of: []) { $0.last() } == ["(Last)", "|"])
    #expect(
      events(of: [1]) { $0.tryLast { _ in throw TestError.oops } }
        == ["(TryLastWhere)", "#oops"])
  }

  @Test func `ignoreOutput passes the end on`() {
    #expect(events(of: [1, 2]) { $0.ignoreOutput() } == ["(Source)", "|"])
    #expect(
      events(of: [1], end: .failure(.oops), demand: nil) { $0.ignoreOutput() }
        == ["(Source)", "#oops"])
  }

  @Test func `what is known of no value at all needs no demand, as with Combine`() {
    #expect(events(of: [], demand: nil) { $0.reduce(1, *) } == ["(Reduce)", "1", "|"])
    #expect(events(of: [], demand: nil) { $0.tryReduce(1, *) } == ["(TryReduce)", "1", "|"])
    #expect(events(of: [], demand: nil) { $0.count() } == ["(Count)", "0", "|"])
    #expect(events(of: [], demand: nil) { $0.collect() } == ["(Collect)", "[]", "|"])
    #expect(events(of: [], demand: nil) { $0.contains(1) } == ["(Contains)", "false", "|"])
    #expect(
      events(of: [], demand: nil) { $0.allSatisfy { _ in false } } == ["(AllSatisfy)", "true", "|"])
    #expect(events(of: [], demand: nil) { $0.max() } == ["(Comparison)", "|"])
    #expect(events(of: [], demand: nil) { $0.last() } == ["(Last)", "|"])
  }

  @Test func `a result that waits is sent once, and not after a cancel`() {
    let source = Source<Int, Never>()
    let observer = source.first().observe(nil)
    source.send(1)
    observer.subscription?.request(.max(1))
    observer.subscription?.request(.unlimited)
    observer.subscription?.cancel()
    #expect(observer.events == ["(First)", "1", "|"])
    #expect(source.events == ["unlimited", "cancel"])
  }

  @Test func `cancelled from inside its result a stream has no end`() {
    let source = Source<Int, Never>()
    let observer = Observer<Int, Never>()
    observer.onValue = { _ in observer.subscription?.cancel() }
    source.count().subscribe(observer)
    source.send(completion: .finished)
    #expect(observer.events == ["(Count)", "0"])
  }

  /// The operator kept itself until it was asked, also by who could no longer ask.
  @Test func `a result that no one can ask for any more is let go`() throws {
    final class Deaf: Subscriber {
      func receive(subscription: any Subscription) {}
      func receive(_ input: Int) -> Subscribers.Demand { .none }
      func receive(completion: Subscribers.Completion<Never>) {}
    }
    try expectNoLeaks {
      let subject = PassthroughSubject<Int, Never>()
      subject.count().subscribe(Deaf())
      subject.send(1)
      subject.send(completion: .finished)
    }
  }
}
