/// The link between a publisher and a subscriber.
///
/// A subscription belongs to one subscriber, which asks it for values and may cancel it at any
/// time, from any thread, from inside a value, more than once.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for `demand` more values. Asking for `.none` is a programmer's error and stops.
  func request(_ demand: Subscribers.Demand)

  /// The subscription as an object, which takes two words to keep instead of five.
  ///
  /// Nothing to implement: an object answers itself, a value a new object that forwards to it.
  var _object: any Subscription & AnyObject { get }
}

extension Subscription {
  public var _object: any Subscription & AnyObject { SubscriptionObject(self) }
}

extension Subscription where Self: AnyObject {
  @inlinable
  public var _object: any Subscription & AnyObject { self }
}

/// Stands for a subscription that is no object.
private final class SubscriptionObject: Subscription {
  let subscription: any Subscription

  init(_ subscription: any Subscription) {
    self.subscription = subscription
  }

  func request(_ demand: Subscribers.Demand) { subscription.request(demand) }
  func cancel() { subscription.cancel() }
}

/// The namespace of symbols related to subscriptions.
public enum Subscriptions {
  /// The subscription of a publisher that will send nothing, or only its completion.
  public static var empty: any Subscription { EmptySubscription.shared }
}

final class EmptySubscription: Subscription, CustomStringConvertible, Sendable {
  static let shared = EmptySubscription()

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
  var description: String { "Empty" }
}

extension Subscribers.Demand {
  /// Stops with a sentence where a subscriber asks for nothing, as Combine does.
  @inlinable
  package func assertNonZero() {
    precondition(
      self > .none,
      "A subscription was asked for no values. Request at least .max(1), or do not request.")
  }
}
