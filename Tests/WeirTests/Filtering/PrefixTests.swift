import Testing
import Weir

@Suite struct PrefixTests {
  @Test func `prefix ends with its last value and cancels the upstream`() {
    let source = Source<Int, Never>()
    let observer = source.prefix(2).observe()
    source.send(1)
    source.send(2)
    #expect(observer.events == ["(Output)", "1", "2", "|"])
    #expect(source.events == ["unlimited", "cancel"])
  }

  @Test func `a prefix of nothing ends at once`() {
    #expect(Source<Int, Never>().prefix(0).observe(nil).events == ["(Output)", "|"])
  }

  @Test func `asking again from inside the last value brings no more`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let observer = Observer<Int, Never>(.max(1))
    observer.onValue = { _ in
      observer.subscription?.request(.max(1))
      subject.send(5)
    }
    subject.prefix(1).subscribe(observer)
    #expect(observer.events == ["(Output)", "0", "|"])
  }

  @Test func `output in a range asks for another value in place of one left out`() {
    let source = Source<Int, Never>()
    let observer = source.output(in: 1...2).observe(.max(1))
    #expect(source.send(1) == .max(1))
    #expect(source.send(2) == Subscribers.Demand.none)
    source.send(3)
    #expect(observer.events == ["(Output)", "2", "3", "|"])
  }

  @Test func `output at one position`() {
    let subject = PassthroughSubject<Int, Never>()
    let observer = subject.output(at: 1).observe()
    for value in 1...3 { subject.send(value) }
    #expect(observer.events == ["(Output)", "2", "|"])
  }

  @Test func `dropFirst asks for the values it leaves out as well`() {
    let source = Source<Int, Never>()
    let observer = source.dropFirst(2).observe(.max(1))
    #expect(source.events == ["max(3)"])
    #expect(source.send(1) == Subscribers.Demand.none)
    #expect(source.send(2) == Subscribers.Demand.none)
    #expect(source.send(3) == Subscribers.Demand.none)
    source.send(completion: .finished)
    #expect(observer.events == ["(Drop)", "3", "|"])
  }
}
