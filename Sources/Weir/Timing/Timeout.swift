extension Publisher {
  /// Ends the stream when `interval` passes without a value: normally, or with an error of yours.
  ///
  /// The time runs from the subscription, and anew from the first request and from each value. Values
  /// and the end are delivered on `scheduler`. An ``ImmediateScheduler`` cannot wait: it stops the
  /// program.
  @inlinable
  public func timeout<S>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> where S: Scheduler {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}

extension Publishers {
  /// A publisher that ends when its upstream is silent for too long.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How long it may be silent.
    public let interval: Context.SchedulerTimeType.Stride
    /// Measures the time and delivers.
    public let scheduler: Context
    /// What the scheduler is given with each job.
    public let options: Context.SchedulerOptions?
    /// Makes the error it ends with; without it, it finishes.
    public let customError: (() -> Upstream.Failure)?

    /// Makes a publisher that ends when `upstream` is silent for `interval`.
    @inlinable
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      precondition(
        Context.SchedulerTimeType.self != ImmediateScheduler.SchedulerTimeType.self,
        "A timeout on an immediate scheduler is due before it begins. Give it a scheduler that waits, "
          + "as the test scheduler does.")
      upstream.subscribe(Inner(self, subscriber))
    }
  }
}

extension Publishers.Timeout {
  @usableFromInline
  struct Machine: SingleInput {
    @inlinable
    static var refusesNone: Bool { false }

    @usableFromInline
    typealias Output = Upstream.Output
    @usableFromInline
    typealias Failure = Upstream.Failure

    @usableFromInline
    var input = Input.awaited
    @usableFromInline
    var queue = Queue<Handover<Output, Failure>.Event>()
    /// Whether the upstream has ended and the end is in the queue. Until it is delivered, a cancel
    /// still goes up, as with Combine.
    @usableFromInline
    var isEnding = false
    @usableFromInline
    var timer: (any Cancellable)?
    /// Starts the time anew when the downstream first asks.
    @usableFromInline
    var onFirstRequest: (() -> Void)?
    /// Counts the timers, so that one that is late knows it is outdated.
    @usableFromInline
    var generation = 0
    /// Nothing can be delivered before the downstream has its subscription.
    @usableFromInline
    var isHandedDown = false
    @usableFromInline
    var isDueEarly = false

    @inlinable
    init() {}

    @inlinable
    var isReceiving: Bool { input.isLive && !isEnding }

    @inlinable
    var cancellables: [any Cancellable] {
      [input.subscription, timer].compactMap { $0 }
    }

    @inlinable
    mutating func request(
      _ demand: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>
    ) {
      if let onFirstRequest {
        outbox.run(onFirstRequest)
        self.onFirstRequest = nil
      }
      if !isEnding { outbox.forward(demand, to: input.subscription) }
    }

    /// Makes the timer outdated; gives it, to be cancelled outside the lock.
    @inlinable
    mutating func disarm() -> (any Cancellable)? {
      generation += 1
      defer { timer = nil }
      return timer
    }

    /// Delivers whichever event is first. What it gives is to be let go outside the lock.
    @inlinable
    mutating func deliverNext(
      _ outbox: inout Outbox<Output, Failure>
    ) -> (any Subscription)? {
      switch queue.popFirst() {
      case .value(let value):
        outbox.send(value)
        return nil
      case .completion(let completion):
        outbox.finish(completion)
        return input.end()
      case nil:
        return nil
      }
    }
  }

  @usableFromInline
  struct Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline
    typealias Input = Upstream.Output
    @usableFromInline
    typealias Failure = Upstream.Failure

    @usableFromInline
    let timeout: Publishers.Timeout<Upstream, Context>
    @usableFromInline
    let runner: Runner<Machine, Downstream>

    @inlinable
    init(_ timeout: Publishers.Timeout<Upstream, Context>, _ downstream: Downstream) {
      self.init(timeout: timeout, runner: Runner("Timeout", Machine(), downstream))
    }

    @inlinable
    init(timeout: Publishers.Timeout<Upstream, Context>, runner: Runner<Machine, Downstream>) {
      self.timeout = timeout
      self.runner = runner
    }

    @inlinable
    var link: Runner<Machine, Downstream> { runner }
    @inlinable
    var combineIdentifier: CombineIdentifier { runner.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) {
      let timeout = timeout
      let restart = { [weak runner] in
        if let runner { Inner(timeout: timeout, runner: runner).arm() }
      }
      let isAccepted = runner.update { machine, _ in
        guard machine.input.begin(subscription) else { return false }
        machine.onFirstRequest = restart
        return true
      }
      guard isAccepted == true else { return subscription.cancel() }
      arm()
      runner.handDown()
      let isOver = runner.update { machine, _ in
        machine.isHandedDown = true
        return machine.isDueEarly
      }
      if isOver == true { end() }
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
      let isReceiving = runner.update { machine, _ in
        guard machine.isReceiving else { return false }
        machine.queue.append(.value(input))
        return true
      }
      guard isReceiving == true else { return .none }
      arm()
      scheduleNext()
      return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      let isReceiving = runner.update { machine, outbox in
        guard machine.isReceiving else { return false }
        machine.isEnding = true
        machine.queue.append(.completion(completion))
        outbox.cancel(machine.disarm())
        return true
      }
      if isReceiving == true { scheduleNext() }
    }

    /// Before the subscription has come there is nothing to cancel, as with Combine.
    @inlinable
    func cancel() {
      let hasBegun = runner.update { machine, _ in machine.input.phase != .awaited }
      if hasBegun == true { runner.cancel() }
    }

    @inlinable
    func scheduleNext() {
      let runner = runner
      timeout.scheduler.schedule(options: timeout.options) {
        runner.update { machine, outbox in machine.deliverNext(&outbox) }
      }
    }

    /// Starts the time anew.
    @inlinable
    func arm() {
      let due = timeout.scheduler.now.advanced(by: timeout.interval)
      let started = runner.update { machine, _ in
        let outdated = machine.disarm()
        return (machine.generation, outdated)
      }
      guard let (generation, outdated) = started else { return }
      outdated?.cancel()
      let inner = self
      let timer = timeout.scheduler.arm(
        at: due, every: timeout.interval, options: timeout.options
      ) {
        inner.ring(generation)
      }
      let isNeeded = runner.update { machine, _ in
        guard machine.generation == generation else { return false }
        machine.timer = timer
        return true
      }
      if isNeeded != true { timer.cancel() }
    }

    /// The time is over, unless the timer is outdated.
    @inlinable
    func ring(_ generation: Int) {
      let isOver = runner.update { machine, outbox in
        guard machine.generation == generation else { return false }
        outbox.cancel(machine.disarm())
        machine.isDueEarly = !machine.isHandedDown
        return machine.isHandedDown && machine.input.isLive
      }
      if isOver == true { end() }
    }

    @inlinable
    func end() {
      let completion = timeout.customError.map { Subscribers.Completion.failure($0()) }
      runner.update { machine, outbox in
        outbox.cancel(machine.input.end())
        outbox.finish(completion ?? .finished)
      }
    }
  }
}
