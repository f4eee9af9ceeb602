/// A subscriber whose own type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The identity of the subscriber that was wrapped, or its own.
  public let combineIdentifier: CombineIdentifier
  private let subscriptionHandler: (any Subscription) -> Void
  private let valueHandler: (Input) -> Subscribers.Demand
  private let completionHandler: (Subscribers.Completion<Failure>) -> Void
  private let name: String

  /// Wraps `subscriber`; one that is erased already is not wrapped twice.
  public init<S>(_ subscriber: S) where S: Subscriber, Input == S.Input, Failure == S.Failure {
    if let erased = subscriber as? AnySubscriber<Input, Failure> {
      self = erased
      return
    }
    combineIdentifier = subscriber.combineIdentifier
    subscriptionHandler = subscriber.receive(subscription:)
    valueHandler = { subscriber.receive($0) }
    completionHandler = subscriber.receive(completion:)
    name = (subscriber as? any CustomStringConvertible)?.description ?? "AnySubscriber"
  }

  /// Passes on to `subject` everything that comes.
  public init<S>(_ subject: S) where S: Subject, Input == S.Output, Failure == S.Failure {
    self.init(SubjectSubscriber(subject))
  }

  /// Makes a subscriber from closures; those left out do nothing, and no value is asked for.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    subscriptionHandler = receiveSubscription ?? { _ in }
    valueHandler = receiveValue ?? { _ in .none }
    completionHandler = receiveCompletion ?? { _ in }
    name = "Anonymous AnySubscriber"
  }

  public func receive(subscription: any Subscription) {
    subscriptionHandler(subscription)
  }

  public func receive(_ value: Input) -> Subscribers.Demand {
    valueHandler(value)
  }

  public func receive(completion: Subscribers.Completion<Failure>) {
    completionHandler(completion)
  }
}

extension AnySubscriber: CustomStringConvertible {
  public var description: String { name }
}
