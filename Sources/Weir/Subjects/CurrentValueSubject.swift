/// A subject that holds a value and sends each new one.
///
/// A subscriber gets the current value first. One that asks too slowly gets the latest, not the ones
/// between. Order and threads are those of ``PassthroughSubject``.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  @usableFromInline let broadcast: Broadcast<Output, Failure>

  /// Makes a subject that holds `value`.
  @inlinable
  public init(_ value: Output) {
    broadcast = Broadcast(.currentValueSubject, current: value)
  }

  /// The value. Setting it sends it; after the end it is only kept, while ``send(_:)`` leaves it as it
  /// was.
  public var value: Output {
    @inlinable get { broadcast.current! }
    @inlinable set { broadcast.send(newValue, holdingAfterEnd: true) }
  }

  @inlinable
  public func receive<S>(subscriber: S)
  where S: Subscriber, Output == S.Input, Failure == S.Failure {
    broadcast.attach(subscriber)
  }

  /// Holds `value` and sends it to all subscribers. After the end it does nothing.
  @inlinable
  public func send(_ value: Output) {
    broadcast.send(value)
  }

  /// Ends the stream of all subscribers, and of those that come later. Only the first end counts.
  @inlinable
  public func send(completion: Subscribers.Completion<Failure>) {
    broadcast.send(completion: completion)
  }

  /// Takes on an upstream, which is asked for everything at once. It is cancelled when the subject
  /// goes, and at once after the end.
  @inlinable
  public func send(subscription: any Subscription) {
    broadcast.send(subscription: subscription, isEager: true)
  }
}

extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
