import Testing
import Weir

@Suite struct PrefixTests {
  @Test func `prefix ends with its last value and cancels the upstream`() {
    let source = Source<Int, Never>()
    let observer = source.prefix(2).observe()
    source.send(1)
    source.send(2)
    #expect(observer.events == ["(Output)", "1", "2", "|"])
    #expect(source.events == ["unlimited", "cancel"])
  }

  @Test func `a prefix of nothing ends at once`() {
    #expect(Source<Int, Never>().prefix(0).observe(nil).events == ["(Output)", "|"])
  }

  @Test func `asking again from inside the last value brings no more`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let observer = Observer<Int, Never>(.max(1))
    observer.onValue = { _ in
      observer.subscription?.request(.max(1))
      subject.send(5)
    }
    subject.prefix(1).subscribe(observer)
    #expect(observer.events == ["(Output)", "0", "|"])
  }

  @Test func `output in a range asks for another value in place of one left out`() {
    let source = Source<Int, Never>()
    let observer = source.output(in: 1...2).observe(.max(1))
    #expect(source.send(1) == .max(1))
    #expect(source.send(2) == Subscribers.Demand.none)
    source.send(3)
    #expect(observer.events == ["(Output)", "2", "3", "|"])
  }

  @Test func `output at one position`() {
    let subject = PassthroughSubject<Int, Never>()
    let observer = subject.output(at: 1).observe()
    for value in 1...3 { subject.send(value) }
    #expect(observer.events == ["(Output)", "2", "|"])
  }

  @Test func `dropFirst asks for the values it leaves out as well`() {
    let source = Source<Int, Never>()
    let observer = source.dropFirst(2).observe(.max(1))
    #expect(source.events == ["max(3)"])
    #expect(source.send(1) == Subscribers.Demand.none)
    #expect(source.send(2) == Subscribers.Demand.none)
    #expect(source.send(3) == Subscribers.Demand.none)
    source.send(completion: .finished)
    #expect(observer.events == ["(Drop)", "3", "|"])
  }

  @Test func `values before the subscription count, and the end comes after it`() {
    let upstream = Snare<Int, TestError>()
    let observer = upstream.output(in: 1..<3).observe(nil)
    observer.reply = .max(5)
    upstream.send(completion: .failure(.oops))
    #expect(
      [1, 2, 3, 4].map { upstream.send($0) } == [.max(1), .max(5), .max(5), .some(.none)])
    #expect(observer.events == ["2", "3"])
    let ledger = Ledger()
    upstream.send(subscription: ledger)
    #expect(observer.events == ["2", "3", "(Output)"])
    #expect(upstream.send(5) == Subscribers.Demand.none)
    upstream.send(completion: .finished)
    #expect(observer.events == ["2", "3", "(Output)", "|"])
    #expect(ledger.events == ["cancel"])
  }

  @Test func `values after a failure come up to the last, and no second end`() {
    let upstream = Snare<Int, TestError>()
    let observer = upstream.prefix(1).observe(nil)
    let ledger = Ledger()
    upstream.send(subscription: ledger)
    upstream.send(completion: .failure(.oops))
    upstream.send(1)
    upstream.send(2)
    #expect(observer.events == ["(Output)", "#oops", "1"])
    #expect(ledger.events == [])
  }

  @Test func `positions that cannot be stop with a sentence`() async {
    await #expect(processExitsWith: .failure) {
      _ = PassthroughSubject<Int, Never>().prefix(-1)
    }
    await #expect(processExitsWith: .failure) {
      _ = PassthroughSubject<Int, Never>().output(at: -1)
    }
    await #expect(processExitsWith: .failure) {
      _ = PassthroughSubject<Int, Never>().output(at: .max)
    }
    await #expect(processExitsWith: .failure) {
      _ = PassthroughSubject<Int, Never>().output(in: (-1)...)
    }
  }
}
