import Weir

/// A publisher that catches its subscriber and does nothing else.
final class Snare<Output, Failure: Error>: Publisher {
  private(set) var subscriber: Any?

  func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    self.subscriber = subscriber
  }

  var name: String? { (subscriber as? any CustomStringConvertible)?.description }
  var subscription: (any Subscription)? { subscriber as? any Subscription }

  func send(subscription: any Subscription) {
    (subscriber as? any Subscriber)?.receive(subscription: subscription)
  }
}

/// A subscription that writes down what is asked of it.
final class Ledger: Subscription {
  var events: [String] = []
  func request(_ demand: Subscribers.Demand) { events.append("\(demand)") }
  func cancel() { events.append("cancel") }
}
