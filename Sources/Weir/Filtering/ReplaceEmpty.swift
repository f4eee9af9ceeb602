extension Publisher {
  /// Sends `output` if the upstream finishes without a value.
  ///
  /// As with Combine the upstream is asked for everything besides what is asked for; values that come
  /// early wait until they are wanted. A failure does not wait for them.
  @inlinable
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}

extension Publishers {
  /// A publisher that sends a value in place of none.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What is sent in place of nothing.
    public let output: Upstream.Output
    /// Where the values come from.
    public let upstream: Upstream

    /// Makes a publisher that sends `output` if its upstream sends nothing.
    @inlinable
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let machine = EmptyReplacing<Output, Failure>(substitute: output)
      upstream.subscribe(Inner(link: Runner("ReplaceEmpty", machine, subscriber)))
    }
  }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}

extension Publishers.ReplaceEmpty {
  @usableFromInline
  struct Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == Output, Downstream.Failure == Failure {
    @usableFromInline
    typealias Input = Upstream.Output

    @usableFromInline
    let link: Runner<EmptyReplacing<Input, Failure>, Downstream>

    @inlinable
    init(link: Runner<EmptyReplacing<Input, Failure>, Downstream>) {
      self.link = link
    }

    @inlinable
    var combineIdentifier: CombineIdentifier { link.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) {
      guard link.begin(subscription) else { return }
      link.update { _, outbox in outbox.request(.unlimited, from: subscription) }
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
      link.pass { machine, outbox in machine.receive(input, &outbox) }
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      let ended = link.update { machine, outbox in machine.receive(completion, &outbox) }
      withExtendedLifetime(ended) {}
    }

    /// As with Combine, this only counts once there is a subscription.
    @inlinable
    func cancel() {
      let hasBegun = link.update { machine, _ in machine.input.phase != .awaited }
      if hasBegun == true { link.cancel() }
    }
  }
}

/// Keeps the values that come before they are wanted, and puts one in place of none.
@usableFromInline
struct EmptyReplacing<Output, Failure: Error>: SingleInput, Answering {
  @usableFromInline
  var input = Input.awaited
  @usableFromInline
  var demand = Subscribers.Demand.none
  @usableFromInline
  var waiting = Queue<Output>()
  /// Whether nothing has come.
  @usableFromInline
  var isEmpty = true
  /// What is sent then.
  @usableFromInline
  let substitute: Output

  @inlinable
  init(substitute: Output) {
    self.substitute = substitute
  }

  @inlinable
  mutating func request(
    _ demand: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>
  ) {
    self.demand += demand
    outbox.forward(demand, to: input.subscription)
    sendWaiting(&outbox)
  }

  /// What came from inside the value may be wanted now.
  @inlinable
  mutating func settle(
    _ more: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>
  ) -> Subscribers.Demand {
    demand += more
    sendWaiting(&outbox)
    return more
  }

  @inlinable
  mutating func receive(_ value: Output, _ outbox: inout Outbox<Output, Failure>) {
    guard input.isLive else { return }
    isEmpty = false
    waiting.append(value)
    sendWaiting(&outbox)
  }

  @inlinable
  mutating func receive(
    _ completion: Subscribers.Completion<Failure>, _ outbox: inout Outbox<Output, Failure>
  ) -> (any Subscription)? {
    guard input.isLive else { return nil }
    if case .failure = completion {
      outbox.finish(completion)
    } else if isEmpty {
      waiting.append(substitute)
    }
    defer { sendWaiting(&outbox) }
    return input.end()
  }

  @inlinable
  mutating func sendWaiting(_ outbox: inout Outbox<Output, Failure>) {
    while demand > .none, let value = waiting.popFirst() {
      demand -= 1
      outbox.send(value)
    }
    if input.isEnded, waiting.isEmpty { outbox.finish(.finished) }
  }
}
