extension Publisher {
  /// Sends `output` if the upstream finishes without a value.
  ///
  /// As with Combine the upstream is asked for everything besides what is asked for; values that come
  /// early wait until they are wanted. A failure does not wait for them.
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
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

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
  private struct Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == Output, Downstream.Failure == Failure {
    typealias Input = Upstream.Output

    let link: Runner<EmptyReplacing<Input, Failure>, Downstream>

    var combineIdentifier: CombineIdentifier { link.combineIdentifier }

    func receive(subscription: any Subscription) {
      guard link.begin(subscription) else { return }
      link.update { _, outbox in outbox.request(.unlimited, from: subscription) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      let answer = link.pass { machine, outbox in machine.receive(input, &outbox) }
      // What came meanwhile, from inside the value, may be wanted now.
      if answer > .none { link.update { machine, outbox in machine.sendWaiting(&outbox) } }
      return answer
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      let ended = link.update { machine, outbox in machine.receive(completion, &outbox) }
      withExtendedLifetime(ended) {}
    }

    /// As with Combine, this only counts once there is a subscription.
    func cancel() {
      let hasBegun = link.update { machine, _ in machine.input.phase != .awaited }
      if hasBegun == true { link.cancel() }
    }
  }
}

/// Keeps the values that come before they are wanted, and puts one in place of none.
private struct EmptyReplacing<Output, Failure: Error>: SingleInput, DemandKeeper {
  var input = Input.awaited
  var demand = Subscribers.Demand.none
  var waiting = Queue<Output>()
  /// Whether nothing has come.
  var isEmpty = true
  /// What is sent then.
  let substitute: Output

  init(substitute: Output) {
    self.substitute = substitute
  }

  mutating func request(
    _ demand: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>
  ) {
    self.demand += demand
    outbox.forward(demand, to: input.subscription)
    sendWaiting(&outbox)
  }

  mutating func receive(_ value: Output, _ outbox: inout Outbox<Output, Failure>) {
    guard input.isLive else { return }
    isEmpty = false
    waiting.append(value)
    sendWaiting(&outbox)
  }

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

  mutating func sendWaiting(_ outbox: inout Outbox<Output, Failure>) {
    while demand > .none, let value = waiting.popFirst() {
      demand -= 1
      outbox.send(value)
    }
    if input.isEnded, waiting.isEmpty { outbox.finish(.finished) }
  }
}
