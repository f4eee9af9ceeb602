import Weir

/// A way in which the operator ``Relay`` can be wrong.
enum Fault: String, CaseIterable, Sendable {
  case sendsNoSubscription
  case sendsTwoSubscriptions
  case sendsValueFirst
  case forgetsEarlyCancel
  case ignoresDemand
  case asksForNone
  case losesRequests
  case losesAnswers
  case swallowsEnd
  case endsTwice
  case repeatsLastValueAfterEnd
  case endsOnCancel
  case doesNotCancelUpstream
  case cancelsUpstreamTwice
  case sendsValuesTwice
  case locksWhileSending
  case dropsNestedValues
  case keepsDownstreamAfterEnd
  case keepsUpstreamAfterEnd
  case keepsPublisherAfterEnd
  case keepsDownstreamAfterCancel
  case sendsOnRequest
  case takesSecondSubscription
  case passesOnEarlyValues
  case passesOnLateValues
}

/// An operator that passes everything on; right, unless it is given a fault.
struct Relay<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  var fault: Fault?

  func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    let inner = Inner(downstream: subscriber, fault: fault)
    if fault == .keepsPublisherAfterEnd { inner.keep(upstream) }
    if fault == .forgetsEarlyCancel { subscriber.receive(subscription: inner) }
    upstream.subscribe(inner)
  }

  private final class Inner<Downstream: Subscriber>: Subscriber, Subscription
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private struct State {
      var downstream: Downstream?
      var upstream: (any Subscription)?
      var isOver = false
      var isBusy = false
      var requests = 0
      var last: Downstream.Input?
      var kept: [Any] = []
    }

    private let state: Lock<State>
    private let fault: Fault?
    private let gate = Gate()

    init(downstream: Downstream, fault: Fault?) {
      state = Lock(State(downstream: downstream))
      self.fault = fault
    }

    func keep(_ anything: Any) {
      state.withLock { $0.kept.append(anything) }
    }

    func receive(subscription: any Subscription) {
      let isFirst = state.withLock { state in
        let isFirst = state.upstream == nil && !state.isOver
        if isFirst || fault == .takesSecondSubscription { state.upstream = subscription }
        return isFirst
      }
      guard isFirst || fault == .takesSecondSubscription || fault == .forgetsEarlyCancel else {
        return subscription.cancel()
      }
      switch fault {
      case .sendsNoSubscription, .forgetsEarlyCancel:
        subscription.request(.unlimited)
      case .sendsTwoSubscriptions:
        downstream?.receive(subscription: self)
        downstream?.receive(subscription: self)
      case .sendsValueFirst, .ignoresDemand:
        if fault == .ignoresDemand { downstream?.receive(subscription: self) }
        subscription.request(.unlimited)
      case .asksForNone:
        downstream?.receive(subscription: self)
        subscription.request(.none)
      default:
        downstream?.receive(subscription: self)
      }
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
      let downstream = state.withLock { state -> Downstream? in
        state.last = input
        if state.isBusy, fault == .dropsNestedValues { return nil }
        if state.upstream == nil, fault != .passesOnEarlyValues { return nil }
        state.isBusy = true
        return state.downstream
      }
      guard let downstream else { return .none }
      defer { state.withLock { $0.isBusy = false } }
      if fault == .locksWhileSending { gate.close() }
      defer { if fault == .locksWhileSending { gate.open() } }
      let more = downstream.receive(input)
      if fault == .losesAnswers { return .none }
      if fault == .sendsValuesTwice { return more + downstream.receive(input) }
      if fault == .sendsValueFirst { downstream.receive(subscription: self) }
      return more
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      let state = end(isKept: fault == .keepsUpstreamAfterEnd || fault == .keepsDownstreamAfterEnd)
      guard fault != .swallowsEnd, state.upstream != nil || fault == .passesOnEarlyValues else {
        return
      }
      state.downstream?.receive(completion: completion)
      switch fault {
      case .endsTwice:
        state.downstream?.receive(completion: completion)
      case .repeatsLastValueAfterEnd:
        if let last = state.last { _ = state.downstream?.receive(last) }
      default:
        break
      }
    }

    func request(_ demand: Subscribers.Demand) {
      if fault == .locksWhileSending {
        gate.close()
        gate.open()
      }
      let (upstream, last, count) = state.withLock { state in
        state.requests += 1
        return (state.upstream, state.last, state.requests)
      }
      if fault == .sendsOnRequest, let last { _ = downstream?.receive(last) }
      if fault == .losesRequests, count > 1 { return }
      upstream?.request(demand)
    }

    func cancel() {
      if fault == .endsOnCancel { downstream?.receive(completion: .finished) }
      let state = end(isKept: fault == .keepsDownstreamAfterCancel)
      guard fault != .doesNotCancelUpstream else { return }
      state.upstream?.cancel()
      if fault == .cancelsUpstreamTwice { state.upstream?.cancel() }
      if fault == .endsOnCancel { state.downstream?.receive(completion: .finished) }
    }

    private var downstream: Downstream? { state.withLock { $0.downstream } }

    private func end(isKept: Bool) -> State {
      state.withLock { state in
        let old = state
        if isKept {
          if fault != .keepsDownstreamAfterEnd, let upstream = state.upstream {
            if fault == .keepsUpstreamAfterEnd { state.kept.append(upstream) }
          }
          if fault != .keepsUpstreamAfterEnd, let downstream = state.downstream {
            state.kept.append(downstream)
          }
        }
        if fault != .passesOnLateValues, fault != .swallowsEnd { state.downstream = nil }
        if fault != .passesOnLateValues { state.upstream = nil }
        state.isOver = true
        return old
      }
    }
  }
}

extension Publisher {
  func relay(_ fault: Fault? = nil) -> Relay<Self> { Relay(upstream: self, fault: fault) }
}
