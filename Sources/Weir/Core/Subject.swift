/// A publisher that values can be sent into from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to every subscriber.
  func send(_ value: Output)
  /// Sends the end to every subscriber.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes on a subscription whose values are to be sent through this subject.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an event without a value.
  public func send() {
    send(())
  }
}

/// Feeds a subject from a publisher until it is cancelled.
///
/// To the subject it is the subscription: so whichever of the two cancels first, the upstream is
/// cancelled once, and a subject that has been disconnected keeps nothing of it.
final class SubjectSubscriber<Downstream: Subject>: Subscriber, Endable, CustomStringConvertible {
  private struct State {
    var subject: Downstream?
    var subscription: (any Subscription)?
  }

  private let state: Lock<State>
  private let token = LiveSubscriptions.Token()

  init(_ subject: Downstream) {
    state = Lock(State(subject: subject))
  }

  func receive(subscription: any Subscription) {
    let subject: Downstream? = state.withLock { state in
      guard state.subscription == nil, let subject = state.subject else { return nil }
      state.subscription = subscription
      return subject
    }
    if let subject {
      subject.send(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Downstream.Output) -> Subscribers.Demand {
    state.withLock { $0.subscription == nil ? nil : $0.subject }?.send(input)
    return .none
  }

  /// An end before the subscription goes unnoticed, as with Combine.
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard state.withLock({ $0.subscription != nil }) else { return }
    take().subject?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.subscription }?.request(demand)
  }

  func cancel() {
    take().subscription?.cancel()
  }

  var isOver: Bool { state.withLock { $0.subscription == nil } }

  private func take() -> State {
    state.withLock { state in
      defer { state = State() }
      return state
    }
  }

  var description: String { "Subject" }
}
