import Testing
import Weir
import WeirTesting

/// Puts each operator through the contract checks. The next operator is a row.
@Suite struct OperatorContractTests {
  @Test(arguments: Specimen.all)
  func `keeps the contract and lets everything go`(specimen: Specimen) {
    #expect(specimen.violations() == [])
  }

  @Test(arguments: Specimen.all)
  func `survives what sends and cancels as it is let go`(specimen: Specimen) throws {
    try specimen.checkFarewell()
  }
}

extension Set<ContractRule> {
  /// What is asked for one by one comes in another order or at another time, or is dropped.
  fileprivate static let order: Self = [.demandOneByOne]
  /// The same; and what is sent from inside a value comes before what the value was part of.
  fileprivate static let nesting: Self = [.demandOneByOne, .reentrancy]
  /// The values are times between others.
  fileprivate static let time: Self = [.demandOneByOne, .reentrancy]
  /// The upstream is subscribed to more than once, and sends what one of the subscriptions asks for to
  /// all.
  fileprivate static let itself: Self = [.demandOneByOne, .lateSubscription, .reentrancy]
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
    Specimen("flatMap", except: .nesting) { source, _ in
      source.flatMap { Publishers.Sequence<[Int], TestError>(sequence: [$0, $0]) }
    },
    Specimen("flatMap, one at a time, delayed", except: .order) { source, scheduler in
      source.flatMap(maxPublishers: .max(1)) {
        Just($0).delay(for: .milliseconds(50), scheduler: scheduler)
          .setFailureType(to: TestError.self)
      }
    },
    Specimen("flatMap to itself", except: .order) { source, _ in source.flatMap { _ in source } },
  ]

  static let reducing: [Specimen] = [
    Specimen("collect") { source, _ in source.collect() },
    Specimen("collect by two") { source, _ in source.collect(2) },
    Specimen("collect by time", except: .order) { source, scheduler in
      source.collect(.byTime(scheduler, .milliseconds(70)))
    },
    Specimen("collect by time or count", except: .order) { source, scheduler in
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
    Specimen("drop until itself", except: .itself) { source, _ in
      source.drop(untilOutputFrom: source.dropFirst(2))
    },
    Specimen("prefix until itself", except: .itself) { source, _ in
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
    Specimen("zip with itself", except: .itself) { source, _ in source.zip(source) },
    Specimen("zip of four", except: .itself) { source, _ in
      source.zip(source.map { $0 }, source.dropFirst(), source.dropFirst(2))
    },
    Specimen("append to itself") { source, _ in source.append(source) },
    Specimen("append") { source, _ in source.append(7, 8) },
    Specimen("prepend") { source, _ in source.prepend(-1, 0) },
    Specimen("withLatestFrom", except: .itself) { source, _ in
      source.withLatestFrom(source.dropFirst(2))
    },
    Specimen("buffer, keeping full") { source, _ in
      source.buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest)
    },
    Specimen("buffer, failing when full", except: .order) { source, _ in
      source.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { .oops })
    },
    Specimen("combineLatest with itself", except: .itself) { source, _ in
      source.combineLatest(source)
    },
    Specimen("combineLatest of four", except: .itself) { source, _ in
      source.combineLatest(source.map { $0 }, source.first(), source.dropFirst())
    },
    Specimen("merge with itself", except: .itself) { source, _ in source.merge(with: source) },
    Specimen("merge of three", except: .itself) { source, _ in
      source.merge(with: source.map { $0 }, source.prefix(1))
    },
    Specimen("switchToLatest", except: .itself) { source, _ in
      source.map { _ in source }.switchToLatest()
    },
    Specimen("switchToLatest, delayed") { source, scheduler in
      source.map { Just($0).delay(for: .milliseconds(40), scheduler: scheduler) }.switchToLatest()
    },
  ]

  static let timing: [Specimen] = [
    Specimen("timeout, too short") { source, scheduler in
      source.timeout(.milliseconds(20), scheduler: scheduler)
    },
    Specimen("timeout", except: .order) { source, scheduler in
      source.timeout(.milliseconds(40), scheduler: scheduler, customError: { .oops })
    },
    Specimen("measureInterval", except: .time) { source, scheduler in
      source.measureInterval(using: scheduler)
    },
    Specimen("debounce", except: .order) { source, scheduler in
      source.debounce(for: .milliseconds(20), scheduler: scheduler)
    },
    Specimen("debounce, never long enough") { source, scheduler in
      source.debounce(for: .milliseconds(40), scheduler: scheduler)
    },
    Specimen("throttle", except: .order) { source, scheduler in
      source.throttle(for: .milliseconds(70), scheduler: scheduler, latest: true)
    },
    Specimen("delay", pause: .milliseconds(100)) { source, scheduler in
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
    Specimen("share", except: .order) { source, _ in source.share() },
    Specimen("multicast, autoconnected", except: .order) { source, _ in
      source.multicast { PassthroughSubject() }.autoconnect()
    },
    Specimen("trace") { source, _ in source.trace("contract") },
    Specimen("handleEvents") { source, _ in source.handleEvents() },
    Specimen("print") { source, _ in source.print(to: Nowhere()) },
    Specimen("erased") { source, _ in source.eraseToAnyPublisher() },
  ]
}
