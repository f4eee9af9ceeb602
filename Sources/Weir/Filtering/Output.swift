extension Publisher {
  /// Sends the value at `index` and finishes.
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index..<index + 1)
  }

  /// Sends the values whose positions are in `range`, then finishes.
  public func output<R>(in range: R) -> Publishers.Output<Self>
  where R: RangeExpression, R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  /// Sends the first `maxLength` values, then finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: ..<maxLength)
  }
}

extension Publishers {
  /// A publisher of the values of its upstream whose positions are in a range.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Which positions.
    public let range: CountableRange<Int>

    public init(upstream: Upstream, range: CountableRange<Int>) {
      precondition(
        range.lowerBound >= 0 && range.upperBound >= 0,
        "A position in a stream cannot be negative, as in \(range).")
      self.upstream = upstream
      self.range = range
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, range: range))
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publishers.Output {
  private final class Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    let downstream: Downstream
    let range: Range<Int>
    let life = Lifeline("Output")
    /// Only touched while the upstream delivers, which it does one value at a time.
    var position = 0

    var link: Lifeline { life }
    var combineIdentifier: CombineIdentifier { life.combineIdentifier }

    init(downstream: Downstream, range: Range<Int>) {
      self.downstream = downstream
      self.range = range
    }

    func receive(subscription: any Subscription) {
      guard life.begin(subscription) else { return }
      downstream.receive(subscription: life)
      if range.isEmpty { life.stop(.finished, downstream) }
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      // A downstream that asks again from inside the last value gets no more.
      guard life.isLive, position < range.upperBound else { return .none }
      position += 1
      if position <= range.lowerBound { return .max(1) }
      let isLast = position == range.upperBound
      let demand = downstream.receive(input)
      if isLast { life.stop(.finished, downstream) }
      return demand
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      if life.end() { downstream.receive(completion: completion) }
    }
  }
}
