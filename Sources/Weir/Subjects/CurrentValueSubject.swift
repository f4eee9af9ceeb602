/// A subject that holds a value and sends each new one.
///
/// A subscriber gets the current value first. One that asks too slowly gets the latest, not the ones
/// between. Order and threads are those of ``PassthroughSubject``.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let broadcast: Broadcast<Output, Failure>

  public init(_ value: Output) {
    broadcast = Broadcast(current: value, name: "CurrentValueSubject")
  }

  /// The value. Setting it sends it; after the end it stays as it was.
  public var value: Output {
    get { broadcast.current! }
    set { broadcast.send(newValue) }
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, Output == S.Input, Failure == S.Failure {
    broadcast.attach(subscriber)
  }

  public func send(_ value: Output) {
    broadcast.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    broadcast.send(completion: completion)
  }

  public func send(subscription: any Subscription) {
    broadcast.send(subscription: subscription, isEager: true)
  }
}

extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
