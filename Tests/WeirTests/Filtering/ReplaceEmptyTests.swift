import Testing
import Weir

@Suite struct ReplaceEmptyTests {
  @Test func `nothing is replaced, on demand`() {
    let source = Source<Int, TestError>()
    let observer = source.replaceEmpty(with: 7).observe(nil)
    source.send(completion: .finished)
    #expect(observer.events == ["(ReplaceEmpty)"])
    observer.subscription?.request(.max(1))
    #expect(observer.events == ["(ReplaceEmpty)", "7", "|"])
    observer.subscription?.request(.max(1))
    #expect(observer.events == ["(ReplaceEmpty)", "7", "|"])
    #expect(source.events == ["unlimited"])
  }

  @Test func `after a value or a failure nothing is replaced`() {
    let full = Source<Int, TestError>()
    let observer = full.replaceEmpty(with: 7).observe()
    full.send(1)
    full.send(completion: .finished)
    #expect(observer.events == ["(ReplaceEmpty)", "1", "|"])

    let failing = Source<Int, TestError>()
    let second = failing.replaceEmpty(with: 7).observe(nil)
    failing.send(completion: .failure(.oops))
    second.subscription?.request(.max(1))
    #expect(second.events == ["(ReplaceEmpty)", "#oops"])
  }

  @Test func `the upstream is asked for everything besides what is asked for`() {
    let source = Source<Int, TestError>()
    let observer = source.replaceEmpty(with: 7).observe(.max(4))
    observer.reply = .max(2)
    #expect(source.events == ["max(4)", "unlimited"])
    #expect(source.send(1) == .max(2))
    observer.subscription?.request(.max(9))
    #expect(source.events == ["max(4)", "unlimited", "max(9)"])
    observer.subscription?.cancel()
    observer.subscription?.request(.max(1))
    observer.subscription?.cancel()
    #expect(source.events == ["max(4)", "unlimited", "max(9)", "cancel"])
  }

  @Test func `values that come before they are wanted wait, and the end with them`() {
    let source = Source<Int, Never>()
    let observer = source.replaceEmpty(with: 7).observe(.max(1))
    for value in 1...3 { source.send(value) }
    source.send(completion: .finished)
    #expect(observer.events == ["(ReplaceEmpty)", "1"])
    observer.subscription?.request(.max(1))
    #expect(observer.events == ["(ReplaceEmpty)", "1", "2"])
    observer.subscription?.request(.max(1))
    #expect(observer.events == ["(ReplaceEmpty)", "1", "2", "3", "|"])
  }

  @Test func `a value sent from inside another comes when that is answered with demand`() {
    let source = Source<Int, Never>()
    let observer = Observer<Int, Never>(.max(1))
    observer.reply = .max(1)
    observer.onValue = { if $0 == 1 { source.send(2) } }
    source.replaceEmpty(with: 7).subscribe(observer)
    source.send(1)
    #expect(observer.events == ["(ReplaceEmpty)", "1", "2"])
  }

  @Test func `asking for nothing stops`() async {
    await #expect(processExitsWith: .failure) {
      Source<Int, Never>().replaceEmpty(with: 7).observe(nil).subscription?.request(.none)
    }
  }
}
