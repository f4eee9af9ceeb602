import Testing
import Weir
import WeirTesting

/// What operators make of an upstream that breaks the contract. It is what Combine makes of it.
///
/// The next operator is a row.
@Suite struct ConductTests {
  private static let rows: [ConductRow] =
    transforming + filtering + trying + reducing + debugging

  @Test(arguments: rows, Conduct.Misdeed.allCases)
  func `a misdeed of the upstream`(row: ConductRow, misdeed: Conduct.Misdeed) {
    if row.conduct.stopsAtEarly, misdeed == .earlyValue || misdeed == .earlyEnd { return }
    let passes = row.conduct.passes.contains(misdeed)
    let trace = row.trace(misdeed)
    switch misdeed {
    case .earlyValue, .valueAfterEnd, .valueAfterCancel:
      #expect(trace.events.count == (passes ? 1 : 0), "\(trace.events)")
      #expect(trace.events.allSatisfy { $0.contains("7") }, "\(trace.events)")
      #expect(trace.answer == (passes ? .max(3) : Subscribers.Demand.none))
    case .earlyEnd, .endAfterEnd, .endAfterCancel:
      #expect(trace.events == (passes ? ["#oops"] : []))
    case .secondSubscription:
      #expect(trace.events.count == (passes ? 1 : 0), "\(trace.events)")
      #expect(trace.second.contains("cancel") != passes, "\(trace.second)")
    }
  }

  @Test(arguments: rows.filter(\.conduct.stopsAtEarly))
  func `what comes before the subscription stops with a sentence`(row: ConductRow) async {
    let value = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [name = row.name as String] in
      _ = Self.rows.first { $0.name == name }?.trace(.earlyValue)
    }
    #expect(said(value).contains("was sent a value before it had a subscription"))
    let end = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [name = row.name as String] in
      _ = Self.rows.first { $0.name == name }?.trace(.earlyEnd)
    }
    #expect(said(end).contains("was told the end before it had a subscription"))
  }

  private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}

extension ConductTests {
  fileprivate static let transforming = [
    ConductRow("map", .transparent) { $0.map { $0 } },
    ConductRow("map by key path", .transparent) { $0.map(\.description) },
    ConductRow("map by two key paths", .transparent) { $0.map(\.description, \.magnitude) },
    ConductRow("replaceNil", .transparent) { $0.map(Optional.init).replaceNil(with: 0) },
    ConductRow("scan", .transparent) { $0.scan(0, +) },
    ConductRow("compactMap", .transparent) { $0.compactMap { $0 } },
    ConductRow("encode", .unendedOnly) { $0.encode(encoder: NumberCoder()) },
    ConductRow("decode", .unendedOnly) { $0.decode(type: Int.self, decoder: NumberCoder()) },
  ]

  fileprivate static let filtering = [
    ConductRow("filter", .transparent) { $0.filter { _ in true } },
    ConductRow("removeDuplicates", .strict) { $0.removeDuplicates() },
    ConductRow("replaceEmpty", .liveOnly) { $0.replaceEmpty(with: 0) },
    ConductRow("dropFirst", .open) { $0.dropFirst(0) },
    ConductRow("drop while", .liveOnly) { $0.drop { $0 < 5 } },
    ConductRow("prefix while", .strict) { $0.prefix { _ in true } },
    ConductRow("prefix", .openToValues) { $0.prefix(3) },
    ConductRow("output in", .openToValues) { $0.output(in: 0...) },
    ConductRow("first", .liveOnly) { $0.first() },
    ConductRow("first where", .liveOnly) { $0.first { _ in true } },
    ConductRow("last", .liveOnly) { $0.last() },
    ConductRow("last where", .liveOnly) { $0.last { _ in true } },
  ]

  fileprivate static let trying = [
    ConductRow("tryMap", .openToValues) { $0.tryMap { $0 } },
    ConductRow("tryScan", .openToValues) { $0.tryScan(0, +) },
    ConductRow("tryCompactMap", .strict) { $0.tryCompactMap { $0 } },
    ConductRow("tryFilter", .strict) { $0.tryFilter { _ in true } },
    ConductRow("tryRemoveDuplicates", .strict) { $0.tryRemoveDuplicates { $0 == $1 } },
    ConductRow("tryDrop while", .liveOnly) { $0.tryDrop { $0 < 5 } },
    ConductRow("tryPrefix while", .strict) { $0.tryPrefix { _ in true } },
    ConductRow("tryFirst", .liveOnly) { $0.tryFirst { _ in true } },
    ConductRow("tryLast", .liveOnly) { $0.tryLast { _ in true } },
    ConductRow("tryReduce", .liveOnly) { $0.tryReduce(0, +) },
    ConductRow("tryMin", .liveOnly) { $0.tryMin(by: <) },
    ConductRow("tryMax", .liveOnly) { $0.tryMax(by: <) },
    ConductRow("tryContains", .liveOnly) { $0.tryContains { _ in true } },
    ConductRow("tryAllSatisfy", .liveOnly) { $0.tryAllSatisfy { _ in true } },
  ]

  fileprivate static let reducing = [
    ConductRow("reduce", .liveOnly) { $0.reduce(0, +) },
    ConductRow("count", .liveOnly) { $0.count() },
    ConductRow("min", .liveOnly) { $0.min() },
    ConductRow("max", .liveOnly) { $0.max() },
    ConductRow("min by", .liveOnly) { $0.min(by: <) },
    ConductRow("max by", .liveOnly) { $0.max(by: <) },
    ConductRow("collect", .liveOnly) { $0.collect() },
    ConductRow("collect by count", .openToEnds) { $0.collect(1) },
    ConductRow("contains", .liveOnly) { $0.contains(7) },
    ConductRow("contains where", .liveOnly) { $0.contains { _ in true } },
    ConductRow("allSatisfy", .liveOnly) { $0.allSatisfy { _ in true } },
    ConductRow("ignoreOutput", .transparentToEnds) { $0.ignoreOutput() },
  ]

  fileprivate static let debugging = [
    ConductRow("print", .open) { $0.print(to: Nowhere()) },
    ConductRow("handleEvents", .open) { $0.handleEvents() },
    ConductRow("breakpoint", .transparent) { $0.breakpoint() },
  ]
}
