import Testing
import Weir
import WeirTesting

/// What operators make of an upstream that goes on sending: after the end, after a cancel, and
/// without being asked.
@Suite struct CarelessUpstreamTests {
  private typealias Upstream = TestPublisher<Int, TestError>

  private func check<P: Publisher>(
    _ apply: (Upstream) -> P, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let ended = Upstream(isCareless: true)
    let first = apply(ended).observe()
    ended.send(completion: .finished)
    let events = first.events
    #expect(events.last == "|", sourceLocation: sourceLocation)
    sendMore(ended)
    #expect(first.events == events, sourceLocation: sourceLocation)
    #expect(ended.subscription?.cancelCount == 0, sourceLocation: sourceLocation)

    let cancelled = Upstream(isCareless: true)
    let second = apply(cancelled).observe()
    second.subscription?.cancel()
    second.subscription?.request(.max(1))
    second.subscription?.cancel()
    sendMore(cancelled)
    #expect(second.events.count == 1, sourceLocation: sourceLocation)
    #expect(cancelled.subscription?.cancelCount == 1, sourceLocation: sourceLocation)
    let late = cancelled.sendSubscription()
    #expect(late.cancelCount == 1, sourceLocation: sourceLocation)
    #expect(late.requests == [], sourceLocation: sourceLocation)
  }

  private func sendMore(_ upstream: Upstream) {
    #expect(upstream.send(1) == .none)
    upstream.send(completion: .finished)
    upstream.send(completion: .failure(.oops))
    #expect(upstream.send(2) == .none)
  }

  @Test func `nothing comes after the end or after a cancel`() {
    let done = Empty<Int, TestError>()
    let never = Empty<Int, TestError>(completeImmediately: false)
    check { $0.merge(with: done) }
    check { $0.combineLatest(done) }
    check { $0.zip(never) }
    check { $0.flatMap { Just($0).setFailureType(to: TestError.self) } }
    check { $0.map { _ in done }.switchToLatest() }
    check { $0.append([]) }
    check { $0.prepend([]) }
    check { $0.catch { _ in Just(1) } }
    check { $0.tryCatch { _ in Just(1) } }
    check { $0.retry(3) }
    check { $0.replaceError(with: 1) }
    check { $0.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest) }
    check { $0.drop(untilOutputFrom: never) }
    check { $0.prefix(untilOutputFrom: never) }
  }

  @Test func `what was not asked for is dropped, kept or sent on, as with Combine`() {
    let upstream = Upstream()
    let appending = upstream.append(9).observe(.max(1))
    for value in 1...3 { upstream.send(value) }
    #expect(appending.values == [1])

    let left = Upstream()
    let zipping = left.zip((1...3).publisher.setFailureType(to: TestError.self), +).observe(.max(3))
    for value in 1...3 { left.send(value * 10) }
    #expect(zipping.values == [11, 22, 33])

    let open = Upstream()
    let passing = open.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false))
      .observe(.max(1))
    for value in 1...3 { open.send(value) }
    #expect(passing.values == [1, 2, 3])
  }

  @Test func `operators that count values stop at one that was not asked for`() async {
    await #expect(processExitsWith: .failure) {
      let upstream = TestPublisher<Int, TestError>()
      _ = upstream.catch { _ in Just(1) }.observe(nil)
      upstream.send(1)
    }
    await #expect(processExitsWith: .failure) {
      let upstream = TestPublisher<Int, TestError>()
      _ = upstream.tryCatch { _ in Just(1) }.observe(nil)
      upstream.send(1)
    }
    await #expect(processExitsWith: .failure) {
      let upstream = TestPublisher<Int, TestError>()
      _ = upstream.retry(2).observe(nil)
      upstream.send(1)
    }
    await #expect(processExitsWith: .failure) {
      let upstream = TestPublisher<Int, TestError>()
      _ = upstream.replaceError(with: 2).observe(nil)
      upstream.send(1)
    }
    await #expect(processExitsWith: .failure) {
      let outer = PassthroughSubject<TestPublisher<Int, TestError>, TestError>()
      let inner = TestPublisher<Int, TestError>()
      _ = outer.switchToLatest().observe(nil)
      outer.send(inner)
      inner.send(1)
    }
  }
}
