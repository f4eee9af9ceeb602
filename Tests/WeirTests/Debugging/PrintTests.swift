import Synchronization
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

  @Test func `whatever passes is printed, also after the end`() {
    let upstream = Snare<Int, TestError>()
    let observer = upstream.print(to: page).observe(nil)
    let ledger = Ledger()
    upstream.subscription?.cancel()
    upstream.send(subscription: ledger)
    upstream.send(completion: .finished)
    upstream.send(1)
    upstream.send(completion: .failure(.oops))
    observer.subscription?.request(.max(1))
    observer.subscription?.cancel()
    observer.subscription?.cancel()
    #expect(
      page.lines == [
        "receive cancel", "receive subscription: (Ledger)", "receive finished",
        "receive value: (1)", "receive error: (oops)", "request max: (1)", "receive cancel",
        "receive cancel",
      ])
    #expect(observer.events == ["(Print)", "|", "1", "#oops"])
    #expect(ledger.events == [])
  }

  @Test func `a cancel reaches the upstream once`() {
    let source = Source<Int, Never>()
    let observer = source.print(to: page).observe(nil)
    observer.subscription?.cancel()
    observer.subscription?.cancel()
    #expect(page.lines == ["receive subscription: (Source)", "receive cancel", "receive cancel"])
    #expect(source.events == ["cancel"])
  }

  @Test func `two threads may print at the same time`() {
    struct Counter: TextOutputStream {
      final class Count: Sendable { let lines = Atomic(0) }
      let count = Count()
      func write(_ string: String) {
        if string == "\n" { count.lines.wrappingAdd(1, ordering: .relaxed) }
      }
    }
    let counter = Counter()
    let upstream = Snare<Int, Never>()
    upstream.print(to: counter).subscribe(Clerk())
    let send = { for value in 1...500 { upstream.send(value) } }
    sideBySide([send, send])
    #expect(counter.count.lines.load(ordering: .relaxed) == 1000)
  }
}
