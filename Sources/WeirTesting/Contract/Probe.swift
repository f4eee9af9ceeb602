import Weir

/// The subscriber at the lower end of a trial: it notes whatever should not come.
final class Probe<Input, Failure: Error>: Subscriber {
  private struct State {
    var subscription: (any Subscription)?
    var demand: Subscribers.Demand
    var answer: Subscribers.Demand
    var mayNest = false
    var requested = Subscribers.Demand.none
    var values: [String] = []
    var completions = 0
    var isCancelled = false
    var delivering: (mark: ThreadMark?, depth: Int)?
    var onSubscription: (() -> Void)?
    var onValue: ((Int) -> Void)?
  }

  private let state: Lock<State>
  private let findings: Findings

  /// Makes a probe that asks for `demand` when it is subscribed, and for `answer` with each value.
  init(demand: Subscribers.Demand, answer: Subscribers.Demand = .none, findings: Findings) {
    state = Lock(State(demand: demand, answer: answer))
    self.findings = findings
  }

  var subscription: (any Subscription)? { state.withLock { $0.subscription } }
  var values: [String] { state.withLock { $0.values } }
  var hasEnded: Bool { state.withLock { $0.completions > 0 } }

  func onSubscription(_ body: @escaping () -> Void) {
    state.withLock { $0.onSubscription = body }
  }

  /// Runs `body` with the number of each value, from 1, inside its delivery.
  func onValue(_ body: @escaping (Int) -> Void) {
    state.withLock { $0.onValue = body }
  }

  /// Lets a value come inside another: it is sent so from above.
  func allowNesting() {
    state.withLock { $0.mayNest = true }
  }

  func receive(subscription: any Subscription) {
    let (isFirst, isEarly, demand, onSubscription) = state.withLock { state in
      let isFirst = state.subscription == nil
      let isEarly = state.values.isEmpty && state.completions == 0
      if isFirst {
        state.subscription = subscription
        state.requested = state.demand
      }
      return (isFirst, isEarly, state.demand, state.onSubscription)
    }
    guard isFirst else {
      findings.note("it sent a second subscription downstream")
      return subscription.cancel()
    }
    findings.note("it sent the subscription after a value or the end", if: !isEarly)
    onSubscription?()
    if demand > .none, !state.withLock({ $0.isCancelled }) { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let mark = ThreadMark.current
    let (wrong, count, onValue) = state.withLock { state in
      var wrong: [String] = []
      if state.subscription == nil { wrong.append("it sent a value before the subscription") }
      if state.completions > 0 { wrong.append("it sent a value after the end") }
      if state.isCancelled { wrong.append("it sent a value after a cancel") }
      if let delivering = state.delivering {
        if delivering.mark !== mark {
          wrong.append("it sent a value while another thread was still delivering one")
        } else if !state.mayNest {
          wrong.append("it sent a value from inside another")
        }
      }
      state.values.append(String(describing: input))
      if state.requested < state.values.count {
        wrong.append("it sent \(state.values.count) values when asked for \(state.requested)")
      }
      state.delivering = (mark, (state.delivering?.depth ?? 0) + 1)
      return (wrong, state.values.count, state.onValue)
    }
    wrong.forEach(findings.note)
    onValue?(count)
    return state.withLock { state in
      if let delivering = state.delivering {
        state.delivering = delivering.depth > 1 ? (delivering.mark, delivering.depth - 1) : nil
      }
      if !state.isCancelled { state.requested += state.answer }
      return state.answer
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let wrong = state.withLock { state in
      var wrong: [String] = []
      if state.subscription == nil { wrong.append("it sent the end before the subscription") }
      if state.completions > 0 { wrong.append("it sent the end twice") }
      if state.isCancelled { wrong.append("it sent the end after a cancel") }
      state.completions += 1
      return wrong
    }
    wrong.forEach(findings.note)
  }

  func request(_ demand: Subscribers.Demand) {
    let subscription = state.withLock { state in
      state.requested += demand
      return state.subscription
    }
    subscription?.request(demand)
  }

  func cancel() {
    subscription?.cancel()
    state.withLock { $0.isCancelled = true }
  }
}
