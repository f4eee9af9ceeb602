import Testing
import Weir
import WeirTesting

@Suite struct ReceiveOnTests {
  let scheduler = TestScheduler()

  @Test func `values and the end are delivered on the scheduler, the subscription at once`() {
    let source = Source<Int, TestError>()
    let observer = source.receive(on: scheduler).observe(.max(2))
    #expect(observer.events == ["(ReceiveOn)"])
    #expect(source.events == ["max(2)"])
    source.send(1)
    source.send(2)
    source.send(completion: .failure(.oops))
    #expect(observer.events == ["(ReceiveOn)"])
    scheduler.advance()
    #expect(observer.events == ["(ReceiveOn)", "1", "2", "#oops"])
  }

  @Test func `demand returned for a value is asked of the upstream`() {
    let source = Source<Int, Never>()
    let observer = source.receive(on: scheduler).observe(.max(1))
    observer.reply = .max(4)
    #expect(source.send(1) == Subscribers.Demand.none)
    scheduler.advance()
    #expect(source.events == ["max(1)", "max(4)"])
  }

  @Test func `a scheduler that runs its jobs backwards does not change the order`() {
    let backwards = BackwardsScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let observer = subject.receive(on: backwards).observe()
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    backwards.run()
    #expect(observer.events == ["(ReceiveOn)", "1", "2", "|"])
  }

  /// As with Combine: only values are held back.
  @Test func `who cancels while the end is on its way gets it all the same`() {
    func check<P: Publisher>(_ apply: (Snare<Int, TestError>) -> P) {
      let (snare, ledger) = (Snare<Int, TestError>(), Ledger())
      let observer = apply(snare).observe()
      snare.send(subscription: ledger)
      snare.send(1)
      snare.send(completion: .failure(.oops))
      observer.subscription?.cancel()
      scheduler.advance(by: .seconds(1))
      #expect(observer.events.dropFirst() == ["#oops"])
      #expect(ledger.events == ["unlimited"])
    }
    check { $0.receive(on: scheduler) }
    check { $0.delay(for: .milliseconds(1), scheduler: scheduler) }
  }

  @Test func `after cancel the jobs that are left do nothing`() {
    let source = Source<Int, Never>()
    let observer = source.receive(on: scheduler).observe()
    source.send(1)
    observer.subscription?.cancel()
    scheduler.advance()
    #expect(observer.events == ["(ReceiveOn)"])
    #expect(source.events == ["unlimited", "cancel"])
  }

  @Test func `delay delivers later, in order, the end too`() {
    let subject = PassthroughSubject<Int, Never>()
    let observer = subject.delay(for: .milliseconds(100), scheduler: scheduler).observe()
    subject.send(1)
    scheduler.advance(by: .milliseconds(50))
    subject.send(2)
    subject.send(completion: .finished)
    scheduler.advance(by: .milliseconds(50))
    #expect(observer.events == ["(Delay)", "1"])
    scheduler.advance(by: .milliseconds(50))
    #expect(observer.events == ["(Delay)", "1", "2", "|"])
  }
}

/// Runs the jobs it was given last first.
private final class BackwardsScheduler: Scheduler {
  var jobs: [() -> Void] = []
  let now = MonotonicTime(nanoseconds: 0)
  let minimumTolerance = MonotonicTime.Stride(nanoseconds: 0)

  func run() {
    while let job = jobs.popLast() { job() }
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) { jobs.append(action) }

  func schedule(
    after date: MonotonicTime, tolerance: MonotonicTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) { jobs.append(action) }

  func schedule(
    after date: MonotonicTime, interval: MonotonicTime.Stride, tolerance: MonotonicTime.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    jobs.append(action)
    return Subscriptions.empty
  }
}
