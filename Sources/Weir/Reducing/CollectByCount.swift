extension Publisher {
  /// Sends values in arrays of `count`; the last one may be shorter.
  @inlinable
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

    /// Makes a publisher of arrays of `count` values, which is at least one.
    @inlinable
    public init(upstream: Upstream, count: Int) {
      precondition(count > 0, "Values can be collected by one or more, not by \(count).")
      self.upstream = upstream
      self.count = count
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, count: count))
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publishers.CollectByCount {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
    @usableFromInline
    typealias Input = Upstream.Output
    @usableFromInline
    typealias Failure = Upstream.Failure

    @usableFromInline
    let downstream: Downstream
    @usableFromInline
    let count: Int
    @usableFromInline
    let life = Lifeline("CollectByCount")
    @usableFromInline
    let link: ScaledDemand
    /// Only touched while the upstream delivers, which it does one value at a time: a check for
    /// exclusive access would find nothing.
    @exclusivity(unchecked)
    @usableFromInline
    var collected: [Input] = []

    @inlinable
    init(downstream: Downstream, count: Int) {
      self.downstream = downstream
      self.count = count
      link = ScaledDemand(life: life, count: count)
    }

    @inlinable
    var combineIdentifier: CombineIdentifier { link.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) {
      if life.begin(subscription) { downstream.receive(subscription: link) }
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
      guard life.isLive else { return .none }
      collected.append(input)
      guard collected.count == count else { return .none }
      return downstream.receive(takeCollected()) * count
    }

    /// Passes each end on, as Combine does. The rest is sent before it, without asking for demand.
    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      let rest = takeCollected()
      if life.end(), case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
      downstream.receive(completion: completion)
    }

    @inlinable
    func takeCollected() -> [Input] {
      defer { collected = [] }
      return collected
    }
  }
}

/// A subscription that asks for `count` values where its holder asks for one array.
@usableFromInline
final class ScaledDemand: Subscription, CustomStringConvertible {
  private let life: Lifeline
  private let count: Int

  @usableFromInline
  init(life: Lifeline, count: Int) {
    self.life = life
    self.count = count
  }

  @usableFromInline
  var description: String { life.description }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    life.request(demand * count)
  }

  @usableFromInline
  func cancel() { life.cancelFromAbove() }
}
