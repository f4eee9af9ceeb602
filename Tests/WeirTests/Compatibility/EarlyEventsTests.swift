import Testing
import Weir
import WeirTesting

/// What operators make of an upstream that sends before it has sent its subscription.
@Suite struct EarlyEventsTests {
  private typealias Upstream = TestPublisher<Int, TestError>

  /// `value` is what there is after an early value, nil if that stops the program; `end` what there is
  /// after an early end.
  private func check<P: Publisher>(
    value: [String]?, end: [String], _ apply: (Upstream) -> P,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if let value {
      let upstream = Upstream(sendsSubscription: false)
      let observer = apply(upstream).observe(nil)
      #expect(upstream.send(1) == .none, sourceLocation: sourceLocation)
      #expect(observer.events == value, sourceLocation: sourceLocation)
    }
    let upstream = Upstream(sendsSubscription: false)
    let observer = apply(upstream).observe(nil)
    upstream.send(completion: .finished)
    #expect(observer.events == end, sourceLocation: sourceLocation)
  }

  @Test func `before the subscription values are left out, and the end mostly`() {
    let never = Empty<Int, TestError>(completeImmediately: false)
    check(value: [], end: []) { $0.append(1) }
    check(value: ["(Concatenate)"], end: ["(Concatenate)"]) {
      $0.prepend(Empty<Int, TestError>())
    }
    check(value: nil, end: []) { $0.catch { _ in Just(1) } }
    check(value: nil, end: []) { $0.tryCatch { _ in Just(1) } }
    check(value: nil, end: ["|"]) { $0.retry(3) }
    check(value: ["(ReplaceError)"], end: ["(ReplaceError)"]) { $0.replaceError(with: 1) }
    check(value: [], end: []) { $0.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest) }
    check(value: ["(FlatMap)"], end: ["(FlatMap)", "|"]) {
      $0.flatMap { Just($0).setFailureType(to: TestError.self) }
    }
    check(value: ["(SwitchToLatest)"], end: ["(SwitchToLatest)", "|"]) {
      $0.map { _ in never }.switchToLatest()
    }
    check(value: ["(DropUntilOutput)"], end: ["(DropUntilOutput)", "|"]) {
      $0.drop(untilOutputFrom: never)
    }
    check(value: [], end: []) { $0.prefix(untilOutputFrom: never) }
    check(value: ["(Multicast)"], end: ["(Multicast)"]) { $0.share() }
    check(value: ["(Zip)"], end: ["(Zip)"]) { $0.zip(never) }
    check(value: ["(CombineLatest)"], end: ["(CombineLatest)"]) { $0.combineLatest(never) }
    check(value: ["(Merge)"], end: ["(Merge)"]) { $0.merge(with: never) }
  }

  @Test func `operators that keep nothing pass on what comes early`() {
    check(value: ["1"], end: ["|"]) { $0.mapError { $0 } }
    check(value: ["1"], end: ["|"]) { $0.assertNoFailure() }
  }

  @Test func `the other publisher of drop and prefix until output is held to the same`() {
    let upstream = Source<Int, TestError>()
    let other = Upstream(sendsSubscription: false)
    let observer = upstream.prefix(untilOutputFrom: other).observe()
    other.send(1)
    other.send(completion: .finished)
    #expect(observer.events == ["(PrefixUntilOutput)"])
    #expect(upstream.events == ["unlimited"])

    let trigger = Upstream(sendsSubscription: false)
    let dropping = Source<Int, TestError>().drop(untilOutputFrom: trigger).observe()
    trigger.send(1)
    #expect(dropping.events == ["(DropUntilOutput)"])
    trigger.send(completion: .finished)
    #expect(dropping.events == ["(DropUntilOutput)", "|"])
  }

  @Test func `operators that count values stop at one that comes too early`() async {
    await #expect(processExitsWith: .failure) {
      let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
      _ = upstream.catch { _ in Just(1) }.observe(nil)
      upstream.send(1)
    }
    await #expect(processExitsWith: .failure) {
      let upstream = TestPublisher<Int, TestError>(sendsSubscription: false)
      _ = upstream.retry(1).observe(nil)
      upstream.send(1)
    }
  }
}
