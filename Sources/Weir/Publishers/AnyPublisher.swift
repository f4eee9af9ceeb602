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
    box.subscribe(
      subscriber as? AnySubscriberBox<Output, Failure> ?? ConcreteSubscriberBox(subscriber))
  }
}

extension AnyPublisher: CustomStringConvertible {
  public var description: String { "AnyPublisher" }
}

@usableFromInline
class AnyPublisherBox<Output, Failure: Error> {
  func subscribe(_ subscriber: AnySubscriberBox<Output, Failure>) {
    fatalError("AnyPublisherBox is abstract.")
  }
}

private final class ConcretePublisherBox<P: Publisher>: AnyPublisherBox<P.Output, P.Failure> {
  /// Nil only while this is torn down.
  private var publisher: P?

  init(_ publisher: P) {
    self.publisher = publisher
  }

  deinit {
    Descent.release(&publisher)
  }

  override func subscribe(_ subscriber: AnySubscriberBox<P.Output, P.Failure>) {
    guard Descent.enter() else {
      return Descent.postpone { self.subscribe(subscriber) }
    }
    defer { Descent.leave() }
    publisher?.subscribe(subscriber)
  }
}

/// A subscriber whose type is hidden from the chain above it.
///
/// Without it each erased publisher would make the types of the operators above it longer, and a
/// long chain of them quadratic.
@usableFromInline
class AnySubscriberBox<Input, Failure: Error>: Subscriber {
  @usableFromInline
  let combineIdentifier: CombineIdentifier

  init(_ combineIdentifier: CombineIdentifier) {
    self.combineIdentifier = combineIdentifier
  }

  @usableFromInline
  func receive(subscription: any Subscription) {
    fatalError("AnySubscriberBox is abstract.")
  }

  @usableFromInline
  func receive(_ input: Input) -> Subscribers.Demand {
    fatalError("AnySubscriberBox is abstract.")
  }

  @usableFromInline
  func receive(completion: Subscribers.Completion<Failure>) {
    fatalError("AnySubscriberBox is abstract.")
  }
}

private final class ConcreteSubscriberBox<S: Subscriber>: AnySubscriberBox<S.Input, S.Failure> {
  /// Nil only while this is torn down.
  private var subscriber: S?

  init(_ subscriber: S) {
    self.subscriber = subscriber
    super.init(subscriber.combineIdentifier)
  }

  deinit {
    Descent.release(&subscriber)
  }

  override func receive(subscription: any Subscription) {
    guard Descent.enter() else {
      return Descent.postpone { self.receive(subscription: subscription) }
    }
    defer { Descent.leave() }
    subscriber?.receive(subscription: subscription)
  }

  override func receive(_ input: S.Input) -> Subscribers.Demand {
    subscriber?.receive(input) ?? .none
  }

  /// Put off at the same depth as the subscription, an end cannot overtake it.
  override func receive(completion: Subscribers.Completion<S.Failure>) {
    guard Descent.enter() else {
      return Descent.postpone { self.receive(completion: completion) }
    }
    defer { Descent.leave() }
    subscriber?.receive(completion: completion)
  }
}

extension Descent {
  /// Lets a value go, of which the deinit may go down further.
  fileprivate static func release<Value>(_ value: inout Value?) {
    guard enter() else {
      let rest = Unchecked(value)
      value = nil
      return postpone { withExtendedLifetime(rest) {} }
    }
    value = nil
    leave()
  }
}
