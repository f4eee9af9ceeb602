import Testing
import Weir
import WeirTesting

private struct Broken: Error, Equatable {}

@Suite struct RecorderTests {
  @Test func `it writes down the subscription, the values and the end`() {
    let subject = PassthroughSubject<Int, Broken>()
    let recorder = subject.record()
    #expect(recorder.isSubscribed)
    subject.send(1)
    subject.send(2)
    #expect(recorder.completion == nil)
    subject.send(completion: .failure(Broken()))

    #expect(recorder.values == [1, 2])
    #expect(recorder.completion == .failure(Broken()))
    #expect(
      recorder.history.map(\.event) == [
        .subscription, .value(1), .value(2), .completion(.failure(Broken())),
      ])
    #expect(!recorder.isSubscribed)
  }

  @Test func `it writes down when each value came`() {
    let scheduler = TestScheduler(now: MonotonicTime(nanoseconds: 5)) as TestScheduler<_, Never>
    let subject = PassthroughSubject<String, Never>()
    let recorder = subject.record(on: scheduler)
    subject.send("a")
    scheduler.advance(by: 2)
    subject.send("b")
    scheduler.advance(by: 1)
    subject.send(completion: .finished)
    #expect(recorder.times == [0, 2])
    #expect(recorder.history.map(\.time) == [0, 0, 2, 3])
  }

  @Test func `without demand nothing comes until it asks`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = subject.record(demand: .none)
    #expect(recorder.values == [])
    recorder.request(.max(2))
    subject.send(2)
    subject.send(3)
    #expect(recorder.values == [1, 2])
  }

  @Test func `what is asked for before the subscription waits for it`() {
    let recorder = Recorder<Int, Never>(demand: .none)
    recorder.request(.max(1))
    recorder.request(.max(1))
    let subject = PassthroughSubject<Int, Never>()
    subject.subscribe(recorder)
    for value in 1...3 { subject.send(value) }
    #expect(recorder.values == [1, 2])
  }

  @Test func `it can ask for more with each value`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.record(demand: .max(1))
    recorder.demandPerValue = .max(1)
    subject.send(1)
    subject.send(2)
    recorder.demandPerValue = .none
    subject.send(3)
    subject.send(4)
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func `it can be cancelled from inside a value`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.record()
    recorder.onValue { if $0 == 2 { recorder.cancel() } }
    for value in 1...3 { subject.send(value) }
    #expect(recorder.values == [1, 2])
    #expect(!recorder.isSubscribed)
  }

  @Test func `a second subscription is refused`() {
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    let recorder = first.record()
    second.subscribe(recorder)
    second.send(2)
    first.send(1)
    #expect(recorder.values == [1])
    recorder.cancel()
  }

  @Test func `values after the end are written down too`() {
    let recorder = Recorder<Int, Never>()
    recorder.receive(completion: .finished)
    _ = recorder.receive(1)
    #expect(recorder.history.map(\.event) == [.completion(.finished), .value(1)])
  }

  @Test func `after the end or a cancel it lets go of everything`() throws {
    try expectNoLeaks {
      let subject = PassthroughSubject<Int, Never>()
      let cancelled = subject.record()
      cancelled.onValue { _ in _ = cancelled }
      cancelled.cancel()
      let finished = subject.record()
      finished.onValue { _ in _ = finished }
      subject.send(completion: .finished)
    }
    weak let freed: Recorder<Int, Never>?
    do {
      let recorder = PassthroughSubject<Int, Never>().record()
      recorder.onValue { _ in _ = recorder }
      freed = recorder
      recorder.cancel()
    }
    #expect(freed == nil)
  }
}
