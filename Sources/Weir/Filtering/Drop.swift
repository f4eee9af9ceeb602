extension Publisher {
  /// Leaves out the first `count` values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}

extension Publishers {
  /// A publisher of the values of its upstream but for the first few.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many values are left out.
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      precondition(count >= 0, "The number of values to drop cannot be negative, as \(count) is.")
      self.upstream = upstream
      self.count = count
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let inner = Inner(downstream: subscriber, count: count)
      subscriber.receive(subscription: inner.link)
      upstream.subscribe(inner)
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publishers.Drop {
  private final class Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let downstream: Downstream
    let link = Lifeline("Drop", refusing: .none)
    /// Only touched while the upstream delivers, which it does one value at a time.
    var left: Int

    init(downstream: Downstream, count: Int) {
      self.downstream = downstream
      left = count
    }

    var combineIdentifier: CombineIdentifier { link.combineIdentifier }

    /// Asks for the values that are left out as well.
    func receive(subscription: any Subscription) {
      guard link.begin(subscription) else { return }
      let demand = link.takePending() + left
      if demand > .none { subscription.request(demand) }
    }

    func receive(_ input: Output) -> Subscribers.Demand {
      guard link.isLive else { return .none }
      guard left == 0 else {
        left -= 1
        return .none
      }
      return downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      if link.end() { downstream.receive(completion: completion) }
    }
  }
}
