extension Publisher {
  /// Hides the publisher's type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

/// A publisher whose own type is hidden.
@frozen
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  @usableFromInline
  let box: AnyPublisherBox<Output, Failure>

  /// Wraps `publisher`; one that is erased already is not wrapped twice.
  public init<P>(_ publisher: P) where P: Publisher, Output == P.Output, Failure == P.Failure {
    if let erased = publisher as? AnyPublisher<Output, Failure> {
      box = erased.box
    } else {
      box = ConcretePublisherBox(publisher)
    }
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, Output == S.Input, Failure == S.Failure {
    box.receive(subscriber: subscriber)
  }
}

extension AnyPublisher: CustomStringConvertible {
  public var description: String { "AnyPublisher" }
}

@usableFromInline
class AnyPublisherBox<Output, Failure: Error> {
  func receive<S>(subscriber: S)
  where S: Subscriber, Output == S.Input, Failure == S.Failure {
    fatalError("AnyPublisherBox is abstract.")
  }
}

private final class ConcretePublisherBox<P: Publisher>: AnyPublisherBox<P.Output, P.Failure> {
  private let publisher: P

  init(_ publisher: P) {
    self.publisher = publisher
  }

  override func receive<S>(subscriber: S)
  where S: Subscriber, P.Output == S.Input, P.Failure == S.Failure {
    publisher.subscribe(subscriber)
  }
}

/// The namespace of types that act as publishers.
public enum Publishers {}
