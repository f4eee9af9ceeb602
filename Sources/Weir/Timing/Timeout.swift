extension Publisher {
  /// Ends the stream when `interval` passes without a value: normally, or with an error of yours.
  ///
  /// Values and the end are delivered on `scheduler`.
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

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(self, subscriber))
    }
  }
}

extension Publishers.Timeout {
  private struct Machine: SingleInput {
    static var refusesNone: Bool { false }

    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure

    var handover = Handover<Output, Failure>()
    var timer: (any Cancellable)?
    /// Starts the time anew when the downstream first asks.
    var onFirstRequest: (() -> Void)?
    /// Counts the timers, so that one that is late knows it is outdated.
    var generation = 0

    var input: Input {
      get { handover.input }
      set { handover.input = newValue }
    }

    var cancellables: [any Cancellable] {
      [input.subscription, timer].compactMap { $0 }
    }

    mutating func request(
      _ demand: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>
    ) {
      if let onFirstRequest {
        outbox.run(onFirstRequest)
        self.onFirstRequest = nil
      }
      handover.request(demand, &outbox)
    }
  }

  private struct Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    let timeout: Publishers.Timeout<Upstream, Context>
    let runner: Runner<Machine, Downstream>

    init(_ timeout: Publishers.Timeout<Upstream, Context>, _ downstream: Downstream) {
      self.init(timeout: timeout, runner: Runner("Timeout", Machine(), downstream))
    }

    init(timeout: Publishers.Timeout<Upstream, Context>, runner: Runner<Machine, Downstream>) {
      self.timeout = timeout
      self.runner = runner
    }

    var link: Runner<Machine, Downstream> { runner }
    var combineIdentifier: CombineIdentifier { runner.combineIdentifier }

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
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      let isLive = runner.update { machine, _ in
        guard machine.input.isLive else { return false }
        machine.handover.queue.append(.value(input))
        return true
      }
      guard isLive == true else { return .none }
      arm()
      scheduleNext()
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      let ended = runner.update { machine, outbox -> (any Subscription)? in
        guard let subscription = machine.input.end() else { return nil }
        machine.handover.queue.append(.completion(completion))
        machine.generation += 1
        outbox.cancel(machine.timer)
        machine.timer = nil
        return subscription
      }
      if ended ?? nil != nil { scheduleNext() }
    }

    private func scheduleNext() {
      let runner = runner
      timeout.scheduler.schedule(options: timeout.options) {
        runner.update { machine, outbox in machine.handover.deliverNext(&outbox) }
      }
    }

    /// Starts the time anew.
    private func arm() {
      let due = timeout.scheduler.now.advanced(by: timeout.interval)
      let started = runner.update { machine, _ in
        machine.generation += 1
        defer { machine.timer = nil }
        return (machine.generation, machine.timer)
      }
      guard let (generation, outdated) = started else { return }
      outdated?.cancel()
      let (runner, customError) = (runner, timeout.customError)
      let timer = timeout.scheduler.arm(
        at: due, every: timeout.interval, options: timeout.options
      ) {
        let isDue = runner.update { machine, outbox in
          guard machine.generation == generation else { return false }
          machine.generation += 1
          outbox.cancel(machine.timer)
          machine.timer = nil
          return machine.input.isLive
        }
        guard isDue == true else { return }
        let completion = customError.map { Subscribers.Completion.failure($0()) } ?? .finished
        runner.update { machine, outbox in
          outbox.cancel(machine.input.end())
          outbox.finish(completion)
        }
      }
      let isNeeded = runner.update { machine, _ in
        guard machine.generation == generation else { return false }
        machine.timer = timer
        return true
      }
      if isNeeded != true { timer.cancel() }
    }
  }
}
