import Testing
import Weir

@Suite struct DropTests {
  @Test func `ended, it may be given another subscription, with all that was asked for since`() {
    let upstream = Snare<Int, TestError>()
    let observer = upstream.dropFirst(3).observe(nil)
    observer.reply = .max(2)
    let first = Ledger()
    upstream.send(subscription: first)
    upstream.send(completion: .finished)
    observer.subscription?.cancel()
    observer.subscription?.request(.max(5))
    observer.subscription?.request(.max(10))
    #expect(first.events == ["max(3)"])
    upstream.send(1)
    let second = Ledger()
    upstream.send(subscription: second)
    #expect(second.events == ["max(17)"])
    #expect([2, 3, 4].map { upstream.send($0) } == [.some(.none), .some(.none), .max(2)])
    #expect(observer.events == ["(Drop)", "|", "4"])
  }

  @Test func `cancelled by the downstream before there is a subscription, it cancels that`() {
    let upstream = Snare<Int, TestError>()
    let observer = upstream.dropFirst().observe()
    observer.subscription?.cancel()
    let late = Ledger()
    upstream.send(subscription: late)
    #expect(late.events == ["cancel"])
  }

  @Test func `once cancelled it asks for nothing`() {
    let upstream = Snare<Int, TestError>()
    let observer = upstream.dropFirst().observe(nil)
    let ledger = Ledger()
    upstream.send(subscription: ledger)
    observer.subscription?.cancel()
    observer.subscription?.request(.unlimited)
    observer.subscription?.cancel()
    #expect(ledger.events == ["max(1)", "cancel"])
  }

  @Test func `a negative number stops who subscribes`() async {
    let negative = Empty<Int, Never>().eraseToAnyPublisher().dropFirst(-1)
    #expect(negative.count == -1)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Empty<Int, Never>().eraseToAnyPublisher().dropFirst(-1).sink { _ in }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("-1 values were to be dropped"))
  }
}
