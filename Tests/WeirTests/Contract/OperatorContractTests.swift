import Testing
import Weir
import WeirTesting

/// An operator as a function, for the checks that all operators have to pass.
struct Specimen: CustomTestStringConvertible, @unchecked Sendable {
  typealias Source = AnyPublisher<Int, TestError>

  let name: String
  /// Runs the checks of `Bench` on the operator's own types.
  let check: (Bench) throws -> Void
  /// Runs the check with a farewell.
  let checkFarewell: () throws -> Void

  init<P: Publisher>(
    _ name: String, _ apply: @escaping (Source, TestScheduler<MonotonicTime, Never>) -> P
  ) {
    self.name = name
    check = { bench in try bench.run(apply) }
    checkFarewell = { try Bench.runWithFarewell(apply) }
  }

  var testDescription: String { name }
}

/// One course of events that an operator is put through.
struct Bench: CustomTestStringConvertible, Sendable {
  enum End { case finished, failure, cancel, cancelInside, none }

  let demand: Subscribers.Demand
  let reply: Subscribers.Demand
  let end: End

  var testDescription: String { "demand \(demand), reply \(reply), \(end)" }

  func run<P: Publisher>(
    _ apply: (Specimen.Source, TestScheduler<MonotonicTime, Never>) -> P
  ) throws {
    try expectNoLeaks {
      let scheduler = TestScheduler()
      let subject = PassthroughSubject<Int, TestError>()
      let judge = Judge<P.Output, P.Failure>(
        initialDemand: demand, reply: reply, cancelsAtValue: end == .cancelInside ? 1 : nil)
      weak var upstream: Upstream?
      do {
        let held = Upstream()
        upstream = held
        let source = subject.map { value in withExtendedLifetime(held) { value } }
        apply(source.eraseToAnyPublisher(), scheduler).subscribe(judge)
      }
      scheduler.advance(by: .milliseconds(1))
      for value in 1...5 {
        subject.send(value)
        scheduler.advance(by: .milliseconds(30))
      }
      switch end {
      case .finished: subject.send(completion: .finished)
      case .failure: subject.send(completion: .failure(.oops))
      case .cancel: judge.cancel()
      case .cancelInside, .none: break
      }
      subject.send(6)
      scheduler.advance(by: .seconds(10))
      // A result that waits for demand gets it; then all must have been let go.
      if !judge.isOver { judge.request(.max(1)) }
      scheduler.advance(by: .seconds(10))
      if !judge.isOver { judge.cancel() }
      scheduler.advance(by: .seconds(10))
      #expect(judge.breaches == [])
      // The subscription is still there, but holds no one above it.
      #expect(upstream == nil)
      withExtendedLifetime(judge) {}
    }
  }

  /// Cancels while what the chain holds cancels and sends again as it is let go.
  static func runWithFarewell<P: Publisher>(
    _ apply: (Specimen.Source, TestScheduler<MonotonicTime, Never>) -> P
  ) throws {
    try expectNoLeaks {
      let scheduler = TestScheduler()
      let subject = PassthroughSubject<Int, TestError>()
      let judge = Judge<P.Output, P.Failure>(initialDemand: .unlimited)
      do {
        let farewell = Farewell { [weak judge] in
          subject.send(9)
          judge?.subscription?.cancel()
          subject.send(completion: .finished)
        }
        let source = subject.map { value in withExtendedLifetime(farewell) { value } }
        apply(source.eraseToAnyPublisher(), scheduler).subscribe(judge)
      }
      scheduler.advance(by: .milliseconds(1))
      subject.send(1)
      subject.send(2)
      judge.cancel()
      subject.send(3)
      scheduler.advance(by: .seconds(10))
      #expect(judge.breaches == [])
    }
  }

  static let all: [Bench] = [
    Bench(demand: .unlimited, reply: .none, end: .finished),
    Bench(demand: .unlimited, reply: .none, end: .failure),
    Bench(demand: .unlimited, reply: .none, end: .cancel),
    Bench(demand: .unlimited, reply: .none, end: .cancelInside),
    Bench(demand: .max(1), reply: .max(1), end: .finished),
    Bench(demand: .max(1), reply: .none, end: .finished),
    Bench(demand: .max(2), reply: .none, end: .failure),
    Bench(demand: .max(1), reply: .none, end: .cancel),
    Bench(demand: .none, reply: .none, end: .finished),
    Bench(demand: .none, reply: .none, end: .failure),
    Bench(demand: .none, reply: .none, end: .none),
  ]
}

/// Something that a chain holds at its upper end.
private final class Upstream {}

