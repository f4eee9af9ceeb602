/// The link between a publisher and a subscriber.
///
/// A subscription belongs to one subscriber, which asks it for values and may cancel it at any
/// time, from any thread, from inside a value, more than once.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for `demand` more values. Asking for `.none` is a programmer's error and stops.
  func request(_ demand: Subscribers.Demand)
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
