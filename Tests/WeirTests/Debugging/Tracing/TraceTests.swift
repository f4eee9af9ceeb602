import Synchronization
import Testing
import Weir
import WeirTesting

/// What ``Tracing`` tells of the streams of one name, in words.
private final class Log: Sendable {
  private let lines = Mutex<[String]>([])
  private let token: Mutex<AnyCancellable?>

  init(_ name: String) {
    token = Mutex(nil)
    let token = Tracing.observe { [weak self] event in
      guard event.label.name == name else { return }
      self?.lines.withLock { $0.append("\(event.kind) (\(event.demand))") }
    }
    self.token.withLock { $0 = token }
  }

  var all: [String] { lines.withLock { $0 } }
  func close() { token.withLock { $0 = nil } }
}

@Suite struct TraceTests {
  private struct Login {
    var name = "ann"
    var password: Secret<String> = "correct horse"
  }

  @Test func `each event is told with the demand that is left, before it passes on`() {
    let log = Log("events")
    let source = Source<Int, TestError>()
    let observer = Observer<Int, TestError>(.max(1))
    observer.reply = .max(2)
    var heard: [[String]] = []
    observer.onValue = { _ in heard.append(log.all) }
    source.trace("events").subscribe(observer)
    source.send(7)
    source.send(completion: .failure(.oops))
    observer.subscription?.cancel()
    #expect(
      log.all == [
        "subscribed (max(0))", "request max(1) (max(1))", "value 7 (max(0))",
        "request max(2) (max(2))", "failed oops (max(0))",
      ])
    #expect(heard == [Array(log.all[..<3])])
    #expect(observer.events == ["(Trace)", "7", "#oops"])
    #expect(source.events == ["max(1)"])
  }

  @Test func `a cancel is told once and reaches the upstream once`() {
    let log = Log("cancel")
    let source = Source<Int, Never>()
    let observer = source.trace("cancel").observe()
    observer.subscription?.cancel()
    observer.subscription?.cancel()
    #expect(
      log.all == ["subscribed (max(0))", "request unlimited (unlimited)", "cancelled (max(0))"])
    #expect(source.events == ["unlimited", "cancel"])
  }

  @Test func `an end is told, and nothing after it`() {
    let log = Log("end")
    let subject = PassthroughSubject<Int, Never>()
    let observer = subject.trace("end").observe()
    subject.send(completion: .finished)
    observer.subscription?.request(.max(1))
    observer.subscription?.cancel()
    #expect(log.all.last == "finished (max(0))")
    #expect(log.all.count == 3)
  }

  @Test func `whoever begins to watch later is told what there is, with its demand`() {
    let subject = PassthroughSubject<Int, Never>()
    let few = subject.trace("late").observe(.max(5))
    let many = subject.trace("late").observe(.unlimited)
    subject.send(1)
    few.subscription?.request(.max(3))
    subject.send(2)
    let log = Log("late")
    #expect(log.all == ["found (max(6))", "found (unlimited)"])
    subject.send(3)
    #expect(log.all[2...] == ["value 3 (max(5))", "value 3 (unlimited)"])
    withExtendedLifetime((few, many)) {}
  }

  @Test func `whoever stops watching hears nothing any more`() {
    let subject = PassthroughSubject<Int, Never>()
    let observer = subject.trace("closed").observe()
    let log = Log("closed")
    log.close()
    subject.send(1)
    observer.subscription?.cancel()
    #expect(log.all == ["found (unlimited)"])
    #expect(observer.events == ["(Trace)", "1"])
  }

  @Test func `a subscription that is let go without an end is told of`() {
    let log = Log("released")
    weak var gone: Snare<Int, Never>?
    do {
      let upstream = Snare<Int, Never>()
      gone = upstream
      let observer = upstream.trace("released").observe()
      upstream.send(subscription: Ledger())
      observer.subscription = nil
      #expect(log.all.count == 2)
    }
    #expect(gone == nil)
    #expect(log.all.last == "released (max(0))")
  }

  @Test(arguments: [true, false])
  func `secrets show dots, in whatever they are wrapped`(isWatched: Bool) {
    let log = Log("secret")
    if !isWatched { log.close() }
    func send<Value>(_ value: Value) {
      let subject = PassthroughSubject<Value, Never>()
      let token = subject.trace("secret").sink { _ in }
      subject.send(value)
      token.cancel()
    }
    let secret: Secret<String> = "correct horse"
    send(secret)
    send(Optional(secret))
    send((secret, 1))
    send([secret])
    send(["a": secret])
    send(Login())
    send(Result<Secret<String>, TestError>.success(secret))
    let values = log.all.filter { $0.hasPrefix("value") }
    #expect(values.count == (isWatched ? 7 : 0))
    #expect(values.allSatisfy { $0.contains("•••") && !$0.contains("horse") }, "\(values)")
  }

  @Test func `values are shown on one line of bounded length`() {
    let log = Log("text")
    let subject = PassthroughSubject<String, Never>()
    let token = subject.trace("text").sink { _ in }
    subject.send("Grace\n\"Hopper\"")
    subject.send(String(repeating: "가", count: 1_000_000))
    let lines = PassthroughSubject<[String: Int], Never>()
    let other = lines.trace("text", describing: { "\($0.count)\nitems" }).sink { _ in }
    lines.send(["a": 1])
    token.cancel()
    other.cancel()
    let values = log.all.filter { $0.hasPrefix("value") }
    #expect(values[0] == #"value "Grace\n\"Hopper\"" (unlimited)"#)
    #expect(values[1].hasPrefix(#"value "가가가"#))
    #expect(values[1].hasSuffix("가… (unlimited)"))
    #expect(values[1].count < 230)
    #expect(values[2] == #"value 1\nitems (unlimited)"#)
  }

  @Test func `a stream without a name is known by its place`() {
    let events = Mutex<[TraceEvent]>([])
    let token = Tracing.observe { event in events.withLock { $0.append(event) } }
    let line: UInt = #line + 1
    let stream = Just(1).trace().sink { _ in }
    token.cancel()
    stream.cancel()
    let location = "WeirTests/TraceTests.swift:\(line)"
    let mine = events.withLock { $0.filter { $0.label.location == location } }
    #expect(
      mine.map(\.kind.description) == ["subscribed", "request unlimited", "value 1", "finished"])
    #expect(mine.allSatisfy { $0.label.name == nil })
    #expect(Set(mine.map(\.subscription)).count == 1)
  }

  @Test func `what an observer does may come back to it`() {
    let subject = PassthroughSubject<Int, Never>()
    let count = Atomic(0)
    let stream = subject.trace("circle").sink { _ in }
    let token = Tracing.observe { event in
      guard event.label.name == "circle", case .value = event.kind else { return }
      // Another traced stream, and another observer, from inside the event.
      if count.add(1, ordering: .relaxed).newValue < 3 {
        Just(1).trace("circle").sink { _ in }.cancel()
        Tracing.observe { _ in }.cancel()
      }
    }
    subject.send(1)
    #expect(count.load(ordering: .relaxed) == 3)
    token.cancel()
    stream.cancel()
  }

  @Test func `nothing is left when stream and observer have gone`() throws {
    try expectNoLeaks {
      let subject = PassthroughSubject<Int, TestError>()
      let log = Log("leaks")
      let tokens = (0..<10).map { _ in
        subject.trace("leaks").sink(receiveCompletion: { _ in }, receiveValue: { _ in })
      }
      subject.send(1)
      for token in tokens { token.cancel() }
      #expect(log.all.count == 40)
    }
  }

  @Test func `streams come and go on many threads while observers do`() {
    let subject = PassthroughSubject<Int, Never>()
    let subscribe: @Sendable () -> Void = {
      for step in 0..<500 {
        let token = subject.trace("threads").sink { _ in }
        subject.send(step)
        token.cancel()
      }
    }
    sideBySide([
      subscribe, subscribe, { for _ in 0..<500 { Tracing.observe { _ in }.cancel() } },
    ])
    let log = Log("threads")
    #expect(log.all.isEmpty)
  }
}
