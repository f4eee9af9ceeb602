import Testing
import Weir

@Suite struct ConcatenateTests {
  @Test func `append goes on after the end, prepend begins before`() {
    #expect(Just(1).map { $0 }.append(2, 3).observe().values == [1, 2, 3])
    let subject = PassthroughSubject<Int, Never>()
    let observer = subject.prepend([1, 2]).observe()
    subject.send(3)
    subject.send(completion: .finished)
    #expect(observer.events == ["(Concatenate)", "1", "2", "3", "|"])
  }

  @Test func `the second publisher gets what is left of the demand`() {
    let first = Source<Int, Never>()
    let second = Source<Int, Never>()
    let observer = first.append(second).observe(.max(3))
    first.send(1)
    #expect(second.events == [])
    first.send(completion: .finished)
    #expect(second.events == ["max(2)"])
    observer.subscription?.cancel()
    #expect(first.events == ["max(3)"])
    #expect(second.events == ["max(2)", "cancel"])
  }

  @Test func `a failure of the first is the end`() {
    let first = Source<Int, TestError>()
    let second = Source<Int, TestError>()
    let observer = first.append(second).observe()
    first.send(completion: .failure(.oops))
    #expect(observer.events == ["(Concatenate)", "#oops"])
    #expect(second.events == [])
  }
}
