import Synchronization
import Testing

@testable import Weir

@Suite struct TracePrinterTests {
  private func printed(_ filter: String, _ events: [TraceEvent]) throws -> [String] {
    final class Page: Sendable {
      let lines = Mutex<[String]>([])
      let time = Atomic<Int64>(5_000_000_000)
    }
    let page = Page()
    let printer = TracePrinter(
      try #require(TraceFilter(filter)),
      now: { MonotonicTime(nanoseconds: page.time.load(ordering: .relaxed)) },
      write: { line in page.lines.withLock { $0.append(line) } })
    for event in events {
      page.time.add(1_000_123_456, ordering: .relaxed)
      printer.receive(event)
    }
    return page.lines.withLock { $0 }
  }

  private func event(_ name: String?, _ kind: TraceEvent.Kind) -> TraceEvent {
    TraceEvent(
      subscription: 3, label: TraceLabel(name, file: "FormModels/SignUpModel.swift", line: 61),
      kind: kind)
  }

  @Test func `a line has the time, the name and number, the place, and what has happened`() throws {
    let lines = try printed(
      "1",
      [
        event("name", .subscribed), event("name", .requested(.unlimited)),
        event("name", .value(#""Grace""#)), event(nil, .failed("timedOut")),
      ])
    #expect(
      lines == [
        "+1.000123 name#3 FormModels/SignUpModel.swift:61 subscribed\n",
        "+2.000246 name#3 FormModels/SignUpModel.swift:61 request unlimited\n",
        "+3.000370 name#3 FormModels/SignUpModel.swift:61 value \"Grace\"\n",
        "+4.000493 stream#3 FormModels/SignUpModel.swift:61 failed timedOut\n",
      ])
  }

  @Test func `what comes from where secrets are typed is known, whatever has been made of it`() {
    struct Typed: Publisher, SecretSource {
      typealias Output = String
      typealias Failure = Never
      let isSecret: Bool
      func receive<S: Subscriber<String, Never>>(subscriber: S) {}
    }
    // Who else listens to it is not looked through.
    let other = PassthroughSubject<Int, Never>()
    let listeners = (0..<1000).map { _ in other.sink { _ in } }
    func check(_ typed: Typed) {
      for publisher: any Publisher in [
        typed, typed.map(\.count), typed.removeDuplicates().eraseToAnyPublisher().map(\.count),
        other.combineLatest(typed.filter { !$0.isEmpty }), Publishers.MergeMany([typed]),
        typed.debounce(for: .zero, scheduler: ImmediateScheduler.shared),
      ] as [any Publisher] {
        #expect(Tracing.hidesValues(of: publisher) == typed.isSecret, "\(publisher)")
      }
    }
    check(Typed(isSecret: true))
    check(Typed(isSecret: false))
    #expect(!Tracing.hidesValues(of: Just(Array(0..<100_000))))
    withExtendedLifetime(listeners) {}
  }

  @Test func `nothing and 0 ask for nothing`() {
    #expect(TraceFilter("") == nil)
    #expect(TraceFilter("0") == nil)
    #expect(TraceFilter(",") == nil)
  }

  @Test(arguments: [
    ("1", true), ("*", true), ("name", true), ("other,name", true), ("nam", false), ("na*", true),
    ("*me", true), ("n*m*e", true), ("n*x*e", false), ("FormModels/*", true), ("*:61", true),
    ("*:6", false), ("*SignUp*", true), ("FormViews/*", false), ("**name**", true),
  ])
  func `names and places are chosen by pattern`(pattern: String, isChosen: Bool) throws {
    #expect(try printed(pattern, [event("name", .finished)]).isEmpty == !isChosen)
  }

  @Test func `a pattern with many stars is decided at once`() throws {
    let name = String(repeating: "a", count: 5_000)
    let filter = try #require(TraceFilter(String(repeating: "a*", count: 200) + "b"))
    #expect(!filter.matches(TraceLabel(name, file: "A/A.swift", line: 1)))
  }
}
