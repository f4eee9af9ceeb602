import Testing
import Weir

@Suite struct PrintTests {
  private final class Page: TextOutputStream {
    var text = ""
    func write(_ string: String) { text += string }
    var lines: [Substring] { text.split(separator: "\n") }
  }

  private let page = Page()

  @Test func `each event has its line`() {
    let subject = PassthroughSubject<Int, Never>()
    let observer = subject.print("p", to: page).observe(.max(1))
    observer.reply = .max(2)
    subject.send(7)
    subject.send(completion: .finished)
    #expect(
      page.lines == [
        "p: receive subscription: (PassthroughSubject)",
        "p: request max: (1)",
        "p: receive value: (7)",
        "p: request max: (2) (synchronous)",
        "p: receive finished",
      ])
    #expect(observer.events == ["(Print)", "7", "|"])
  }

  @Test func `without a prefix the line begins with the event`() {
    let subject = PassthroughSubject<Int, TestError>()
    let first = subject.print(to: page).observe()
    first.subscription?.cancel()
    _ = subject.print(to: page).observe()
    subject.send(completion: .failure(.oops))
    #expect(
      page.lines == [
        "receive subscription: (PassthroughSubject)", "request unlimited", "receive cancel",
        "receive subscription: (PassthroughSubject)", "request unlimited",
        "receive error: (oops)",
      ])
  }

  @Test func `a second cancel prints nothing`() {
    let observer = Source<Int, Never>().print(to: page).observe(nil)
    observer.subscription?.cancel()
    observer.subscription?.cancel()
    #expect(page.lines == ["receive subscription: (Source)", "receive cancel"])
  }
}
