extension Publisher {
  /// Sends values in arrays of `count`; the last one may be shorter.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}

extension Publishers {
  /// A publisher of the values of its upstream in arrays of a fixed size.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many values an array has.
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      precondition(count > 0, "Values can be collected by one or more, not by \(count).")
      self.upstream = upstream
      self.count = count
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, count: count))
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publishers.CollectByCount {
  private final class Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    let downstream: Downstream
    let count: Int
    let life: Lifeline
    let link: Scaled
    /// Only touched while the upstream delivers, which it does one value at a time.
    var collected: [Input] = []

    init(downstream: Downstream, count: Int) {
      self.downstream = downstream
      self.count = count
      life = Lifeline("CollectByCount")
      link = Scaled(life: life, count: count)
    }

    var combineIdentifier: CombineIdentifier { link.combineIdentifier }

    func receive(subscription: any Subscription) {
      guard life.begin(subscription) else { return }
      downstream.receive(subscription: link)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      guard life.isLive else { return .none }
      collected.append(input)
      guard collected.count == count else { return .none }
      let full = collected
      collected = []
      return downstream.receive(full) * count
    }

    /// The rest is sent without asking for demand, as Combine does.
    func receive(completion: Subscribers.Completion<Failure>) {
      guard life.end() else { return }
      let rest = collected
      collected = []
      if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
      downstream.receive(completion: completion)
    }
  }

  /// Asks for `count` values where its holder asks for one array.
  fileprivate final class Scaled: Subscription, CustomStringConvertible {
    let life: Lifeline
    let count: Int

    init(life: Lifeline, count: Int) {
      self.life = life
      self.count = count
    }

    var description: String { life.description }

    func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      life.request(demand * count)
    }

    func cancel() { life.cancelFromAbove() }
  }
}
