/// A subject that passes on what is sent and remembers nothing.
///
/// Values that find no subscriber, or no demand, are dropped. Subscribers are served in the order
/// they came. A value sent while another is being delivered waits its turn, so that all subscribers
/// see one order; sending never blocks on a delivery.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  @usableFromInline let broadcast = Broadcast<Output, Failure>(.passthroughSubject)

  /// Makes a subject without subscribers.
  @inlinable
  public init() {}

  @inlinable
  public func receive<S>(subscriber: S)
  where S: Subscriber, Output == S.Input, Failure == S.Failure {
    broadcast.attach(subscriber)
  }

  /// Sends `value` to all subscribers that have asked for one. After the end it does nothing.
  @inlinable
  public func send(_ value: Output) {
    broadcast.send(value)
  }

  /// Ends the stream of all subscribers, and of those that come later. Only the first end counts.
  @inlinable
  public func send(completion: Subscribers.Completion<Failure>) {
    broadcast.send(completion: completion)
  }

  /// Takes on an upstream, which is asked for everything as soon as a subscriber asks for anything.
  /// It is cancelled when the subject goes, and at once after the end.
  @inlinable
  public func send(subscription: any Subscription) {
    broadcast.send(subscription: subscription, isEager: false)
  }
}

extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
