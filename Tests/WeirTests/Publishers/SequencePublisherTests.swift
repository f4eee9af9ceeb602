import Testing
import Weir

@Suite struct SequencePublisherTests {
  @Test func `elements come as they are asked for, the end right after the last`() {
    let observer = (1...3).publisher.observe(.max(1))
    #expect(observer.events == ["(1...3)", "1"])
    observer.subscription?.request(.max(2))
    #expect(observer.events == ["(1...3)", "1", "2", "3", "|"])
  }

  @Test func `an empty sequence finishes without demand`() {
    #expect([Int]().publisher.observe(nil).events == ["(Empty)", "|"])
  }

  @Test func `asking from inside a value does not recurse`() {
    let observer = Observer<Int, Never>(.max(1))
    var depth = 0
    observer.onValue = { _ in
      depth += 1
      #expect(depth == 1)
      observer.subscription?.request(.max(1))
      depth -= 1
    }
    (1...10_000).publisher.subscribe(observer)
    #expect(observer.values.count == 10_000)
    #expect(observer.events.last == "|")
  }

  @Test func `cancel from inside a value stops an unlimited run`() {
    let observer = Observer<Int, Never>()
    observer.onValue = { if $0 == 3 { observer.subscription?.cancel() } }
    (1...10).publisher.subscribe(observer)
    #expect(observer.values == [1, 2, 3])
    #expect(observer.events.last == "3")
  }

  @Test func `demand returned for a value counts`() {
    let observer = Observer<Int, Never>(.max(1))
    observer.reply = .max(1)
    (1...5).publisher.subscribe(observer)
    #expect(observer.events.last == "|")
  }

  @Test func `an endless sequence is not read ahead of its demand by more than one`() {
    var read = 0
    let endless = AnyIterator { () -> Int? in
      read += 1
      return read
    }
    let observer = endless.publisher.observe(.max(3))
    #expect(observer.values == [1, 2, 3])
    #expect(read == 4)
    observer.subscription?.cancel()
  }
}
