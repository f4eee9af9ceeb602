import Testing
import Weir

/// Long chains and deep recursion, on a stack of the usual size.
@Suite struct DepthTests {
  private func chain(_ levels: Int, _ source: some Publisher<Int, Never>)
    -> AnyPublisher<Int, Never>
  {
    var chain = source.eraseToAnyPublisher()
    for _ in 0..<levels { chain = chain.map { $0 + 1 }.eraseToAnyPublisher() }
    return chain
  }

  @Test func `ten thousand erased levels subscribe, deliver, cancel and go`() {
    sideBySide([
      {
        let subject = PassthroughSubject<Int, Never>()
        let observer = chain(10_000, subject).observe()
        subject.send(1)
        observer.subscription?.cancel()
        subject.send(2)
        #expect(observer.values == [10_001])
      }
    ])
  }

  @Test func `ten thousand erased levels deliver the end and go`() {
    sideBySide([
      {
        let observer = chain(10_000, Just(0)).observe()
        #expect(observer.events.suffix(2) == ["10000", "|"])
      }
    ])
  }

  /// Sends the next number from inside each, until there have been a hundred thousand.
  private func recurse<P: Publisher>(_ publisher: P, _ send: @escaping (Int) -> Void)
  where P.Output == Int, P.Failure == Never {
    sideBySide([
      {
        var last = 0
        let token = publisher.sink { value in
          last = value
          if value < 100_000 { send(value + 1) }
        }
        send(1)
        #expect(last == 100_000)
        token.cancel()
      }
    ])
  }

  @Test func `a passthrough subject sent to from inside itself, a hundred thousand deep`() {
    let subject = PassthroughSubject<Int, Never>()
    recurse(subject) { subject.send($0) }
  }

  @Test func `a current value subject sent to from inside itself, a hundred thousand deep`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    recurse(subject.dropFirst()) { subject.send($0) }
  }

  @Test func `merge, a hundred thousand deep`() {
    let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    recurse(subjects[0].merge(with: subjects[1])) { subjects[$0 % 2].send($0) }
  }

  @Test func `combineLatest, a hundred thousand deep`() {
    let subject = PassthroughSubject<Int, Never>()
    recurse(subject.combineLatest(Just(0), +)) { subject.send($0) }
  }

  @Test func `flatMap, a hundred thousand deep`() {
    let subject = PassthroughSubject<Int, Never>()
    recurse(subject.flatMap { Just($0) }) { subject.send($0) }
  }

  @Test func `switchToLatest, a hundred thousand deep`() {
    let subject = PassthroughSubject<Int, Never>()
    recurse(subject.map { Just($0) }.switchToLatest()) { subject.send($0) }
  }
}
