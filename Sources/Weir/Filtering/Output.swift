extension Publisher {
  /// Sends the value at `index` and finishes.
  @inlinable
  public func output(at index: Int) -> Publishers.Output<Self> {
    precondition(
      index >= 0 && index < .max,
      "There is no value at \(index) of a stream. Ask for one from 0 to Int.max - 1.")
    return output(in: index..<index + 1)
  }

  /// Sends the values whose positions are in `range`, then finishes.
  @inlinable
  public func output<R>(in range: R) -> Publishers.Output<Self>
  where R: RangeExpression, R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  /// Sends the first `maxLength` values, then finishes.
  @inlinable
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    precondition(maxLength >= 0, "A prefix of \(maxLength) values cannot be; 0 is the shortest.")
    return output(in: ..<maxLength)
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

    /// Makes a publisher of the upstream's values at the positions in `range`; none may be negative.
    @inlinable
    public init(upstream: Upstream, range: CountableRange<Int>) {
      precondition(
        range.lowerBound >= 0 && range.upperBound >= 0,
        "A position in a stream cannot be negative, as in \(range).")
      self.upstream = upstream
      self.range = range
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, range: range))
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publishers.Output {
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline
    let downstream: Downstream
    @usableFromInline
    let range: Range<Int>
    @usableFromInline
    let link = Lifeline("Output")
    /// Only touched while the upstream delivers, which it does one value at a time: a check for
    /// exclusive access would find nothing.
    @exclusivity(unchecked)
    @usableFromInline
    var position = 0

    @inlinable
    var combineIdentifier: CombineIdentifier { link.combineIdentifier }

    @inlinable
    init(downstream: Downstream, range: Range<Int>) {
      self.downstream = downstream
      self.range = range
    }

    @inlinable
    func receive(subscription: any Subscription) {
      guard link.begin(subscription) else { return }
      downstream.receive(subscription: link)
      if range.isEmpty, link.stop() { downstream.receive(completion: .finished) }
    }

    /// Counts and passes whatever comes. Only a live stream is ended by its last value.
    @inlinable
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      guard position < range.upperBound else {
        // Sent before the subscription, the last value could not end the stream.
        if link.stop() { downstream.receive(completion: .finished) }
        return .none
      }
      position += 1
      if position <= range.lowerBound { return .max(1) }
      let isLast = position == range.upperBound
      let demand = downstream.receive(input)
      if isLast, link.stop() { downstream.receive(completion: .finished) }
      return demand
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      if link.end() { downstream.receive(completion: completion) }
    }
  }
}
