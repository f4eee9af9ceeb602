import Testing
import Weir

@Suite struct BreakpointTests {
  @Test func `closures see their events, and what says false stops nothing`() {
    var seen: [String] = []
    func note(_ event: Any) -> Bool {
      seen.append("\(event)")
      return false
    }
    let observer = Just(1).breakpoint(
      receiveSubscription: note, receiveOutput: note, receiveCompletion: note
    ).observe()
    #expect(observer.events == ["(Just)", "1", "|"])
    #expect(seen == ["Just", "1", "finished"])
  }

  @Test func `one that says true stops the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = Just(1).breakpoint(receiveSubscription: { _ in true }).observe()
    }
    await #expect(processExitsWith: .failure) {
      _ = Just(1).breakpoint(receiveOutput: { $0 == 1 }).observe()
    }
    await #expect(processExitsWith: .failure) {
      _ = Just(1).breakpoint(receiveCompletion: { $0 == .finished }).observe()
    }
  }

  @Test func `on error it stops at a failure only`() async {
    let publisher = Fail<Int, TestError>(error: .oops).breakpointOnError()
    #expect(publisher.receiveSubscription == nil && publisher.receiveOutput == nil)
    #expect(publisher.receiveCompletion?(.finished) == false)
    await #expect(processExitsWith: .failure) {
      _ = Fail<Int, TestError>(error: .oops).breakpointOnError().observe()
    }
  }

  /// The subscriber held the publisher, and with it the subject that held the subscriber.
  @Test func `a subject that is let go is let go though it has a breakpoint below it`() {
    weak var weakSubject: PassthroughSubject<Int, Never>?
    var observer: Observer<Int, Never>?
    do {
      let subject = PassthroughSubject<Int, Never>()
      weakSubject = subject
      observer = subject.breakpoint().observe()
    }
    #expect(weakSubject == nil)
    observer?.subscription?.cancel()
  }
}
