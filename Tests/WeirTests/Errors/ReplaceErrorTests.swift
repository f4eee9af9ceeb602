import Testing
import Weir
import WeirTesting

@Suite struct ReplaceErrorTests {
  @Test func `a failure becomes a value and the normal end`() {
    let source = Source<Int, TestError>()
    let observer = source.replaceError(with: 9).observe(.max(1))
    observer.reply = .max(1)
    #expect(source.send(1) == .max(1))
    source.send(completion: .failure(.oops))
    #expect(observer.events == ["(ReplaceError)", "1", "9", "|"])
  }

  @Test func `the value waits to be asked for`() {
    let source = Source<Int, TestError>()
    let observer = source.replaceError(with: 9).observe(nil)
    source.send(completion: .failure(.oops))
    #expect(observer.events == ["(ReplaceError)"])
    observer.subscription?.request(.none)
    #expect(observer.events == ["(ReplaceError)"])
    observer.subscription?.request(.max(1))
    #expect(observer.events == ["(ReplaceError)", "9", "|"])
  }

  @Test func `its subscription does not wait for the upstream's, what is asked for does`() {
    let snare = Snare<Int, TestError>()
    let observer = snare.replaceError(with: 9).observe(.max(10))
    #expect(observer.events == ["(ReplaceError)"])
    let late = Ledger()
    snare.send(subscription: late)
    #expect(late.events == ["max(10)"])
  }

  @Test func `a cancel from below counts before the upstream's subscription has come`() {
    let snare = Snare<Int, TestError>()
    let observer = snare.replaceError(with: 9).observe(.max(10))
    observer.subscription?.cancel()
    let late = Ledger()
    snare.send(subscription: late)
    #expect(late.events == ["cancel"])
  }

  @Test func `a normal end after the failure ends it without the value`() {
    let upstream = TestPublisher<Int, TestError>(isCareless: true)
    let observer = upstream.replaceError(with: 9).observe(nil)
    upstream.send(completion: .failure(.oops))
    upstream.send(completion: .finished)
    #expect(observer.events == ["(ReplaceError)", "|"])
  }

  @Test func `a cancel inside the value is obeyed`() {
    let observer = Observer<Int, Never>()
    observer.onValue = { _ in observer.subscription?.cancel() }
    Fail<Int, TestError>(error: .oops).map { $0 }.replaceError(with: 9).subscribe(observer)
    #expect(observer.events == ["(ReplaceError)", "9"])
  }
}
