/// The subscription of a publisher that has one value: sends it at the first request, then finishes.
final class Single<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private struct State {
    var downstream: Downstream?
    var isSent = false
  }

  private let state: Lock<State>
  private let output: Downstream.Input
  private let name: StaticString
  private let token = LiveSubscriptions.Token()

  init(_ name: StaticString, _ output: Downstream.Input, _ downstream: Downstream) {
    self.name = name
    self.output = output
    state = Lock(State(downstream: downstream))
  }

  var description: String { name.description }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    let downstream = state.withLock { state -> Downstream? in
      guard !state.isSent else { return nil }
      state.isSent = true
      return state.downstream
    }
    guard let downstream else { return }
    _ = downstream.receive(output)
    // Cancelled from inside the value, it has no end.
    take()?.receive(completion: .finished)
  }

  func cancel() {
    _ = take()
  }

  private func take() -> Downstream? {
    state.withLock { state in
      defer { state.downstream = nil }
      return state.downstream
    }
  }
}
