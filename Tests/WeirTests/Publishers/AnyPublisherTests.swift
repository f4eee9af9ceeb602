import Testing
import Weir
import WeirTesting

@Suite struct AnyPublisherTests {
  private func chain<P: Publisher>(of levels: Int, on source: P) -> AnyPublisher<Int, P.Failure>
  where P.Output == Int {
    var chain = source.eraseToAnyPublisher()
    for _ in 0..<levels { chain = chain.map { $0 + 1 }.eraseToAnyPublisher() }
    return chain
  }

  @Test func `passes everything on, as if it were not there`() {
    let source = Source<Int, TestError>()
    let observer = source.eraseToAnyPublisher().observe(.max(2))
    observer.reply = .max(1)
    #expect(source.send(1) == .max(1))
    source.send(completion: .failure(.oops))
    #expect(observer.events == ["(Source)", "1", "#oops"])
    #expect(source.events == ["max(2)"])
  }

  @Test func `ten thousand levels subscribe, cancel and go without overflowing the stack`() throws {
    try expectNoLeaks {
      let subject = PassthroughSubject<Int, Never>()
      let observer = chain(of: 10_000, on: subject).observe()
      #expect(observer.events == ["(PassthroughSubject)"])
      observer.subscription?.cancel()
      subject.send(1)
      #expect(observer.values == [])
    }
  }

  @Test func `ten thousand levels over a publisher that ends at once`() {
    let observer = chain(of: 10_000, on: Fail<Int, TestError>(error: .oops)).observe()
    #expect(observer.events == ["(Empty)", "#oops"])
  }

  @Test func `a value passes a thousand levels`() {
    #expect(chain(of: 1_000, on: Just(0)).observe().events == ["(Just)", "1000", "|"])
  }

  @Test func `a chain that is torn down without a subscriber`() {
    var chain: AnyPublisher<Int, Never>? = chain(of: 10_000, on: Empty<Int, Never>())
    #expect(chain != nil)
    chain = nil
  }
}
