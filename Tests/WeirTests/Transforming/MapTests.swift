import Testing
import Weir

@Suite struct MapTests {
  @Test func `each value is transformed, the end passes on`() {
    let source = Source<Int, TestError>()
    let observer = source.map { $0 * 10 }.observe()
    source.send(1)
    source.send(2)
    source.send(completion: .failure(.oops))
    #expect(observer.events == ["(Source)", "10", "20", "#oops"])
  }

  @Test func `demand and cancel pass through unchanged`() {
    let source = Source<Int, Never>()
    let observer = source.map { $0 }.observe(.max(3))
    observer.reply = .max(2)
    #expect(source.send(1) == .max(2))
    observer.subscription?.cancel()
    #expect(source.events == ["max(3)", "cancel"])
  }

  @Test func `two maps in a row keep their order`() {
    let observer = Just(2).map { $0 + 1 }.map { "\($0)!" }.observe()
    #expect(observer.values == ["3!"])
  }

  @Test func `nil is replaced`() {
    let subject = PassthroughSubject<Int?, Never>()
    let observer = subject.replaceNil(with: 7).observe()
    subject.send(1)
    subject.send(nil)
    #expect(observer.values == [1, 7])
  }

  @Test func `a thrown error cancels the upstream and ends the stream`() {
    let source = Source<Int, Never>()
    let observer = source.tryMap { value -> Int in
      if value == 2 { throw TestError.oops }
      return value
    }.observe()
    source.send(1)
    #expect(source.send(2) == Subscribers.Demand.none)
    #expect(source.send(3) == nil)
    #expect(observer.events == ["(TryMap)", "1", "#oops"])
    #expect(source.events == ["unlimited", "cancel"])
  }

  @Test func `each error is told, also after the end; the upstream is cancelled once`() {
    let upstream = Snare<Int, TestError>()
    let observer = upstream.tryMap { value -> Int in
      if value == 0 { throw TestError.oops }
      return value * 2
    }.observe()
    observer.reply = .max(3)
    let ledger = Ledger()
    upstream.send(subscription: ledger)
    let answers = [2, 0, 9, 0].map { upstream.send($0) }
    #expect(answers == [.max(3), .some(.none), .max(3), .some(.none)])
    upstream.send(completion: .finished)
    upstream.send(0)
    #expect(observer.events == ["(TryMap)", "4", "#oops", "18", "#oops", "#oops"])
    #expect(ledger.events == ["unlimited", "cancel"])
    let second = Ledger()
    upstream.send(subscription: second)
    #expect(second.events == ["cancel"])
  }

  @Test func `what follows a map is done in one step with it`() {
    let subject = PassthroughSubject<Int, Never>()
    #expect(subject.map { $0 }.map { $0 }.upstream === subject)
    #expect(subject.map { $0 }.tryMap { $0 }.upstream === subject)
    #expect(subject.tryMap { $0 }.map { $0 }.upstream === subject)
    #expect(subject.tryMap { $0 }.tryMap { $0 }.upstream === subject)
  }
}
