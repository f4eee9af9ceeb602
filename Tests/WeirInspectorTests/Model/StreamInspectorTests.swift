import Testing
import Weir
import WeirTesting

@testable import WeirInspector

@Suite struct StreamInspectorTests {
  private let clock = TestScheduler()
  private let inspector: StreamInspector

  init() {
    inspector = StreamInspector(scheduler: clock.eraseToAnyScheduler(), capacity: 5)
  }

  /// The streams of this test alone: others run side by side and name their own.
  private func stream(_ name: String) -> StreamSnapshot.Stream? {
    inspector.snapshot.streams.first { $0.name == name }
  }

  private func words(_ name: String) -> [String] {
    (stream(name)?.events ?? []).map(\.kind.description)
  }

  private func record(_ name: String, _ kind: TraceEvent.Kind, _ subscription: UInt64 = 1) {
    inspector.record(
      TraceEvent(
        subscription: subscription, label: TraceLabel(name, file: "A/A.swift", line: 1), kind: kind,
        demand: kind.isEnd ? .none : .unlimited))
  }

  @Test func `events of a stream come with their time, the live count and the demand`() throws {
    inspector.open()
    let subject = PassthroughSubject<Int, Never>()
    clock.advance(by: .milliseconds(100))
    let first = subject.trace("counts").sink { _ in }
    clock.advance(by: .milliseconds(200))
    let second = subject.trace("counts").sink { _ in }
    subject.send(7)
    first.cancel()
    let stream = try #require(self.stream("counts"))
    #expect(
      stream.events.map(\.kind.description) == [
        "subscribed", "request unlimited", "value 7", "value 7", "cancelled",
      ])
    #expect(stream.events.map(\.live) == [2, 2, 2, 2, 1])
    #expect(
      stream.events.map { inspector.snapshot.start.distance(to: $0.time) } == [
        .milliseconds(300), .milliseconds(300), .milliseconds(300), .milliseconds(300),
        .milliseconds(300),
      ])
    #expect(stream.live == 1)
    #expect(stream.liveBefore == 1)
    #expect(stream.demand == .unlimited)
    #expect(stream.lastValue == "7")
    second.cancel()
    #expect(self.stream("counts")?.live == 0)
    #expect(self.stream("counts")?.demand == Subscribers.Demand.none)
  }

  @Test func `demand is that of all subscriptions together, and counts down`() {
    inspector.open()
    let subject = PassthroughSubject<Int, Never>()
    let recorders = [2, 3].map { count in
      let recorder = Recorder<Int, Never>(demand: .max(count))
      subject.trace("demand").subscribe(recorder)
      return recorder
    }
    #expect(stream("demand")?.demand == .max(5))
    subject.send(1)
    #expect(stream("demand")?.demand == .max(3))
    recorders[1].cancel()
    #expect(stream("demand")?.demand == .max(1))
  }

  @Test func `what is subscribed to already is there when it opens, without a past`() {
    let subject = PassthroughSubject<Int, Never>()
    let token = subject.trace("before").sink { _ in }
    subject.send(1)
    #expect(stream("before") == nil)
    inspector.open()
    #expect(stream("before")?.live == 1)
    #expect(stream("before")?.liveBefore == 1)
    #expect(stream("before")?.demand == .unlimited)
    #expect(words("before") == [])
    subject.send(2)
    #expect(words("before") == ["value 2"])
    token.cancel()
  }

  @Test func `closed it forgets all and records nothing`() {
    inspector.open()
    record("closed", .subscribed)
    inspector.pause()
    inspector.close()
    #expect(!inspector.isOpen)
    #expect(!inspector.isPaused)
    let subject = PassthroughSubject<Int, Never>()
    let token = subject.trace("closed").sink { _ in }
    subject.send(1)
    token.cancel()
    // What was on its way on another thread when it closed.
    record("closed", .value("late"))
    #expect(inspector.snapshot.streams.isEmpty)
    inspector.open()
    record("closed", .value("late"))
    #expect(stream("closed") == nil)
  }

  @Test func `of each stream the latest events are kept`() {
    record("bound", .subscribed)
    for value in 1...9 { record("bound", .value("\(value)")) }
    #expect(words("bound") == (5...9).map { "value \($0)" })
    #expect(stream("bound")?.liveBefore == 1)
    record("other", .subscribed)
    #expect(words("bound").count == 5)
  }

  @Test func `of too many streams the first that nobody subscribes to goes`() {
    for number in 0..<StreamInspector.streamLimit { record("stream \(number)", .subscribed) }
    record("late", .subscribed)
    #expect(stream("late") == nil)
    record("stream 7", .finished)
    record("late", .subscribed)
    #expect(stream("stream 7") == nil)
    #expect(stream("late")?.live == 1)
    #expect(inspector.snapshot.streams.count == StreamInspector.streamLimit)
  }

  @Test func `paused it stands still and goes on recording`() {
    record("pause", .subscribed)
    inspector.pause()
    let moment = inspector.snapshot.now
    clock.advance(by: .seconds(3))
    record("pause", .value("1"))
    record("new", .subscribed)
    #expect(words("pause") == ["subscribed"])
    #expect(stream("new") == nil)
    #expect(inspector.snapshot.now == moment)
    #expect(inspector.snapshot.waiting == 2)
    inspector.resume()
    #expect(words("pause") == ["subscribed", "value 1"])
    #expect(stream("new") != nil)
    #expect(moment.distance(to: inspector.snapshot.now) == .seconds(3))
    #expect(inspector.snapshot.waiting == 0)
  }

  @Test func `a step shows the next event of all streams, at its time`() {
    record("a", .subscribed)
    inspector.pause()
    let moment = inspector.snapshot.now
    clock.advance(by: .seconds(1))
    record("b", .subscribed)
    clock.advance(by: .seconds(1))
    record("a", .value("1"))
    #expect(inspector.step())
    #expect(words("b") == ["subscribed"])
    #expect(words("a") == ["subscribed"])
    #expect(moment.distance(to: inspector.snapshot.now) == .seconds(1))
    #expect(inspector.step())
    #expect(words("a") == ["subscribed", "value 1"])
    #expect(moment.distance(to: inspector.snapshot.now) == .seconds(2))
    #expect(!inspector.step())
    inspector.resume()
    #expect(!inspector.step())
  }

  @Test func `counts of a paused stream are those of its moment`() {
    record("moment", .subscribed, 1)
    inspector.pause()
    record("moment", .subscribed, 2)
    record("moment", .finished, 1)
    record("moment", .finished, 2)
    #expect(stream("moment")?.live == 1)
    inspector.step()
    #expect(stream("moment")?.live == 2)
    inspector.resume()
    #expect(stream("moment")?.live == 0)
  }

  @Test func `cleared it forgets events, and streams that are over`() {
    record("over", .subscribed, 1)
    record("over", .finished, 1)
    record("alive", .subscribed, 2)
    inspector.pause()
    record("alive", .value("1"), 2)
    inspector.clear()
    #expect(stream("over") == nil)
    #expect(stream("alive")?.live == 1)
    #expect(stream("alive")?.events.isEmpty == true)
    #expect(inspector.snapshot.waiting == 0)
    #expect(inspector.isPaused)
    record("alive", .value("2"), 2)
    #expect(inspector.step())
    #expect(words("alive") == ["value 2"])
  }

  @Test func `sinks that are printed are no streams`() {
    inspector.record(
      TraceEvent(
        subscription: 1,
        label: TraceLabel("sink", file: "A/A.swift", line: 1, isSubscriber: true),
        kind: .subscribed))
    #expect(inspector.snapshot.streams.isEmpty)
  }

  @Test func `secrets are recorded as dots`() {
    inspector.open()
    let subject = CurrentValueSubject<Secret<String>, Never>("correct horse")
    let token = subject.trace("password").map(\.exposed).sink { _ in }
    subject.send("battery staple")
    token.cancel()
    #expect(stream("password")?.events.compactMap(\.value) == ["•••", "•••"])
  }

  @Test func `nothing is left of it`() throws {
    try expectNoLeaks {
      let subject = PassthroughSubject<Int, Never>()
      weak var gone: StreamInspector?
      do {
        let inspector = StreamInspector(scheduler: clock.eraseToAnyScheduler())
        gone = inspector
        inspector.open()
        let token = subject.trace("leak").sink { _ in }
        subject.send(1)
        token.cancel()
      }
      #expect(gone == nil)
    }
  }
}
