import Testing
import Weir

@Suite struct CompactMapTests {
  @Test func `values that become nil are left out and asked for again`() {
    let source = Source<String, Never>()
    let observer = source.compactMap { Int($0) }.observe(.max(1))
    #expect(source.send("x") == .max(1))
    #expect(source.send("5") == Subscribers.Demand.none)
    source.send(completion: .finished)
    #expect(observer.events == ["(Source)", "5", "|"])
  }

  @Test func `chained transforms stop at the first nil`() {
    let subject = PassthroughSubject<String, Never>()
    let observer = subject.compactMap { Int($0) }.compactMap { $0 > 1 ? $0 : nil }
      .map { -$0 }.observe()
    for text in ["a", "1", "2"] { subject.send(text) }
    #expect(observer.values == [-2])
  }

  @Test func `what follows is done in one step`() {
    let subject = PassthroughSubject<Int, Never>()
    #expect(subject.compactMap { $0 }.compactMap { $0 }.upstream === subject)
    #expect(subject.compactMap { $0 }.map { $0 }.upstream === subject)
    #expect(subject.tryCompactMap { $0 }.compactMap { $0 }.upstream === subject)
  }
}