/// Runs a closure when it goes.
private final class Farewell {
  private let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }

  deinit { run() }
}

@Suite struct OperatorContractTests {
  @Test(arguments: Specimen.all)
  func `survives what sends and cancels as it is let go`(specimen: Specimen) throws {
    try specimen.checkFarewell()
  }

  @Test(arguments: Specimen.all, Bench.all)
  func `keeps the contract and lets everything go`(specimen: Specimen, bench: Bench) throws {
    try specimen.check(bench)
  }
}

extension Specimen {
  static let all: [Specimen] = transforming + filtering + reducing + combining + timing + others

  static let transforming: [Specimen] = [
    Specimen("map by key path") { source, _ in source.map(\.description, \.hashValue) },
    Specimen("map") { source, _ in source.map { $0 + 1 } },
    Specimen("tryMap") { source, _ in source.tryMap { $0 } },
    Specimen("tryMap, throwing") { source, _ in
      source.tryMap { if $0 == 3 { throw TestError.oops } }
    },
    Specimen("compactMap") { source, _ in source.compactMap { $0 > 2 ? $0 : nil } },
    Specimen("scan") { source, _ in source.scan(0, +) },
    Specimen("tryScan, throwing") { source, _ in
      source.tryScan(0) { if $1 == 3 { throw TestError.oops } else { $0 + $1 } }
    },
    Specimen("flatMap") { source, _ in
      source.flatMap { Publishers.Sequence<[Int], TestError>(sequence: [$0, $0]) }
    },
    Specimen("flatMap, one at a time, delayed") { source, scheduler in
      source.flatMap(maxPublishers: .max(1)) {
        Just($0).delay(for: .milliseconds(50), scheduler: scheduler)
          .setFailureType(to: TestError.self)
      }
    },
    Specimen("flatMap to itself") { source, _ in source.flatMap { _ in source } },
  ]

  static let reducing: [Specimen] = [
    Specimen("collect") { source, _ in source.collect() },
    Specimen("collect by two") { source, _ in source.collect(2) },
    Specimen("collect by time") { source, scheduler in
      source.collect(.byTime(scheduler, .milliseconds(70)))
    },
    Specimen("collect by time or count") { source, scheduler in
      source.collect(.byTimeOrCount(scheduler, .milliseconds(70), 2))
    },
    Specimen("reduce") { source, _ in source.reduce(0, +) },
    Specimen("tryReduce, throwing") { source, _ in
      source.tryReduce(0) { if $1 == 3 { throw TestError.oops } else { $0 + $1 } }
    },
    Specimen("count") { source, _ in source.count() },
    Specimen("ignoreOutput") { source, _ in source.ignoreOutput() },
    Specimen("max") { source, _ in source.max() },
    Specimen("tryMin, throwing") { source, _ in
      source.tryMin { _, _ in throw TestError.oops }
    },
    Specimen("contains") { source, _ in source.contains(3) },
    Specimen("contains where") { source, _ in source.contains { $0 > 9 } },
    Specimen("tryContains, throwing") { source, _ in
      source.tryContains { _ in throw TestError.oops }
    },
    Specimen("allSatisfy") { source, _ in source.allSatisfy { $0 < 3 } },
    Specimen("tryAllSatisfy, throwing") { source, _ in
      source.tryAllSatisfy { _ in throw TestError.oops }
    },
    Specimen("last") { source, _ in source.last() },
    Specimen("last where") { source, _ in source.last { $0 < 3 } },
    Specimen("tryLast, throwing") { source, _ in source.tryLast { _ in throw TestError.oops } },
  ]

  static let filtering: [Specimen] = [
    Specimen("tryCompactMap, throwing") { source, _ in
      source.tryCompactMap { if $0 == 3 { throw TestError.oops } else { $0 > 1 ? $0 : nil } }
    },
    Specimen("tryRemoveDuplicates") { source, _ in
      source.tryRemoveDuplicates { if $1 == 3 { throw TestError.oops } else { $0 == $1 } }
    },
    Specimen("replaceEmpty") { source, _ in source.filter { $0 > 9 }.replaceEmpty(with: 7) },
    Specimen("drop while") { source, _ in source.drop { $0 < 3 } },
    Specimen("tryDrop, throwing") { source, _ in source.tryDrop { _ in throw TestError.oops } },
    Specimen("prefix while") { source, _ in source.prefix { $0 < 3 } },
    Specimen("tryPrefix, throwing") { source, _ in
      source.tryPrefix { _ in throw TestError.oops }
    },
    Specimen("drop until itself") { source, _ in
      source.drop(untilOutputFrom: source.dropFirst(2))
    },
    Specimen("prefix until itself") { source, _ in
      source.prefix(untilOutputFrom: source.dropFirst(2))
    },
    Specimen("filter") { source, _ in source.filter { $0 > 2 } },
    Specimen("tryFilter, throwing") { source, _ in
      source.tryFilter { if $0 == 3 { throw TestError.oops } else { true } }
    },
    Specimen("removeDuplicates") { source, _ in source.removeDuplicates() },
    Specimen("first") { source, _ in source.first() },
    Specimen("first where") { source, _ in source.first { $0 > 2 } },
    Specimen("tryFirst where, throwing") { source, _ in
      source.tryFirst { if $0 == 3 { throw TestError.oops } else { false } }
    },
    Specimen("prefix") { source, _ in source.prefix(2) },
    Specimen("prefix of none") { source, _ in source.prefix(0) },
    Specimen("output in") { source, _ in source.output(in: 1...2) },
    Specimen("dropFirst") { source, _ in source.dropFirst(2) },
  ]

