import Testing
import Weir

@Suite struct SimplePublisherTests {
  @Test func `Just sends its value on demand, then finishes`() {
    let observer = Just(5).observe(nil)
    #expect(observer.events == ["(Just)"])
    observer.subscription?.request(.max(1))
    observer.subscription?.request(.max(1))
    #expect(observer.events == ["(Just)", "5", "|"])
  }

  @Test func `cancelled from inside its value, Just has no end`() {
    let observer = Observer<Int, Never>()
    observer.onValue = { _ in observer.subscription?.cancel() }
    Just(5).subscribe(observer)
    #expect(observer.events == ["(Just)", "5"])
  }

  @Test func `Empty finishes at once or never`() {
    #expect(Empty<Int, Never>().observe(nil).events == ["(Empty)", "|"])
    #expect(Empty<Int, Never>(completeImmediately: false).observe().events == ["(Empty)"])
  }

  @Test func `Fail fails at once`() {
    #expect(Fail<Int, TestError>(error: .oops).observe(nil).events == ["(Empty)", "#oops"])
  }

  @Test func `Optional sends its value if there is one`() {
    #expect(Optional(3).publisher.observe().events == ["(Optional)", "3", "|"])
    #expect(Optional<Int>.none.publisher.observe(nil).events == ["(Empty)", "|"])
  }

  @Test func `Result sends its value or fails`() {
    #expect(
      Result<Int, TestError>.success(3).publisher.observe().events == ["(Once)", "3", "|"])
    #expect(
      Result<Int, TestError>.failure(.oops).publisher.observe(nil).events
        == ["(Empty)", "#oops"])
  }

  @Test func `Deferred makes a publisher for each subscriber`() {
    var made = 0
    let deferred = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    #expect(made == 0)
    #expect(deferred.observe().values == [1])
    #expect(deferred.observe().values == [2])
  }
}
