/// A subject that passes on what is sent and remembers nothing.
///
/// Values that find no subscriber, or no demand, are dropped. Subscribers are served in the order
/// they came. A value sent while another is being delivered waits its turn, so that all subscribers
/// see one order; sending never blocks on a delivery.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  @usableFromInline let broadcast = Broadcast<Output, Failure>(
    current: nil, name: "PassthroughSubject")

  @inlinable
  public init() {}

  @inlinable
  public func receive<S>(subscriber: S)
  where S: Subscriber, Output == S.Input, Failure == S.Failure {
    broadcast.attach(subscriber)
  }

  @inlinable
  public func send(_ value: Output) {
    broadcast.send(value)
  }

  @inlinable
  public func send(completion: Subscribers.Completion<Failure>) {
    broadcast.send(completion: completion)
  }

  @inlinable
  public func send(subscription: any Subscription) {
    broadcast.send(subscription: subscription, isEager: false)
  }
}

extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
