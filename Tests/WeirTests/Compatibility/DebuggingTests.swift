import Testing
import Weir

@Suite struct DebuggingTests {
  private final class Page: TextOutputStream {
    var pieces: [String] = []
    func write(_ string: String) { pieces.append(string) }
  }

  @Test func `print writes the line and its end one after the other`() {
    let page = Page()
    _ = Just(1).print("p", to: page).observe(nil)
    #expect(page.pieces == ["", "p: receive subscription: (Just)", "\n"])
  }

  @Test func `a subscription too many is noticed, and a cancel before any`() {
    var events: [String] = []
    let snare = Snare<Int, TestError>()
    _ = snare.handleEvents(
      receiveSubscription: { _ in events.append("subscription") },
      receiveCancel: { events.append("cancel") }
    ).observe(nil)
    snare.send(subscription: Ledger())
    let second = Ledger()
    snare.send(subscription: second)
    #expect(second.events == ["cancel"])
    #expect(events == ["subscription", "subscription"])

    events = []
    let early = Snare<Int, TestError>()
    _ = early.handleEvents(receiveCancel: { events.append("cancel") }).observe(nil)
    early.subscription?.cancel()
    #expect(events == ["cancel"])
  }

  @Test func `a recording goes by its values, and by another name after the end`() {
    let observer = Record<Int, Never>(output: [1, 2], completion: .finished).observe()
    #expect(observer.events == ["([1, 2])", "1", "2", "|"])
    #expect("\(observer.subscription!)" == "Cancelled Events")
    let empty = Record<Int, TestError>(output: [], completion: .failure(.oops)).observe(nil)
    #expect(empty.events == ["(Empty)", "#oops"])
  }
}
