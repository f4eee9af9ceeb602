import Weir

/// Keeps what a publisher sends, and asks only for what it is told to ask.
final class Recorder<Value, Failure: Error>: Subscriber, @unchecked Sendable {
  private(set) var values: [Value] = []
  private(set) var isFinished = false
  private(set) var subscription: (any Subscription)?
  var onValue: (Value) -> Void = { _ in }
  private let demand: Subscribers.Demand

  init(demand: Subscribers.Demand = .unlimited) {
    self.demand = demand
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    values.append(input)
    onValue(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    isFinished = true
    subscription = nil
  }
}

extension Publisher {
  /// Subscribes a recorder.
  func record(demand: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(demand: demand)
    subscribe(recorder)
    return recorder
  }
}
