import Testing
import Weir

/// How many of twenty values come, by what is asked for first and in return for each.
@Suite struct SubjectDemandTests {
  private static let first: [Subscribers.Demand?] = [nil, .max(1), .max(2), .max(10), .unlimited]
  private static let replies: [[Subscribers.Demand]] = [
    [],
    Array(repeating: .max(1), count: 10),
    [.max(1), .none, .max(1), .none],
    [.none, .max(1), .max(2)],
    [.unlimited],
  ]

  private func counts<S: Subject>(_ make: () -> S) -> [[Int]] where S.Output == Int {
    Self.first.map { first in
      Self.replies.map { replies in
        let subject = make()
        let observer = Observer<Int, S.Failure>(first)
        var left = replies[...]
        observer.onValue = { _ in observer.reply = left.popFirst() ?? .none }
        subject.subscribe(observer)
        for value in 0..<20 { subject.send(value) }
        return observer.values.count
      }
    }
  }

  @Test func `a subject without a value`() {
    #expect(
      counts { PassthroughSubject<Int, Never>() } == [
        [0, 0, 0, 0, 0],
        [1, 11, 2, 1, 20],
        [2, 12, 4, 5, 20],
        [10, 20, 12, 13, 20],
        [20, 20, 20, 20, 20],
      ])
  }

  /// The value it has counts as well.
  @Test func `a subject with a value`() {
    #expect(
      counts { CurrentValueSubject<Int, Never>(-1) } == [
        [0, 0, 0, 0, 0],
        [1, 11, 2, 1, 21],
        [2, 12, 4, 5, 21],
        [10, 20, 12, 13, 21],
        [21, 21, 21, 21, 21],
      ])
  }

  @Test func `an upstream is asked for everything once, by the first who wants anything`() {
    let subject = PassthroughSubject<Int, Never>()
    let first = Ledger()
    subject.send(subscription: first)
    #expect(first.events == [])
    _ = subject.observe(.max(1))
    _ = subject.observe(.max(2))
    #expect(first.events == ["unlimited"])
    let second = Ledger()
    subject.send(subscription: second)
    #expect(second.events == ["unlimited"])
  }

  @Test func `a subject with a value asks each upstream for everything at once`() {
    let ledger = Ledger()
    do {
      let subject = CurrentValueSubject<Int, Never>(0)
      subject.send(subscription: ledger)
      subject.send(subscription: ledger)
      #expect(ledger.events == ["unlimited", "unlimited"])
    }
    #expect(ledger.events == ["unlimited", "unlimited", "cancel", "cancel"])
  }
}
