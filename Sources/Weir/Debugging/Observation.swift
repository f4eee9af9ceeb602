/// Watches everything that passes between an upstream and a downstream: the inside of
/// `handleEvents` and `print`.
final class Observation<Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  /// What to call, each just before its event passes on.
  struct Hooks {
    var subscription: ((any Subscription) -> Void)?
    var value: ((Input) -> Void)?
    var completion: ((Subscribers.Completion<Failure>) -> Void)?
    var cancel: (() -> Void)?
    var request: ((Subscribers.Demand) -> Void)?
    /// The demand returned for a value.
    var reply: ((Subscribers.Demand) -> Void)?
  }

  private struct State {
    var upstream = Weir.Input.awaited
    var hooks: Hooks?
    var downstream: Downstream?
  }

  private let state: Lock<State>
  private let name: StaticString
  private let token = LiveSubscriptions.Token()

  init(_ name: StaticString, _ downstream: Downstream, _ hooks: Hooks) {
    self.name = name
    state = Lock(State(hooks: hooks, downstream: downstream))
  }

  var description: String { name.description }

  func receive(subscription: any Subscription) {
    // One too many is noticed as well.
    state.withLock { $0.hooks }?.subscription?(subscription)
    let downstream = state.withLock { state in
      state.upstream.begin(subscription) ? state.downstream : nil
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let (hooks, downstream) = state.withLock { state in
      state.upstream.isLive ? (state.hooks, state.downstream) : (nil, nil)
    }
    guard let hooks, let downstream else { return .none }
    hooks.value?(input)
    let demand = downstream.receive(input)
    if demand > .none { hooks.reply?(demand) }
    return demand
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let taken = take()
    guard taken.upstream.isLive else { return }
    taken.hooks?.completion?(completion)
    taken.downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let (hooks, upstream) = state.withLock { ($0.hooks, $0.upstream.subscription) }
    hooks?.request?(demand)
    upstream?.request(demand)
  }

  func cancel() {
    let taken = take()
    guard !taken.upstream.isEnded else { return }
    taken.hooks?.cancel?()
    taken.upstream.subscription?.cancel()
  }

  /// Ends, and gives what was held so that it is let go outside the lock.
  private func take() -> State {
    state.withLock { state in
      defer { state = State(upstream: .ended) }
      return state
    }
  }
}
