import Weir

extension Publisher {
  /// Sends only the last value of each turn of the main loop, at the turn's end.
  ///
  /// When the user types over a selection, GTK first takes the selection away and then puts the
  /// letter in: the text in between is nobody's wish, and with this nobody sees it.
  ///
  /// ```swift
  /// entry.textPublisher
  ///   .settled()
  ///   .sink { model.search(for: $0) }
  /// ```
  ///
  /// Values come on the main thread, before the window is painted. The end comes after the last
  /// value. Without demand the latest value waits.
  public func settled() -> Publishers.Settled<Self, MainLoop> {
    settled(on: MainLoop.main)
  }

  /// As ``settled()``, with the turns of another scheduler.
  public func settled<Context: Scheduler>(
    on scheduler: Context
  ) -> Publishers.Settled<Self, Context> {
    Publishers.Settled(upstream: self, scheduler: scheduler)
  }
}

extension Publishers {
  /// Sends the last value of each turn of a scheduler.
  public struct Settled<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Whose turns count.
    public let scheduler: Context

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, scheduler: scheduler))
    }
  }
}

extension Publishers.Settled {
  private final class Inner<Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible, @unchecked Sendable
  where Downstream.Input == Output, Downstream.Failure == Failure {
    typealias Input = Output

    private struct State {
      var downstream: Downstream?
      var upstream: (any Subscription)?
      var demand = Subscribers.Demand.none
      var latest: Output?
      var completion: Subscribers.Completion<Failure>?
      var isScheduled = false
    }

    private enum Step {
      case send(Downstream, Output)
      case complete(Downstream, Subscribers.Completion<Failure>)
    }

    private let state: Lock<State>
    private let scheduler: Context
    private let token = LiveSubscriptions.Token()

    init(downstream: Downstream, scheduler: Context) {
      state = Lock(State(downstream: downstream))
      self.scheduler = scheduler
    }

    func receive(subscription: any Subscription) {
      let downstream = state.withLock { state -> Downstream? in
        guard state.upstream == nil, let downstream = state.downstream else { return nil }
        state.upstream = subscription
        return downstream
      }
      guard let downstream else { return subscription.cancel() }
      downstream.receive(subscription: self)
      subscription.request(.unlimited)
    }

    func receive(_ input: Output) -> Subscribers.Demand {
      var replaced: Output?
      settle { state in
        replaced = state.latest
        state.latest = input
      }
      return withExtendedLifetime(replaced) { .none }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      settle { state in
        state.completion = completion
        state.upstream = nil
      }
    }

    func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      settle { $0.demand += demand }
    }

    func cancel() {
      let old = state.withLock { state in
        defer { state = State() }
        return state
      }
      old.upstream?.cancel()
    }

    var description: String { "Settled" }

    /// Changes the state, and comes back at the end of the turn if there is something to do then.
    private func settle(_ change: (inout State) -> Void) {
      let mustSchedule = state.withLock { state in
        guard state.downstream != nil else { return false }
        change(&state)
        let hasWork = state.latest != nil ? state.demand > .none : state.completion != nil
        guard hasWork, !state.isScheduled else { return false }
        state.isScheduled = true
        return true
      }
      if mustSchedule { scheduler.schedule { self.deliver() } }
    }

    private func deliver() {
      guard let step = nextStep() else { return }
      switch step {
      case .send(let downstream, let value):
        let more = downstream.receive(value)
        // The end, if it has come, needs no turn of its own.
        let completion = state.withLock { state -> Subscribers.Completion<Failure>? in
          state.demand += more
          guard state.latest == nil, state.downstream != nil else { return nil }
          defer { if state.completion != nil { state = State() } }
          return state.completion
        }
        if let completion { downstream.receive(completion: completion) }
        settle { _ in }
      case .complete(let downstream, let completion):
        downstream.receive(completion: completion)
      }
    }

    private func nextStep() -> Step? {
      state.withLock { state in
        state.isScheduled = false
        guard let downstream = state.downstream else { return nil }
        if let value = state.latest {
          guard state.demand > .none else { return nil }
          state.latest = nil
          state.demand -= 1
          return .send(downstream, value)
        }
        guard let completion = state.completion else { return nil }
        state = State()
        return .complete(downstream, completion)
      }
    }
  }
}
