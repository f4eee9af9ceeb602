import Testing
import Weir

/// Publishers that send when they are asked, asked and cancelled by several threads.
@Suite struct DemandThreadTests {
  private func race<P: Publisher>(_ publisher: P, expecting all: [Int])
  where P.Output == Int, P.Failure == Never {
    for _ in 0..<100 {
      let clerk = publisher.note(.none)
      sideBySide([
        { for _ in 0...all.count { clerk.subscription?.request(.max(1)) } },
        { clerk.subscription?.cancel() },
      ])
      let (values, ends) = (clerk.values, clerk.ends)
      clerk.subscription?.request(.unlimited)
      #expect(values == Array(all.prefix(values.count)))
      #expect(ends == 0 || values == all)
      #expect(clerk.values == values && clerk.ends == ends)
      #expect(clerk.faults == [])
    }
  }

  @Test func `Just, asked on one thread and cancelled on another`() {
    race(Just(1), expecting: [1])
  }

  @Test func `a result, asked on one thread and cancelled on another`() {
    race(Result<Int, Never>.success(1).publisher, expecting: [1])
  }

  @Test func `an optional, asked on one thread and cancelled on another`() {
    race(Optional(1).publisher, expecting: [1])
  }

  @Test func `a sequence, asked on one thread and cancelled on another`() {
    race((0..<5).publisher, expecting: Array(0..<5))
  }

  @Test func `a future that is fulfilled, asked on one thread and cancelled on another`() {
    race(Future { $0(.success(1)) }, expecting: [1])
  }

  @Test func `a sequence asked by three threads sends each element once, in order`() {
    let clerk = (0..<3_000).publisher.note(.none)
    sideBySide(
      (0..<3).map { _ in { for _ in 0..<1_000 { clerk.subscription?.request(.max(1)) } } })
    #expect(clerk.values == Array(0..<3_000))
    #expect(clerk.ends == 1)
    #expect(clerk.faults == [])
  }

  @Test func `a future fulfilled while others subscribe gives each the value and the end`() {
    for _ in 0..<100 {
      var promise: Future<Int, Never>.Promise?
      let future = Future<Int, Never> { promise = $0 }
      let fulfill = promise!
      let clerks = (0..<3).map { _ in Clerk<Int, Never>() }
      sideBySide([{ fulfill(.success(7)) }] + clerks.map { clerk in { future.subscribe(clerk) } })
      for clerk in clerks {
        #expect(clerk.values == [7])
        #expect(clerk.ends == 1)
        #expect(clerk.faults == [])
      }
    }
  }
}
