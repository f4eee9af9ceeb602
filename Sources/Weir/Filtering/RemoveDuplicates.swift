extension Publisher where Output: Equatable {
  /// Leaves out values equal to the one before.
  @inlinable
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: ==)
  }
}

extension Publisher {
  /// Leaves out values that a closure holds equal to the one before.
  @inlinable
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
    -> Publishers.RemoveDuplicates<Self>
  {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of those values of its upstream that differ from the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Says whether two values are held equal: the last one passed on, and the new one.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Makes a publisher that leaves out what `predicate` holds equal to the value before.
    @inlinable
    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Output == S.Input, Failure == S.Failure {
      upstream.subscribe(Inner(downstream: subscriber, predicate: predicate))
    }
  }
}

extension Publishers.RemoveDuplicates {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == Output, Downstream.Failure == Failure {
    @usableFromInline
    let downstream: Downstream
    @usableFromInline
    let predicate: (Output, Output) -> Bool
    @usableFromInline
    let life = Lifeline("RemoveDuplicates", refusing: .early)
    /// Only touched while the upstream delivers, which it does one value at a time.
    // Values come one at a time: the check for exclusive access would find nothing.
    @exclusivity(unchecked)
    @usableFromInline
    var last: Output?

    @inlinable
    var link: Lifeline { life }
    @inlinable
    var combineIdentifier: CombineIdentifier { life.combineIdentifier }

    @inlinable
    init(downstream: Downstream, predicate: @escaping (Output, Output) -> Bool) {
      self.downstream = downstream
      self.predicate = predicate
    }

    @inlinable
    func receive(subscription: any Subscription) {
      if life.begin(subscription) { downstream.receive(subscription: life) }
    }

    // Always inlined: the call would cost each value more than what is done for it.
    @inlinable @inline(__always)
    func receive(_ input: Output) -> Subscribers.Demand {
      guard life.isLive else {
        life.refuseValue()
        return .none
      }
      if let last, predicate(last, input) { return .max(1) }
      last = input
      return downstream.receive(input)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      if life.end() { downstream.receive(completion: completion) }
    }
  }
}
