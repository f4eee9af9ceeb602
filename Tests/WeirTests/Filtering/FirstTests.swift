import Testing
import Weir

@Suite struct FirstTests {
  @Test func `the first value ends the stream and cancels the upstream`() {
    let source = Source<Int, Never>()
    let observer = source.first().observe()
    source.send(1)
    #expect(observer.events == ["(First)", "1", "|"])
    #expect(source.events == ["unlimited", "cancel"])
  }

  @Test func `the value waits for demand`() {
    let source = Source<Int, Never>()
    let observer = source.first().observe(nil)
    #expect(source.events == ["unlimited"])
    source.send(1)
    #expect(observer.events == ["(First)"])
    observer.subscription?.request(.max(1))
    #expect(observer.events == ["(First)", "1", "|"])
  }

  @Test func `an upstream without a fitting value just finishes`() {
    let source = Source<Int, Never>()
    let observer = source.first { $0 > 5 }.observe(nil)
    source.send(1)
    source.send(completion: .finished)
    #expect(observer.events == ["(TryFirst)", "|"])
  }

  @Test func `a failure needs no demand`() {
    let source = Source<Int, TestError>()
    let observer = source.first().observe(nil)
    source.send(completion: .failure(.oops))
    #expect(observer.events == ["(First)", "#oops"])
  }

  @Test func `an error thrown by the test ends the stream`() {
    let source = Source<Int, Never>()
    let observer = source.tryFirst { _ in throw TestError.oops }.observe()
    source.send(1)
    #expect(observer.events == ["(TryFirstWhere)", "#oops"])
    #expect(source.events == ["unlimited", "cancel"])
  }
}
