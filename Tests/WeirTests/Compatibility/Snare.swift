import Weir

/// A publisher that catches its subscriber and sends it just what the test says, whether or not that
/// is allowed.
final class Snare<Output, Failure: Error>: Publisher {
  private(set) var subscriber: Any?
  private var receiveValue: ((Output) -> Subscribers.Demand)?
  private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    self.subscriber = subscriber
    receiveValue = subscriber.receive(_:)
    receiveCompletion = subscriber.receive(completion:)
  }

  var name: String? { (subscriber as? any CustomStringConvertible)?.description }
  var subscription: (any Subscription)? { subscriber as? any Subscription }

  func send(subscription: any Subscription) {
    (subscriber as? any Subscriber)?.receive(subscription: subscription)
  }

  @discardableResult
  func send(_ value: Output) -> Subscribers.Demand? { receiveValue?(value) }

  func send(completion: Subscribers.Completion<Failure>) { receiveCompletion?(completion) }
}

/// A subscription that writes down what is asked of it.
final class Ledger: Subscription, CustomStringConvertible {
  var events: [String] = []
  func request(_ demand: Subscribers.Demand) { events.append("\(demand)") }
  func cancel() { events.append("cancel") }
  var description: String { "Ledger" }
}
