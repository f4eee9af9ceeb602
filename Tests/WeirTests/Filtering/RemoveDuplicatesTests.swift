import Testing
import Weir

@Suite struct RemoveDuplicatesTests {
  @Test func `only neighbours are compared`() {
    let subject = PassthroughSubject<Int, Never>()
    let observer = subject.removeDuplicates().observe()
    for value in [1, 1, 2, 2, 1] { subject.send(value) }
    subject.send(completion: .finished)
    #expect(observer.events == ["(RemoveDuplicates)", "1", "2", "1", "|"])
  }

  @Test func `a value is compared with the last one sent, not with those left out`() {
    let subject = PassthroughSubject<Double, Never>()
    let observer = subject.removeDuplicates { abs($0 - $1) < 1 }.observe()
    for value in [0, 0.6, 1.2, 1.8] { subject.send(value) }
    #expect(observer.values == [0, 1.2])
  }

  @Test func `a duplicate is asked for again`() {
    let source = Source<Int, Never>()
    let observer = source.removeDuplicates().observe(.max(2))
    #expect(source.send(1) == Subscribers.Demand.none)
    #expect(source.send(1) == .max(1))
    observer.subscription?.cancel()
    #expect(source.events == ["max(2)", "cancel"])
  }

  @Test func `after cancel inside a value nothing more comes`() {
    let subject = PassthroughSubject<Int, Never>()
    let observer = Observer<Int, Never>()
    observer.onValue = { _ in observer.subscription?.cancel() }
    subject.removeDuplicates().subscribe(observer)
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(observer.events == ["(RemoveDuplicates)", "1"])
  }
}