  static let combining: [Specimen] = [
    Specimen("zip with itself") { source, _ in source.zip(source) },
    Specimen("zip of four") { source, _ in
      source.zip(source.map { $0 }, source.dropFirst(), source.dropFirst(2))
    },
    Specimen("append to itself") { source, _ in source.append(source) },
    Specimen("append") { source, _ in source.append(7, 8) },
    Specimen("prepend") { source, _ in source.prepend(-1, 0) },
    Specimen("withLatestFrom") { source, _ in source.withLatestFrom(source.dropFirst(2)) },
    Specimen("buffer, keeping full") { source, _ in
      source.buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest)
    },
    Specimen("buffer, failing when full") { source, _ in
      source.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { .oops })
    },
    Specimen("combineLatest with itself") { source, _ in source.combineLatest(source) },
    Specimen("combineLatest of four") { source, _ in
      source.combineLatest(source.map { $0 }, source.first(), source.dropFirst())
    },
    Specimen("merge with itself") { source, _ in source.merge(with: source) },
    Specimen("merge of three") { source, _ in
      source.merge(with: source.map { $0 }, source.prefix(1))
    },
    Specimen("switchToLatest") { source, _ in source.map { _ in source }.switchToLatest() },
    Specimen("switchToLatest, delayed") { source, scheduler in
      source.map { Just($0).delay(for: .milliseconds(40), scheduler: scheduler) }.switchToLatest()
    },
  ]

  static let timing: [Specimen] = [
    Specimen("timeout, too short") { source, scheduler in
      source.timeout(.milliseconds(20), scheduler: scheduler)
    },
    Specimen("timeout") { source, scheduler in
      source.timeout(.milliseconds(40), scheduler: scheduler, customError: { .oops })
    },
    Specimen("measureInterval") { source, scheduler in
      source.measureInterval(using: scheduler)
    },
    Specimen("debounce") { source, scheduler in
      source.debounce(for: .milliseconds(20), scheduler: scheduler)
    },
    Specimen("debounce, never long enough") { source, scheduler in
      source.debounce(for: .milliseconds(40), scheduler: scheduler)
    },
    Specimen("throttle") { source, scheduler in
      source.throttle(for: .milliseconds(70), scheduler: scheduler, latest: true)
    },
    Specimen("delay") { source, scheduler in
      source.delay(for: .milliseconds(70), scheduler: scheduler)
    },
    Specimen("receive on") { source, scheduler in source.receive(on: scheduler) },
    Specimen("subscribe on") { source, scheduler in source.subscribe(on: scheduler) },
  ]

  static let others: [Specimen] = [
    Specimen("mapError") { source, _ in source.mapError { $0 as any Error } },
    Specimen("catch") { source, _ in source.catch { _ in Just(7) } },
    Specimen("tryCatch, throwing") { source, _ in
      source.tryCatch { error -> Just<Int> in throw error }
    },
    Specimen("retry") { source, _ in source.retry(2) },
    Specimen("replaceError") { source, _ in source.replaceError(with: 9) },
    Specimen("setFailureType") { source, _ in
      source.replaceError(with: 9).setFailureType(to: TestError.self)
    },
    Specimen("share") { source, _ in source.share() },
    Specimen("multicast, autoconnected") { source, _ in
      source.multicast { PassthroughSubject() }.autoconnect()
    },
    Specimen("handleEvents") { source, _ in source.handleEvents() },
    Specimen("print") { source, _ in source.print(to: Nowhere()) },
    Specimen("erased") { source, _ in source.eraseToAnyPublisher() },
  ]
}
