extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  ///
  /// ```swift
  /// for await word in words.values { print(word) }
  /// ```
  ///
  /// Each loop is a subscriber of its own and asks for one value at a time: what a subject sends
  /// while the loop is busy is missed, as with Combine. Put a ``Publishers/Buffer`` before it to
  /// keep everything. Cancelling the task cancels the subscription.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// The values of a publisher that cannot fail, as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  public typealias Failure = Never

  private let publisher: P

  /// Makes a sequence of the values of `publisher`.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public func makeAsyncIterator() -> Iterator {
    let inlet = AsyncInlet<P.Output, Never>()
    publisher.subscribe(inlet)
    return Iterator(owner: .init(inlet))
  }

  /// One subscription to the publisher. It is cancelled when the last copy goes.
  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = P.Output

    fileprivate let owner: AsyncInlet<P.Output, Never>.Owner

    public mutating func next() async -> P.Output? {
      await next(isolation: nil)
    }

    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      switch await owner.inlet.next(isolation: actor) {
      case .success(let value): value
      }
    }
  }
}
