import Testing
import Weir
import WeirTesting

/// What a publisher sees of the operator below it.
@Suite struct SubscriberFromAboveTests {
  private typealias Upstream = Snare<Int, TestError>

  /// The subscriber has a name, the subscription handed down has the same, and the subscriber can be
  /// cancelled before its own subscription has come, which then hears of `early`.
  private func check<P: Publisher>(
    _ name: String, early: [String] = ["cancel"], _ apply: (Upstream) -> P
  ) {
    let upstream = Upstream()
    let observer = apply(upstream).observe(nil)
    #expect(upstream.name == name)
    let ledger = Ledger()
    upstream.send(subscription: ledger)
    #expect(observer.events == ["(\(name))"], "\(name)")

    let cancelled = Upstream()
    _ = apply(cancelled).observe(nil)
    if let subscription = cancelled.subscription {
      subscription.cancel()
      let late = Ledger()
      cancelled.send(subscription: late)
      #expect(late.events == early, "\(name)")
    } else {
      Issue.record("the subscriber of \(name) is no subscription")
    }
  }

  @Test func `it goes by the name of the operator and can be cancelled early`() {
    let never = Empty<Int, TestError>(completeImmediately: false)
    check("TryMap", early: []) { $0.tryMap { $0 } }
    check("TryScan", early: []) { $0.tryScan(0, +) }
    check("Encode", early: []) { $0.encode(encoder: NumberCoder()) }
    check("Decode", early: []) { $0.decode(type: Int.self, decoder: NumberCoder()) }
    check("TryFilter") { $0.tryFilter { _ in true } }
    check("TryCompactMap") { $0.tryCompactMap { $0 } }
    check("RemoveDuplicates") { $0.removeDuplicates() }
    check("TryRemoveDuplicates") { $0.tryRemoveDuplicates { $0 == $1 } }
    check("DropWhile", early: []) { $0.drop { _ in true } }
    check("TryDropWhile", early: []) { $0.tryDrop { _ in true } }
    check("PrefixWhile") { $0.prefix { _ in true } }
    check("TryPrefixWhile") { $0.tryPrefix { _ in true } }
    check("ReplaceEmpty", early: ["unlimited"]) { $0.replaceEmpty(with: 1) }
    check("Output", early: []) { $0.prefix(3) }
    check("Drop", early: ["max(1)"]) { $0.dropFirst() }
    check("DropUntilOutput") { $0.drop(untilOutputFrom: never) }
    check("PrefixUntilOutput") { $0.prefix(untilOutputFrom: never) }
    check("MeasureInterval", early: []) { $0.measureInterval(using: ImmediateScheduler.shared) }
    check("CollectByCount", early: []) { $0.collect(2) }
    check("Reduce", early: ["unlimited"]) { $0.reduce(0, +) }
    check("TryReduce", early: ["unlimited"]) { $0.tryReduce(0, +) }
    check("Count", early: ["unlimited"]) { $0.count() }
    check("Collect", early: ["unlimited"]) { $0.collect() }
    check("Comparison", early: ["unlimited"]) { $0.min() }
    check("TryComparison", early: ["unlimited"]) { $0.tryMax(by: <) }
    check("Contains", early: ["unlimited"]) { $0.contains(1) }
    check("ContainsWhere", early: ["unlimited"]) { $0.contains { _ in true } }
    check("TryContainsWhere", early: ["unlimited"]) { $0.tryContains { _ in true } }
    check("AllSatisfy", early: ["unlimited"]) { $0.allSatisfy { _ in true } }
    check("TryAllSatisfy", early: ["unlimited"]) { $0.tryAllSatisfy { _ in true } }
    check("First", early: ["unlimited"]) { $0.first() }
    check("TryFirst", early: ["unlimited"]) { $0.first { _ in true } }
    check("TryFirstWhere", early: ["unlimited"]) { $0.tryFirst { _ in true } }
    check("Last", early: ["unlimited"]) { $0.last() }
    check("LastWhere", early: ["unlimited"]) { $0.last { _ in true } }
    check("TryLastWhere", early: ["unlimited"]) { $0.tryLast { _ in true } }
    check("Print", early: []) { $0.print(to: Nowhere()) }
    check("Trace") { $0.trace("from above") }
    check("HandleEvents") { $0.handleEvents() }
    check("Catch") { $0.catch { _ in Just(1) } }
    check("Retry") { $0.retry(1) }
    check("ReplaceError", early: []) { $0.replaceError(with: 1) }
    check("Concatenate") { $0.append(1) }
    check("Buffer", early: ["unlimited"]) {
      $0.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest)
    }
    check("FlatMap") { $0.flatMap { Just($0).setFailureType(to: TestError.self) } }
    check("Zip") { $0.zip(never) }
    check("CombineLatest") { $0.combineLatest(never) }
    check("Merge") { $0.merge(with: never) }
    check("ReceiveOn") { $0.receive(on: ImmediateScheduler.shared) }
    check("Delay") { $0.delay(for: 0, scheduler: ImmediateScheduler.shared) }
    check("SubscribeOn") { $0.subscribe(on: ImmediateScheduler.shared) }
    check("Debounce") { $0.debounce(for: 0, scheduler: ImmediateScheduler.shared) }
    check("Throttle") { $0.throttle(for: 0, scheduler: ImmediateScheduler.shared, latest: true) }
    check("Timeout", early: []) { $0.timeout(1, scheduler: TestScheduler()) }
  }

  /// These hand down the subscription they get.
  private func checkTransparent<P: Publisher>(_ name: String, _ apply: (Upstream) -> P) {
    let upstream = Upstream()
    let observer = apply(upstream).observe(nil)
    #expect(upstream.name == name)
    let ledger = Ledger()
    upstream.send(subscription: ledger)
    #expect(observer.subscription as AnyObject === ledger, "\(name)")
  }

  @Test func `operators that keep nothing hand down the subscription of their upstream`() {
    checkTransparent("Map") { $0.map { $0 } }
    checkTransparent("ValueForKey") { $0.map(\.description) }
    checkTransparent("ValueForKeys") { $0.map(\.description, \.hashValue) }
    checkTransparent("Filter") { $0.filter { _ in true } }
    checkTransparent("CompactMap") { $0.compactMap { $0 } }
    checkTransparent("Scan") { $0.scan(0, +) }
    checkTransparent("IgnoreOutput") { $0.ignoreOutput() }
    checkTransparent("MapError") { $0.mapError { $0 } }
    checkTransparent("AssertNoFailure") { $0.assertNoFailure() }
    checkTransparent("Breakpoint") { $0.breakpoint() }
  }

  @Test func `the subscription of autoconnect is the one of the connectable publisher`() {
    let connectable = PassthroughSubject<Int, Never>().makeConnectable()
    let direct = connectable.observe()
    let observer = connectable.autoconnect().observe()
    #expect(observer.events == direct.events)
  }
}
