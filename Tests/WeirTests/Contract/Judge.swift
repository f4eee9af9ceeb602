import Weir

/// A subscriber that knows the contract and writes down each breach of it.
///
/// Subscription, then values up to the demand, then at most one completion, then silence.
final class Judge<Input, Failure: Error>: Subscriber {
  private(set) var breaches: [String] = []
  private(set) var count = 0
  private(set) var isOver = false
  /// Kept after the end on purpose: it must hold nothing by then.
  private(set) var subscription: (any Subscription)?

  private var credit = Subscribers.Demand.none
  private let initialDemand: Subscribers.Demand
  private let reply: Subscribers.Demand
  private let cancelsAtValue: Int?
  private var isDelivering = false

  init(
    initialDemand: Subscribers.Demand, reply: Subscribers.Demand = .none,
    cancelsAtValue: Int? = nil
  ) {
    self.initialDemand = initialDemand
    self.reply = reply
    self.cancelsAtValue = cancelsAtValue
  }

  func request(_ demand: Subscribers.Demand) {
    credit += demand
    subscription?.request(demand)
  }

  func cancel() {
    isOver = true
    subscription?.cancel()
  }

  func receive(subscription: any Subscription) {
    if self.subscription != nil { breaches.append("a second subscription") }
    if count > 0 || isOver { breaches.append("the subscription came late") }
    self.subscription = subscription
    if initialDemand > .none { request(initialDemand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if subscription == nil { breaches.append("a value before the subscription") }
    if isOver { breaches.append("a value after the end") }
    if credit == .none { breaches.append("a value that was not asked for") }
    if isDelivering { breaches.append("a value inside another") }
    isDelivering = true
    defer { isDelivering = false }
    credit -= 1
    count += 1
    if count == cancelsAtValue { cancel() }
    credit += reply
    return reply
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if subscription == nil { breaches.append("an end before the subscription") }
    if isOver { breaches.append("an end after the end") }
    if isDelivering { breaches.append("an end inside a value") }
    isOver = true
  }
}
