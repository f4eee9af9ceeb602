extension Publisher {
  /// Leaves out the first `count` values.
  @inlinable
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

    /// Makes a publisher that leaves out the first `count` values of its upstream.
    @inlinable
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      precondition(count >= 0, "\(count) values were to be dropped; 0 is the least.")
      let inner = Inner(downstream: subscriber, count: count)
      subscriber.receive(subscription: inner.link)
      upstream.subscribe(inner)
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publishers.Drop {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == Output, Downstream.Failure == Failure {
    @usableFromInline
    let downstream: Downstream
    @usableFromInline
    let link = Advance("Drop")
    /// Only touched while the upstream delivers, which it does one value at a time: a check for
    /// exclusive access would find nothing.
    @exclusivity(unchecked)
    @usableFromInline
    var left: Int

    @inlinable
    init(downstream: Downstream, count: Int) {
      self.downstream = downstream
      left = count
    }

    @inlinable
    var combineIdentifier: CombineIdentifier { link.combineIdentifier }

    /// Asks for the values that are left out as well.
    @inlinable
    func receive(subscription: any Subscription) { link.begin(subscription, plus: left) }

    @inlinable
    func receive(_ input: Output) -> Subscribers.Demand {
      guard left == 0 else {
        left -= 1
        return .none
      }
      return downstream.receive(input)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      link.end()
      downstream.receive(completion: completion)
    }

    @inlinable
    func cancel() { link.cancelFromAbove() }
  }
}

/// A subscription that is handed down before there is one above: it keeps what is asked for until
/// then.
@usableFromInline
final class Advance: Subscription, CustomStringConvertible {
  private struct State {
    var upstream: (any Subscription)?
    var pending = Subscribers.Demand.none
    var hasBegun = false
    var isCancelled = false
  }

  private let state = Lock(State())
  private let name: StaticString
  private let token = LiveSubscriptions.Token()

  @usableFromInline
  init(_ name: StaticString) {
    self.name = name
  }

  @usableFromInline
  var description: String { name.description }

  /// Takes a subscription, and asks it for all that was asked for before and `count` values more. One
  /// that comes while there is another, or after a cancel, is cancelled.
  @usableFromInline
  func begin(_ subscription: any Subscription, plus count: Int) {
    let demand = state.withLock { state -> Subscribers.Demand? in
      guard state.upstream == nil, !state.isCancelled else { return nil }
      state.upstream = subscription
      state.hasBegun = true
      defer { state.pending = .none }
      return state.pending + count
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  /// Lets go of the subscription above. Another may come, as with Combine.
  @usableFromInline
  func end() {
    withExtendedLifetime(state.withLock { $0.upstream.take() }) {}
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    let upstream = state.withLock { state in
      if state.upstream == nil { state.pending += demand }
      return state.upstream
    }
    upstream?.request(demand)
  }

  /// Cancels the subscription above, also one that is still to come; not one that follows an end.
  @usableFromInline
  func cancel() {
    let upstream = state.withLock { state in
      if state.upstream != nil || !state.hasBegun { state.isCancelled = true }
      return state.upstream.take()
    }
    upstream?.cancel()
  }

  /// Cancels on behalf of the operator's subscriber: as with Combine, only what there is.
  @usableFromInline
  func cancelFromAbove() {
    if state.withLock({ $0.upstream != nil }) { cancel() }
  }
}
