extension Publisher {
  /// Replaces a failure with `output` and the normal end.
  ///
  /// The output waits until it is asked for, and the end with it.
  @inlinable
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}

extension Publishers {
  /// A publisher that sends a value in place of a failure.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// What is sent in place of a failure.
    public let output: Upstream.Output
    /// Where the values come from.
    public let upstream: Upstream

    /// Sends `output` in place of a failure of `upstream`.
    @inlinable
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Never {
      let runner = Runner("ReplaceError", Replacement(output), subscriber)
      runner.handDown()
      upstream.subscribe(Inner(runner: runner))
    }
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}

/// The inside of `replaceError`.
@usableFromInline
struct Replacement<Output>: SingleInput, DemandKeeper {
  @usableFromInline
  typealias Failure = Never

  @inlinable
  static var refusesNone: Bool { false }

  @usableFromInline
  var input = Input.awaited
  @usableFromInline
  var demand = Subscribers.Demand.none
  /// Whether the replacement waits to be asked for.
  @usableFromInline
  var isDue = false
  @usableFromInline
  let output: Output

  @inlinable
  init(_ output: Output) {
    self.output = output
  }

  @inlinable
  mutating func request(_ demand: Subscribers.Demand, _ outbox: inout Outbox<Output, Never>) {
    self.demand += demand
    if isDue {
      replaceIfWanted(&outbox)
    } else {
      outbox.forward(demand, to: input.subscription)
    }
  }

  @inlinable
  func replaceIfWanted(_ outbox: inout Outbox<Output, Never>) {
    guard demand > .none else { return }
    outbox.send(output)
    outbox.finish(.finished)
  }

  @inlinable
  mutating func receive(_ value: Output, _ outbox: inout Outbox<Output, Never>) {
    guard input.isLive else { return }
    guard demand > .none else { Misuse.surplus("ReplaceError") }
    demand -= 1
    outbox.send(value)
  }

  /// Takes note of the end; gives the subscription, to be let go.
  @inlinable
  mutating func end(
    isFailure: Bool, _ outbox: inout Outbox<Output, Never>
  ) -> (any Subscription)? {
    if isFailure, input.isLive {
      isDue = true
      replaceIfWanted(&outbox)
    } else if !isFailure, input.isLive || isDue {
      // Even when the replacement is still due, as with Combine.
      outbox.finish(.finished)
    }
    return input.isLive ? input.end() : nil
  }
}

extension Publishers.ReplaceError {
  @usableFromInline
  struct Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == Upstream.Output, Downstream.Failure == Never {
    @usableFromInline
    typealias Input = Upstream.Output
    @usableFromInline
    typealias Failure = Upstream.Failure

    @usableFromInline
    let runner: Runner<Replacement<Upstream.Output>, Downstream>

    @inlinable
    init(runner: Runner<Replacement<Upstream.Output>, Downstream>) {
      self.runner = runner
    }

    @inlinable
    var link: Runner<Replacement<Upstream.Output>, Downstream> { runner }
    @inlinable
    var combineIdentifier: CombineIdentifier { runner.combineIdentifier }

    @inlinable
    func cancel() { runner.cancelFromAbove() }

    @inlinable
    func receive(subscription: any Subscription) {
      runner.welcome(subscription) { $0.input.begin(subscription) ? $0.demand : nil }
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
      runner.pass { machine, outbox in machine.receive(input, &outbox) }
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      var isFailure = false
      if case .failure = completion { isFailure = true }
      runner.update { machine, outbox in machine.end(isFailure: isFailure, &outbox) }
    }
  }
}
