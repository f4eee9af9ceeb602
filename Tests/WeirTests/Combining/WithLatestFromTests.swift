import Testing
import Weir

@Suite struct WithLatestFromTests {
  @Test func `each value meets the latest of the other; before there is one it is left out`() {
    let taps = Source<Int, Never>()
    let text = Source<String, Never>()
    let observer = taps.withLatestFrom(text) { "\($0)\($1)" }.observe()
    #expect(taps.send(1) == .max(1))
    text.send("a")
    text.send("b")
    taps.send(2)
    taps.send(3)
    #expect(observer.events == ["(WithLatestFrom)", "2b", "3b"])
  }

  @Test func `ends with the upstream, not with the other`() {
    let taps = Source<Int, Never>()
    let text = Source<String, Never>()
    let observer = taps.withLatestFrom(text).observe()
    text.send("a")
    text.send(completion: .finished)
    taps.send(1)
    taps.send(completion: .finished)
    #expect(observer.events == ["(WithLatestFrom)", "a", "|"])
  }

  @Test func `a failure of the other ends it`() {
    let taps = Source<Int, TestError>()
    let text = Source<String, TestError>()
    let observer = taps.withLatestFrom(text).observe()
    text.send(completion: .failure(.oops))
    #expect(observer.events == ["(WithLatestFrom)", "#oops"])
    #expect(taps.events == ["unlimited", "cancel"])
  }
}
