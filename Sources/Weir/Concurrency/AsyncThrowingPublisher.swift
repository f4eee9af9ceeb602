extension Publisher {
  /// The values as an asynchronous sequence that throws what the publisher fails with.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// The values of a publisher as an asynchronous sequence that throws what the publisher fails with.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  public typealias Failure = any Error

  private let publisher: P

  /// Makes a sequence of the values of `publisher`.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public func makeAsyncIterator() -> Iterator {
    let inlet = AsyncInlet<P.Output, P.Failure>()
    publisher.subscribe(inlet)
    return Iterator(owner: .init(inlet))
  }

  /// One subscription to the publisher. It is cancelled when the last copy goes.
  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = P.Output

    fileprivate let owner: AsyncInlet<P.Output, P.Failure>.Owner

    public mutating func next() async throws -> P.Output? {
      try await next(isolation: nil)
    }

    public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error)
      -> P.Output?
    {
      switch await owner.inlet.next(isolation: actor) {
      case .success(let value): return value
      case .failure(let error): throw error
      }
    }
  }
}
