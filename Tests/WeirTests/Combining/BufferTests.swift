import Testing
import Weir
import WeirTesting

@Suite struct BufferTests {
  private func fill(
    _ whenFull: Publishers.BufferingStrategy<TestError>,
    prefetch: Publishers.PrefetchStrategy = .byRequest
  ) -> (Source<Int, TestError>, Observer<Int, TestError>) {
    let source = Source<Int, TestError>()
    let observer = source.buffer(size: 3, prefetch: prefetch, whenFull: whenFull).observe(nil)
    for value in 1...5 { source.send(value) }
    observer.subscription?.request(.unlimited)
    return (source, observer)
  }

  @Test func `a full buffer drops the newest, the oldest, or fails`() {
    #expect(fill(.dropNewest).1.values == [1, 2, 3])
    #expect(fill(.dropOldest).1.values == [3, 4, 5])
    let (source, observer) = fill(.customError { .oops })
    #expect(observer.events == ["(Buffer)", "1", "2", "3", "#oops"])
    #expect(source.events == ["unlimited", "cancel"])
  }

  @Test func `kept full it asks for as many as fit, and one more for each that leaves`() {
    let source = Source<Int, Never>()
    let observer = source.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).observe(nil)
    #expect(source.events == ["max(3)"])
    source.send(1)
    observer.subscription?.request(.max(2))
    #expect(source.events == ["max(3)", "max(1)"])
    #expect(source.send(2) == .max(1))
    #expect(observer.values == [1, 2])
    #expect(source.events == ["max(3)", "max(1)"])
  }

  @Test func `the end waits for the values that are kept, and to be asked for`() {
    let source = Source<Int, Never>()
    let observer = source.buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest)
      .observe(nil)
    source.send(1)
    source.send(completion: .finished)
    #expect(observer.events == ["(Buffer)"])
    observer.subscription?.request(.max(1))
    #expect(observer.events == ["(Buffer)", "1"])
    observer.subscription?.request(.max(1))
    #expect(observer.events == ["(Buffer)", "1", "|"])
  }

  /// An upstream that ended inside the request for values made the end come first.
  @Test func `the subscription comes before the end of an upstream that has nothing to send`() {
    let observer = [1].publisher.filter { _ in false }
      .buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest).observe()
    #expect(observer.events == ["(Buffer)", "|"])
  }

  @Test func `the upstream is asked before the subscription is handed down`() {
    let upstream = TestPublisher<Int, Never>(sendsSubscription: false)
    let observer = upstream.buffer(size: 4, prefetch: .keepFull, whenFull: .dropOldest).observe(nil)
    upstream.onRequest { _ in observer.events.append("asked") }
    upstream.sendSubscription()
    #expect(observer.events == ["asked", "(Buffer)"])
  }

  @Test func `values that come after the end are kept as long as the end waits`() {
    let upstream = TestPublisher<Int, TestError>(isCareless: true)
    let observer = upstream.buffer(size: 3, prefetch: .byRequest, whenFull: .dropOldest)
      .observe(nil)
    upstream.send(completion: .finished)
    upstream.send(completion: .failure(.oops))
    upstream.send(1)
    upstream.send(2)
    #expect(observer.events == ["(Buffer)"])
    observer.subscription?.request(.max(2))
    #expect(observer.events == ["(Buffer)", "1", "2"])
    observer.subscription?.request(.max(1))
    #expect(observer.events == ["(Buffer)", "1", "2", "|"])
  }

  @Test func `a value too many cancels the upstream, which is asked all the same for what leaves`()
  {
    let upstream = TestPublisher<Int, TestError>(isCareless: true)
    let observer =
      upstream
      .buffer(size: 5, prefetch: .keepFull, whenFull: .customError { .oops }).observe(nil)
    for value in 0..<10 { #expect(upstream.send(value) == .none) }
    #expect(upstream.subscription?.cancelCount == 1)
    observer.subscription?.request(.max(3))
    observer.subscription?.request(.max(1))
    #expect(observer.events == ["(Buffer)", "0", "1", "2", "#oops"])
    #expect(upstream.subscription?.requests == [.max(5), .max(3)])
    #expect(upstream.subscription?.cancelCount == 1)
  }
}
