import Testing
import Weir

@Suite struct ScanTests {
  @Test func `sends the running results, not the initial one`() {
    let subject = PassthroughSubject<Int, TestError>()
    let observer = subject.scan(10, +).observe()
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .failure(.oops))
    #expect(observer.events == ["(PassthroughSubject)", "11", "13", "16", "#oops"])
  }

  @Test func `a thrown error cancels the upstream`() {
    let source = Source<Int, Never>()
    let observer = source.tryScan(0) { sum, value -> Int in
      if value == 2 { throw TestError.oops }
      return sum + value
    }.observe()
    source.send(1)
    source.send(2)
    #expect(observer.events == ["(TryScan)", "1", "#oops"])
    #expect(source.events == ["unlimited", "cancel"])
  }

  @Test func `each subscriber starts anew`() {
    let subject = PassthroughSubject<Int, Never>()
    let sums = subject.scan(0, +)
    let first = sums.observe()
    subject.send(1)
    let second = sums.observe()
    subject.send(2)
    #expect(first.values == [1, 3])
    #expect(second.values == [2])
  }

  @Test func `only the first error is told; values pass also after the end`() {
    let upstream = Snare<Int, TestError>()
    let observer = upstream.tryScan(0) { _, value -> Int in
      if value == 0 { throw TestError.oops }
      return value * 2
    }.observe()
    observer.reply = .max(3)
    upstream.send(0)
    #expect(observer.events == [])
    let ledger = Ledger()
    upstream.send(subscription: ledger)
    let answers = [2, 0, 9, 0].map { upstream.send($0) }
    #expect(answers == [.max(3), .some(.none), .max(3), .some(.none)])
    #expect(observer.events == ["(TryScan)", "4", "#oops", "18"])
    #expect(ledger.events == ["unlimited", "cancel"])
  }
}
