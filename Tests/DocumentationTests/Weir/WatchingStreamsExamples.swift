import Synchronization
import Testing
import Weir

@Suite struct `Examples of WatchingStreams` {
  private final class Log: Sendable {
    let lines = Mutex<[String]>([])
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  @Test func `the example of Overview`() throws {
    try show("WatchingStreams", "Overview") { _ in
      let name = PassthroughSubject<String, Never>()
      // example
      let length = name.trace("name").map(\.count).trace("length")
      // end
      var lengths: [Int] = []
      let token = length.sink { lengths.append($0) }
      name.send("Grace")
      #expect(lengths == [5])
      token.cancel()
    }
  }

  @Test func `the example of From code`() throws {
    try show("WatchingStreams", "From code") { _ in
      let log = Log()
      // example
      let token = Tracing.observe { event in
        log.add("\(event.label.name ?? event.label.location) \(event.kind)")
      }
      // end
      Just(1).trace("documented").sink { _ in }.cancel()
      token.cancel()
      #expect(
        log.lines.withLock { $0 }.filter { $0.hasPrefix("documented") } == [
          "documented subscribed", "documented request unlimited", "documented value 1",
          "documented finished",
        ])
    }
  }

  @Test func `the example of Secrets`() throws {
    struct Account {
      var number = 7
    }
    try show("WatchingStreams", "Secrets") { _ in
      let account = Just(Account())
      // example
      let stream = account.trace("account", describing: { "no. \($0.number)" })
      // end
      let log = Log()
      let token = Tracing.observe { event in
        if event.label.name == "account" { log.add("\(event.kind)") }
      }
      stream.sink { _ in }.cancel()
      token.cancel()
      #expect(log.lines.withLock { $0 }.contains("value no. 7"))
    }
  }
}
