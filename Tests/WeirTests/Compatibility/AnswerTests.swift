import Testing
import Weir

/// Whether what the downstream asks for in return for a value is the answer to the upstream's own
/// value, or is requested from its subscription.
@Suite struct AnswerTests {
  private typealias Upstream = Source<Int, TestError>

  private func observe<P: Publisher>(
    _ demand: Subscribers.Demand?, reply: Subscribers.Demand, _ publisher: P
  ) -> Observer<P.Output, P.Failure> {
    let observer = Observer<P.Output, P.Failure>(demand)
    observer.reply = reply
    publisher.subscribe(observer)
    return observer
  }

  private func checkAnswer<P: Publisher>(_ apply: (Upstream) -> P) {
    let upstream = Upstream()
    let observer = observe(.max(5), reply: .max(3), apply(upstream))
    #expect(upstream.send(1) == .max(3), "\(observer.events)")
    #expect(upstream.events == ["max(5)"], "\(observer.events)")
  }

  @Test func `operators that send a value on at once answer with what is asked for in return`() {
    let other = Source<Int, TestError>()
    checkAnswer { $0.catch { _ in Just(1) } }
    checkAnswer { $0.tryCatch { _ in Just(1) } }
    checkAnswer { $0.replaceError(with: 1) }
    checkAnswer { $0.append(1) }
    checkAnswer { $0.prefix(untilOutputFrom: other) }
    checkAnswer { $0.subscribe(on: ImmediateScheduler.shared) }
    checkAnswer { upstream -> Publishers.DropUntilOutput<Upstream, Just<Int>.Failing> in
      upstream.drop(untilOutputFrom: Just(1).setFailureType(to: TestError.self))
    }
  }

  @Test func `retry, multicast and timed operators request it`() {
    let upstream = Upstream()
    _ = observe(.max(5), reply: .max(3), upstream.retry(1))
    #expect(upstream.send(1) == Subscribers.Demand.none)
    #expect(upstream.events == ["max(5)", "max(3)"])

    let received = Upstream()
    _ = observe(.max(5), reply: .max(3), received.receive(on: ImmediateScheduler.shared))
    #expect(received.send(1) == Subscribers.Demand.none)
    #expect(received.events == ["max(5)", "max(3)"])

    let measured = Upstream()
    _ = observe(
      .max(5), reply: .max(3), measured.measureInterval(using: ImmediateScheduler.shared))
    #expect(measured.send(1) == Subscribers.Demand.none)
    #expect(measured.events == ["max(5)", "max(3)"])
  }

  @Test func `flatMap asks each publisher for one value in return for one that was wanted`() {
    let child = Source<Int, TestError>()
    let outer = PassthroughSubject<Int, TestError>()
    let observer = observe(.max(2), reply: .none, outer.flatMap { _ in child })
    outer.send(0)
    #expect(child.send(1) == .max(1))
    #expect(child.send(2) == .max(1))
    #expect(child.send(3) == Subscribers.Demand.none)
    #expect(child.events == ["max(1)"])
    observer.subscription?.request(.max(5))
    #expect(child.events == ["max(1)", "max(1)"])
    #expect(observer.values == [1, 2, 3])
  }

  @Test func `switchToLatest passes what is left of the demand to the next publisher`() {
    let (first, second) = (Source<Int, TestError>(), Source<Int, TestError>())
    let outer = PassthroughSubject<Source<Int, TestError>, TestError>()
    _ = observe(.max(10), reply: .max(5), outer.switchToLatest())
    outer.send(first)
    #expect(first.send(1) == .max(5))
    #expect(first.send(2) == .max(5))
    outer.send(second)
    #expect(first.events == ["max(10)", "cancel"])
    #expect(second.events == ["max(18)"])
  }

  @Test func `a buffer that is kept full answers each value that leaves it with one`() {
    let upstream = Upstream()
    let observer = observe(
      .max(1), reply: .none,
      upstream.buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest))
    #expect(upstream.send(1) == .max(1))
    #expect(upstream.send(2) == Subscribers.Demand.none)
    #expect(upstream.events == ["max(2)"])
    observer.subscription?.request(.max(1))
    #expect(upstream.events == ["max(2)", "max(1)"])
  }

  @Test func `a failure does not wait for the values in a buffer`() {
    let upstream = Upstream()
    let observer = observe(
      nil, reply: .none, upstream.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest))
    upstream.send(1)
    upstream.send(completion: .failure(.oops))
    #expect(observer.events == ["(Buffer)", "#oops"])
  }
}

extension Just {
  fileprivate typealias Failing = Publishers.SetFailureType<Just, TestError>
}
