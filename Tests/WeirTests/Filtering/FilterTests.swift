import Testing
import Weir

@Suite struct FilterTests {
  @Test func `only values that pass are sent; others are asked for again`() {
    let source = Source<Int, Never>()
    let observer = source.filter { $0.isMultiple(of: 2) }.observe(.max(1))
    #expect(source.send(1) == .max(1))
    #expect(source.send(2) == Subscribers.Demand.none)
    source.send(completion: .finished)
    #expect(observer.events == ["(Source)", "2", "|"])
  }

  @Test func `two filters in a row are both asked`() {
    let subject = PassthroughSubject<Int, Never>()
    let observer = subject.filter { $0 > 1 }.filter { $0 < 4 }.observe()
    for value in 0...5 { subject.send(value) }
    #expect(observer.values == [2, 3])
  }

  @Test func `an error thrown by the test ends the stream`() {
    let source = Source<Int, Never>()
    let observer = source.tryFilter {
      if $0 == 0 { throw TestError.oops }
      return $0 > 1
    }.observe()
    #expect(source.send(1) == .max(1))
    source.send(2)
    source.send(0)
    #expect(observer.events == ["(TryFilter)", "2", "#oops"])
    #expect(source.events == ["unlimited", "cancel"])
  }
}
