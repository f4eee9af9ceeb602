import Synchronization
import Testing
import Weir

/// Operators with several inputs, fed from several threads.
@Suite(.timeLimit(.minutes(1))) struct ThreadTests {
  /// Runs the closures side by side.
  private func sideBySide(_ bodies: [@Sendable () -> Void]) async {
    await withTaskGroup(of: Void.self) { group in
      for body in bodies { group.addTask { body() } }
    }
  }

  /// Counts how many are inside at a time; more than one is a breach.
  private final class Turnstile: Sendable {
    let inside = Atomic(0)
    let crowds = Atomic(0)
    let passed = Atomic(0)

    func pass() {
      if inside.wrappingAdd(1, ordering: .sequentiallyConsistent).oldValue != 0 {
        crowds.wrappingAdd(1, ordering: .relaxed)
      }
      passed.wrappingAdd(1, ordering: .relaxed)
      inside.wrappingSubtract(1, ordering: .sequentiallyConsistent)
    }
  }

  @Test func `merge delivers one value at a time and loses none`() async {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    let turnstile = Turnstile()
    let token = Publishers.Merge(a, b).sink { _ in turnstile.pass() }
    await sideBySide([
      { for value in 0..<5_000 { a.send(value) } },
      { for value in 0..<5_000 { b.send(value) } },
    ])
    #expect(turnstile.passed.load(ordering: .relaxed) == 10_000)
    #expect(turnstile.crowds.load(ordering: .relaxed) == 0)
    token.cancel()
  }

  @Test func `combineLatest ends on the last values of both`() async {
    let a = CurrentValueSubject<Int, Never>(0)
    let b = CurrentValueSubject<Int, Never>(0)
    let turnstile = Turnstile()
    let last = Mutex((0, 0))
    let token = a.combineLatest(b).sink { pair in
      turnstile.pass()
      last.withLock { $0 = pair }
    }
    await sideBySide([
      { for value in 1...5_000 { a.send(value) } },
      { for value in 1...5_000 { b.send(value) } },
    ])
    #expect(last.withLock { $0 } == (5_000, 5_000))
    #expect(turnstile.crowds.load(ordering: .relaxed) == 0)
    #expect(turnstile.passed.load(ordering: .relaxed) == 10_001)
    token.cancel()
  }

  @Test func `zip pairs by position, whoever sends first`() async {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    let mismatches = Atomic(0)
    let pairs = Atomic(0)
    let token = a.zip(b).sink { pair in
      pairs.wrappingAdd(1, ordering: .relaxed)
      if pair.0 != pair.1 { mismatches.wrappingAdd(1, ordering: .relaxed) }
    }
    await sideBySide([
      { for value in 0..<5_000 { a.send(value) } },
      { for value in 0..<5_000 { b.send(value) } },
    ])
    #expect(pairs.load(ordering: .relaxed) == 5_000)
    #expect(mismatches.load(ordering: .relaxed) == 0)
    token.cancel()
  }

  @Test func `two subjects that feed each other from two threads do not lock up`() async {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    let received = Atomic(0)
    let tokens = [
      a.merge(with: b).filter { $0 > 0 }.sink { b.send(-$0) },
      b.merge(with: a).filter { $0 < 0 }.sink { _ in
        received.wrappingAdd(1, ordering: .relaxed)
      },
    ]
    await sideBySide([
      { for _ in 0..<5_000 { a.send(1) } },
      { for _ in 0..<5_000 { b.send(1) } },
    ])
    #expect(received.load(ordering: .relaxed) == 10_000)
    for token in tokens { token.cancel() }
  }

  @Test func `a request on one thread against a cancel on another`() async {
    for _ in 0..<500 {
      let box = Subscribed()
      Just(1).subscribe(box)
      await sideBySide([{ box.subscription?.request(.max(1)) }, { box.subscription?.cancel() }])
      #expect(box.ends.load(ordering: .relaxed) <= 1)
    }
  }

  private final class Subscribed: Subscriber, @unchecked Sendable {
    typealias Input = Int
    typealias Failure = Never
    var subscription: (any Subscription)?
    let ends = Atomic(0)

    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Never>) {
      ends.wrappingAdd(1, ordering: .relaxed)
    }
  }
}
