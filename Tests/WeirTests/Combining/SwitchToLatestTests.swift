import Testing
import Weir
import WeirTesting

@Suite struct SwitchToLatestTests {
  @Test func `a new publisher cancels the one before`() {
    let outer = PassthroughSubject<Source<Int, Never>, Never>()
    let (a, b) = (Source<Int, Never>(), Source<Int, Never>())
    let observer = outer.switchToLatest().observe()
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    #expect(observer.events == ["(SwitchToLatest)", "1", "3"])
    #expect(a.events == ["unlimited", "cancel"])
  }

  @Test func `demand that is left goes to the new publisher`() {
    let outer = PassthroughSubject<Source<Int, Never>, Never>()
    let (a, b) = (Source<Int, Never>(), Source<Int, Never>())
    let observer = outer.switchToLatest().observe(.max(3))
    outer.send(a)
    a.send(1)
    outer.send(b)
    #expect(a.events == ["max(3)", "cancel"])
    #expect(b.events == ["max(2)"])
    observer.subscription?.cancel()
    #expect(b.events == ["max(2)", "cancel"])
  }

  @Test func `finishes once the upstream and the last publisher have finished`() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let inner = PassthroughSubject<Int, Never>()
    let observer = outer.switchToLatest().observe()
    outer.send(inner)
    outer.send(completion: .finished)
    inner.send(1)
    inner.send(completion: .finished)
    #expect(observer.events == ["(SwitchToLatest)", "1", "|"])
  }

  @Test func `a failure of the latest publisher ends it`() {
    let outer = Source<Fail<Int, TestError>, TestError>()
    let observer = outer.switchToLatest().observe()
    outer.send(Fail(error: .oops))
    #expect(observer.events == ["(SwitchToLatest)", "#oops"])
    #expect(outer.events == ["unlimited", "cancel"])
  }

  @Test func `an answer that comes late does not replace a newer one`() {
    let scheduler = TestScheduler()
    let questions = PassthroughSubject<Int, Never>()
    let observer = questions.map { number in
      Just("answer \(number)")
        .delay(for: .milliseconds(number == 1 ? 200 : 50), scheduler: scheduler)
    }.switchToLatest().observe()
    questions.send(1)
    questions.send(2)
    scheduler.advance(by: .seconds(1))
    #expect(observer.values == ["answer 2"])
  }
}
