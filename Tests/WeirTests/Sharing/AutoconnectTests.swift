import Testing
import Weir
import WeirTesting

@Suite struct AutoconnectTests {
  @Test func `connects with the first subscriber, disconnects with the last`() {
    let scheduler = TestScheduler()
    let ticks = scheduler.timerPublisher(every: .seconds(1)).autoconnect()
    #expect(scheduler.pendingCount == 0)
    let first = ticks.observe()
    let second = ticks.observe()
    #expect(scheduler.pendingCount == 1)
    scheduler.advance(by: .milliseconds(1000))
    #expect(first.values.count == 1)
    first.subscription?.cancel()
    scheduler.advance(by: .milliseconds(1000))
    #expect(first.values.count == 1)
    #expect(second.values.count == 2)
    second.subscription?.cancel()
    #expect(scheduler.pendingCount == 0)
    let third = ticks.observe()
    #expect(scheduler.pendingCount == 1)
    third.subscription?.cancel()
  }

  @Test func `the first tick comes after one interval, not at once`() {
    let scheduler = TestScheduler()
    let observer = scheduler.timerPublisher(every: .seconds(1)).autoconnect().observe()
    scheduler.advance(by: .milliseconds(999))
    #expect(observer.values == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(observer.values == [MonotonicTime(nanoseconds: 1_000_000_000)])
    observer.subscription?.cancel()
    observer.subscription?.cancel()
    scheduler.advance(by: .milliseconds(5000))
    #expect(observer.values.count == 1)
  }

  /// A publisher that writes down its connections.
  private final class Connectable: ConnectablePublisher {
    typealias Output = Int
    typealias Failure = TestError

    let upstream = TestPublisher<Int, TestError>(isCareless: true)
    var events: [String] = []

    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Int, S.Failure == TestError {
      upstream.subscribe(subscriber)
    }

    func connect() -> any Cancellable {
      events.append("connect")
      return AnyCancellable { [unowned self] in events.append("disconnect") }
    }
  }

  @Test func `everything is passed on as it is, also after the end`() {
    let connectable = Connectable()
    let observer = connectable.autoconnect().observe(.max(1))
    observer.reply = .max(7)
    #expect(connectable.upstream.send(1) == .max(7))
    connectable.upstream.send(completion: .finished)
    #expect(connectable.upstream.send(2) == .max(7))
    connectable.upstream.send(completion: .failure(.oops))
    #expect(observer.events == ["(TestSubscription)", "1", "|", "2", "#oops"])
    observer.subscription?.cancel()
    observer.subscription?.cancel()
    #expect(connectable.upstream.subscription?.cancelCount == 2)
  }

  @Test func `who is told the end stays connected until the cancel`() {
    let connectable = Connectable()
    let publisher = connectable.autoconnect()
    let first = publisher.observe()
    let second = publisher.observe()
    connectable.upstream.send(completion: .finished)
    first.subscription?.cancel()
    first.subscription?.cancel()
    #expect(connectable.events == ["connect"])
    second.subscription?.cancel()
    #expect(connectable.events == ["connect", "disconnect"])
  }

  /// Combine makes two connections, and every value comes twice.
  @Test func `who subscribes from inside a subscription makes no second connection`() {
    let connectable = Connectable()
    let publisher = connectable.autoconnect()
    let (first, second) = (Observer<Int, TestError>(), Observer<Int, TestError>())
    connectable.upstream.onRequest { [unowned connectable] _ in
      connectable.upstream.onRequest { _ in }
      publisher.subscribe(second)
    }
    publisher.subscribe(first)
    #expect(connectable.events == ["connect"])
    first.subscription?.cancel()
    second.subscription?.cancel()
    #expect(connectable.events == ["connect", "disconnect"])
  }
}
