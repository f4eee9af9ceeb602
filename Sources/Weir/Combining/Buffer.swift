extension Publisher {
  /// Keeps up to `size` values for a downstream that asks too slowly.
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

    init(size: Int, keepsFull: Bool) {
      self.size = size
      self.keepsFull = keepsFull
    }

    mutating func request(
      _ demand: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>
    ) {
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

    /// A failure does not wait for the values that are kept, as with Combine.
    mutating func finishIfDone(_ outbox: inout Outbox<Output, Failure>) {
      switch completion {
      case .failure(let error): outbox.finish(.failure(error))
      case .finished: if queue.isEmpty { outbox.finish(.finished) }
      case nil: break
      }
    }
  }

  private struct Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    /// What has become of a value.
    struct Result {
      var answer = Subscribers.Demand.none
      var isOverfull = false
      var dropped: Input?
    }

    let whenFull: Publishers.BufferingStrategy<Failure>
    let runner: Runner<Machine, Downstream>

    init(_ buffer: Publishers.Buffer<Upstream>, _ downstream: Downstream) {
      whenFull = buffer.whenFull
      let machine = Machine(size: buffer.size, keepsFull: buffer.prefetch == .keepFull)
      runner = Runner("Buffer", machine, downstream)
    }

    var link: Runner<Machine, Downstream> { runner }
    var combineIdentifier: CombineIdentifier { runner.combineIdentifier }

    func receive(subscription: any Subscription) {
      guard runner.begin(subscription) else { return }
      // Only now: the upstream may end inside the request, and the subscription has to come first.
      runner.update { machine, outbox in
        outbox.request(machine.keepsFull ? .max(machine.size) : .unlimited, from: subscription)
      }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      let result = runner.update { machine, outbox -> Result in
        guard machine.input.isLive else { return Result() }
        if machine.demand > .none {
          machine.demand -= 1
          outbox.send(input)
          return Result(answer: machine.keepsFull ? .max(1) : .none)
        }
        if machine.queue.count < machine.size {
          machine.queue.append(input)
          return Result()
        }
        switch whenFull {
        case .dropNewest:
          return Result()
        case .dropOldest:
          let oldest = machine.queue.popFirst()
          if machine.size > 0 { machine.queue.append(input) }
          return Result(dropped: oldest)
        case .customError:
          return Result(isOverfull: true)
        }
      }
      if result?.isOverfull == true, case .customError(let makeError) = whenFull {
        let error = makeError()
        // The values that are kept come first: as many as are asked for the next time.
        runner.update { machine, outbox in
          outbox.cancel(machine.input.end())
          machine.completion = .failure(error)
          if machine.queue.isEmpty { machine.finishIfDone(&outbox) }
        }
      }
      return result?.answer ?? .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      runner.update { machine, outbox in
        let subscription = machine.input.end()
        if subscription != nil {
          machine.completion = completion
          machine.finishIfDone(&outbox)
        }
        return subscription
      }
    }
  }
}
