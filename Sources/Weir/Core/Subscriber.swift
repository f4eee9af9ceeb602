/// A type that receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values received.
  associatedtype Input
  /// The kind of errors received; `Never` if none can come.
  associatedtype Failure: Error

  /// Says that the subscription stands; values come once demand has been requested from it.
  func receive(subscription: any Subscription)

  /// Hands over one value. Returns how many more are wanted, in addition to what was asked before.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Says that no value will come any more.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Says that an event without a value happened.
  @inlinable
  public func receive() -> Subscribers.Demand {
    receive(())
  }
}

/// The namespace of types that act as subscribers.
public enum Subscribers {}
