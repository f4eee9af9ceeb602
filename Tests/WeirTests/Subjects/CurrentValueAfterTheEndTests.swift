import Testing
import Weir

/// After the end no one hears of a value; what the subject holds depends on how it was given.
@Suite struct CurrentValueAfterTheEndTests {
  @Test func `a value that is set is kept, one that is sent is not`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let observer = subject.observe()
    subject.send(completion: .finished)
    subject.value = 42
    #expect(subject.value == 42)
    subject.send(43)
    #expect(subject.value == 42)
    subject.value += 1
    #expect(subject.value == 43)
    #expect(observer.events == ["(CurrentValueSubject)", "0", "|"])
    #expect(subject.observe().events == ["(Empty)", "|"])
  }

  @Test func `a value set from inside the end is kept`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let observer = subject.observe()
    observer.onCompletion = { subject.value = 1 }
    subject.send(completion: .finished)
    #expect(subject.value == 1)
    #expect(observer.events == ["(CurrentValueSubject)", "0", "|"])
  }
}
