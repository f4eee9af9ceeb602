/// Passes the announcements of an ``ObservableObjectPublisher`` on, and takes any request for one for
/// everything.
@usableFromInline
struct ObservableObjectSubscriber<Downstream: Subscriber>: Subscriber
where Downstream.Input == Void, Downstream.Failure == Never {
  @usableFromInline
  let downstream: Downstream

  @inlinable
  init(downstream: Downstream) {
    self.downstream = downstream
  }

  @inlinable
  var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

  @inlinable
  func receive(subscription: any Subscription) {
    downstream.receive(subscription: Unlimited(subscription))
  }

  @inlinable
  func receive(_ input: Void) -> Subscribers.Demand {
    downstream.receive(input)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Never>) {
    downstream.receive(completion: completion)
  }
}

/// A subscription that asks for everything as soon as it is asked for anything.
@usableFromInline
final class Unlimited: Subscription, CustomStringConvertible {
  private let upstream: any Subscription

  @usableFromInline
  init(_ upstream: any Subscription) {
    self.upstream = upstream
  }

  @usableFromInline
  var description: String { "\(upstream)" }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    if demand > .none { upstream.request(.unlimited) }
  }

  @usableFromInline
  func cancel() { upstream.cancel() }
}
