import Testing
import Weir
import WeirTesting

/// An operator as a function, for the checks that all operators have to pass.
struct Specimen: CustomTestStringConvertible, @unchecked Sendable {
  typealias Source = AnyPublisher<Int, TestError>

  let name: String
  /// Runs the checks of `Bench` on the operator's own types.
  let check: (Bench) throws -> Void

  init<P: Publisher>(
    _ name: String, _ apply: @escaping (Source, TestScheduler<MonotonicTime, Never>) -> P
  ) {
    self.name = name
    check = { bench in try bench.run(apply) }
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
      apply(subject.eraseToAnyPublisher(), scheduler).subscribe(judge)
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
      withExtendedLifetime(judge) {}
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

@Suite struct OperatorContractTests {
  @Test(arguments: Specimen.all, Bench.all)
  func `keeps the contract and lets everything go`(specimen: Specimen, bench: Bench) throws {
    try specimen.check(bench)
  }
}

extension Specimen {
  static let all: [Specimen] = transforming + filtering + combining + timing + others

  static let transforming: [Specimen] = [
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

  static let filtering: [Specimen] = [
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

private struct Nowhere: TextOutputStream {
  mutating func write(_ string: String) {}
}
