import Weir

/// A subscriber that writes down what it gets, in the words of `events`.
final class Observer<Input, Failure: Error>: Subscriber {
  var events: [String] = []
  var values: [Input] = []
  var subscription: (any Subscription)?
  /// Asked for at once; nothing if nil.
  var initialDemand: Subscribers.Demand?
  /// Returned for each value.
  var reply: Subscribers.Demand = .none
  var onValue: (Input) -> Void = { _ in }
  var onCompletion: () -> Void = {}

  init(_ initialDemand: Subscribers.Demand? = .unlimited) {
    self.initialDemand = initialDemand
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    events.append("(\(subscription))")
    if let initialDemand { subscription.request(initialDemand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    events.append("\(input)")
    onValue(input)
    return reply
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: events.append("|")
    case .failure(let error): events.append("#\(error)")
    }
    onCompletion()
  }
}

extension Publisher {
  /// Subscribes a new observer.
  func observe(_ initialDemand: Subscribers.Demand? = .unlimited) -> Observer<Output, Failure> {
    let observer = Observer<Output, Failure>(initialDemand)
    subscribe(observer)
    return observer
  }
}

/// A publisher that does just what the test says, and writes down what is asked of it.
final class Source<Output, Failure: Error>: Publisher {
  private final class Tap: Subscription, CustomStringConvertible {
    let source: Source
    init(_ source: Source) { self.source = source }
    func request(_ demand: Subscribers.Demand) {
      source.events.append("\(demand)")
      source.onRequest(demand)
    }
    func cancel() {
      source.events.append("cancel")
      source.receiveValue = nil
      source.receiveCompletion = nil
    }
    var description: String { "Source" }
  }

  var events: [String] = []
  var onRequest: (Subscribers.Demand) -> Void = { _ in }
  private var receiveValue: ((Output) -> Subscribers.Demand)?
  private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    receiveValue = { subscriber.receive($0) }
    receiveCompletion = { subscriber.receive(completion: $0) }
    subscriber.receive(subscription: Tap(self))
  }

  /// Sends a value whatever the demand; nil if no one is there.
  @discardableResult
  func send(_ value: Output) -> Subscribers.Demand? { receiveValue?(value) }

  func send(completion: Subscribers.Completion<Failure>) {
    let receive = receiveCompletion
    receiveValue = nil
    receiveCompletion = nil
    receive?(completion)
  }
}

enum TestError: Error, Equatable {
  case oops
}
