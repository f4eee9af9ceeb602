import Testing
import Weir
import WeirTesting

@Suite struct CatchTests {
  @Test func `catch goes on with another publisher and what is left of the demand`() {
    let source = Source<Int, TestError>()
    let other = Source<Int, Never>()
    let observer = source.catch { _ in other }.observe(.max(3))
    source.send(1)
    source.send(completion: .failure(.oops))
    #expect(source.events == ["max(3)"])
    #expect(other.events == ["max(2)"])
    other.send(2)
    other.send(completion: .finished)
    #expect(observer.events == ["(Catch)", "1", "2", "|"])
  }

  @Test func `tryCatch may fail in turn`() {
    let source = Source<Int, TestError>()
    let observer = source.tryCatch { error -> Just<Int> in throw error }.observe()
    source.send(completion: .failure(.oops))
    #expect(observer.events == ["(TryCatch)", "#oops"])
  }

  @Test func `cancel reaches whichever publisher is on`() {
    let source = Source<Int, TestError>()
    let other = Source<Int, Never>()
    let observer = source.catch { _ in other }.observe()
    source.send(completion: .failure(.oops))
    observer.subscription?.cancel()
    #expect(source.events == ["unlimited"])
    #expect(other.events == ["unlimited", "cancel"])
  }

  @Test func `replaceError waits for demand with its value`() {
    let source = Source<Int, TestError>()
    let observer = source.replaceError(with: 9).observe(.max(1))
    source.send(1)
    source.send(completion: .failure(.oops))
    #expect(observer.events == ["(ReplaceError)", "1"])
    observer.subscription?.request(.max(1))
    #expect(observer.events == ["(ReplaceError)", "1", "9", "|"])
  }

  @Test func `mapError turns only the failure`() {
    struct Other: Error {}
    let source = Source<Int, TestError>()
    let observer = source.mapError { _ in Other() }.observe()
    source.send(1)
    source.send(completion: .failure(.oops))
    #expect(observer.events == ["(Source)", "1", "#Other()"])
  }

  @Test func `retry subscribes again so many times`() {
    var subscriptions = 0
    let failing = Deferred { () -> Fail<Int, TestError> in
      subscriptions += 1
      return Fail(error: .oops)
    }
    let observer = failing.retry(2).observe()
    #expect(subscriptions == 3)
    #expect(observer.events == ["(Retry)", "#oops"])
  }

  @Test func `ten thousand retries do not overflow the stack`() {
    var subscriptions = 0
    let failing = Deferred { () -> Fail<Int, TestError> in
      subscriptions += 1
      return Fail(error: .oops)
    }
    _ = failing.retry(10_000).observe()
    #expect(subscriptions == 10_001)
  }

  @Test func `retry takes what is left of the demand along`() {
    var sources: [Source<Int, TestError>] = []
    let observer = Deferred { () -> Source<Int, TestError> in
      sources.append(Source())
      return sources.last!
    }.retry(1).observe(.max(2))
    sources[0].send(1)
    sources[0].send(completion: .failure(.oops))
    #expect(sources[1].events == ["max(1)"])
    sources[1].send(2)
    sources[1].send(completion: .failure(.oops))
    #expect(observer.events == ["(Retry)", "1", "2", "#oops"])
  }

  @Test func `a publisher that fails once more stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let source = TestPublisher<Int, TestError>(isCareless: true)
      _ = source.catch { _ in Empty<Int, Never>(completeImmediately: false) }.observe()
      source.send(completion: .failure(.oops))
      source.send(completion: .failure(.oops))
    }
    await #expect(processExitsWith: .failure) {
      let source = TestPublisher<Int, TestError>(isCareless: true)
      _ = source.tryCatch { _ in Empty<Int, Never>(completeImmediately: false) }.observe()
      source.send(completion: .failure(.oops))
      source.send(completion: .failure(.oops))
    }
  }

  @Test func `what is asked for while the next publisher is subscribed to reaches it`() {
    let source = Source<Int, TestError>()
    let next = Source<Int, TestError>()
    let observer = Observer<Int, TestError>(.max(3))
    source.catch { _ in
      Deferred {
        observer.subscription?.request(.max(10))
        return next
      }
    }.subscribe(observer)
    source.send(1)
    source.send(completion: .failure(.oops))
    #expect(source.events == ["max(3)"])
    #expect(next.events == ["max(12)"])
  }

  /// Combine forgets such a cancel.
  @Test func `a cancel while the next publisher is subscribed to reaches it`() {
    let source = Source<Int, TestError>()
    let next = Source<Int, TestError>()
    let observer = Observer<Int, TestError>()
    source.catch { _ in
      Deferred {
        observer.subscription?.cancel()
        return next
      }
    }.subscribe(observer)
    source.send(completion: .failure(.oops))
    #expect(next.events == ["cancel"])
    #expect(observer.events == ["(Catch)"])
  }

  @Test func `each publisher of a succession has a subscriber of its own type`() {
    let (first, second) = (Snare<Int, TestError>(), Snare<Int, TestError>())
    let observer = first.append(second).observe(nil)
    first.send(subscription: Ledger())
    first.send(completion: .finished)
    let subscribers = [first.subscriber, second.subscriber, observer.subscription]
    #expect(Set(subscribers.map { "\(type(of: $0!))" }).count == 3)
    let identifiers = subscribers.map {
      ($0 as? any CustomCombineIdentifierConvertible)?.combineIdentifier
    }
    #expect(Set(identifiers).count == 1)
  }
}
