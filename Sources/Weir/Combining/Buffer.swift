extension Publisher {
  /// Keeps up to `size` values for a downstream that asks too slowly.
  ///
  /// The normal end waits for the values that are kept, and to be asked for; a failure waits for
  /// nothing.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

extension Publishers {
  /// How a buffer asks its upstream for values.
  public enum PrefetchStrategy: Sendable, Hashable {
    /// For as many as fit, and one more for each that leaves.
    case keepFull
    /// For everything at once.
    case byRequest
  }

  /// What a full buffer does with another value.
  public enum BufferingStrategy<Failure: Error> {
    /// Drops the new value.
    case dropNewest
    /// Drops the oldest value.
    case dropOldest
    /// Fails with the error the closure makes.
    case customError(() -> Failure)
  }

  /// A publisher that keeps the values of its upstream until they are asked for.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many values are kept.
    public let size: Int
    /// How the upstream is asked.
    public let prefetch: PrefetchStrategy
    /// What is done when the buffer is full.
    public let whenFull: BufferingStrategy<Upstream.Failure>

    /// Keeps up to `size` values of `upstream`.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(self, subscriber))
    }
  }
}

extension Publishers.Buffer {
  private struct Machine: SingleInput {
    static var refusesNone: Bool { false }

    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure

    let size: Int
    let keepsFull: Bool
    var input = Input.awaited
    var queue = Queue<Output>()
    var demand = Subscribers.Demand.none
    var completion: Subscribers.Completion<Failure>?
    /// Whether a value too many has made it fail: the upstream is cancelled by then.
    var isOverfull = false

    init(size: Int, keepsFull: Bool) {
      self.size = size
      self.keepsFull = keepsFull
    }

    var cancellables: [any Cancellable] {
      isOverfull ? [] : input.subscription.map { [$0] } ?? []
    }

    mutating func request(
      _ demand: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>
    ) {
      guard demand > .none else { return }
      self.demand += demand
      var sent = 0
      while self.demand > .none, let value = queue.popFirst() {
        self.demand -= 1
        sent += 1
        outbox.send(value)
      }
      if keepsFull { outbox.request(.max(sent), from: input.subscription) }
      finishIfDone(&outbox)
    }

    mutating func finishIfDone(_ outbox: inout Outbox<Output, Failure>) {
      switch completion {
      case .failure(let error): outbox.finish(.failure(error))
      case .finished: if queue.isEmpty, demand > .none { outbox.finish(.finished) }
      case nil: break
      }
    }

    /// Takes a value; also after the normal end, as long as that waits, as with Combine.
    mutating func receive(
      _ value: Output, _ whenFull: Publishers.BufferingStrategy<Failure>,
      _ outbox: inout Outbox<Output, Failure>
    ) -> Reception {
      if case .failure = completion { return Reception() }
      guard input.phase != .awaited else { return Reception() }
      if demand > .none {
        demand -= 1
        outbox.send(value)
        return Reception(answer: keepsFull ? .max(1) : .none)
      }
      if queue.count < size {
        queue.append(value)
        return Reception()
      }
      switch whenFull {
      case .dropNewest:
        return Reception()
      case .dropOldest:
        let oldest = queue.popFirst()
        if size > 0 { queue.append(value) }
        return Reception(dropped: oldest)
      case .customError(let makeError):
        return Reception(makeError: makeError)
      }
    }

    /// Fails because of a value too many. The values that are kept come first: as many as are asked
    /// for the next time.
    mutating func overflow(_ error: Failure, _ outbox: inout Outbox<Output, Failure>) {
      guard !isOverfull else { return }
      isOverfull = true
      outbox.cancel(input.subscription)
      completion = .failure(error)
      if queue.isEmpty { finishIfDone(&outbox) }
    }
  }

  /// What has become of a value.
  private struct Reception {
    var answer = Subscribers.Demand.none
    /// Makes the error if there was no room.
    var makeError: (() -> Upstream.Failure)?
    /// What had to give way; let go outside the lock.
    var dropped: Upstream.Output?
  }

  private struct Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    let whenFull: Publishers.BufferingStrategy<Failure>
    let runner: Runner<Machine, Downstream>

    init(_ buffer: Publishers.Buffer<Upstream>, _ downstream: Downstream) {
      whenFull = buffer.whenFull
      let machine = Machine(size: buffer.size, keepsFull: buffer.prefetch == .keepFull)
      runner = Runner("Buffer", machine, downstream)
    }

    var link: Runner<Machine, Downstream> { runner }
    var combineIdentifier: CombineIdentifier { runner.combineIdentifier }

    func cancel() { runner.cancelFromAbove() }

    /// Asks before it hands its subscription down, as Combine does. What comes at once waits.
    func receive(subscription: any Subscription) {
      let isAccepted = runner.update { machine, outbox in
        guard machine.input.begin(subscription) else { return false }
        outbox.request(machine.keepsFull ? .max(machine.size) : .unlimited, from: subscription)
        outbox.run { [runner] in runner.handDown() }
        return true
      }
      if isAccepted != true { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      guard
        let reception = runner.update({ machine, outbox in
          machine.receive(input, whenFull, &outbox)
        })
      else { return .none }
      if let makeError = reception.makeError {
        let error = makeError()
        runner.update { machine, outbox in machine.overflow(error, &outbox) }
      }
      return reception.answer
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      runner.update { machine, outbox -> (any Subscription)? in
        guard machine.input.isLive, machine.completion == nil else { return nil }
        machine.completion = completion
        machine.finishIfDone(&outbox)
        return machine.input.end()
      }
    }
  }
}
