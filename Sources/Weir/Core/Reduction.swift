/// Takes in all values of an upstream and sends at most one: the inside of `reduce`, `collect`,
/// `first` and their like.
///
/// The upstream is asked for everything as soon as it stands. The result waits until the downstream
/// asks; an end without a result waits for nothing.
final class Reduction<Input, UpstreamFailure: Error, Downstream: Subscriber, Partial>: Subscriber,
  Subscription, CustomStringConvertible
{
  typealias Failure = UpstreamFailure

  /// What a value has led to.
  enum Verdict {
    case proceed
    /// The result is known; the upstream is cancelled.
    case stop
  }

  private struct State {
    var upstream = Weir.Input.awaited
    var downstream: Downstream?
    var hasDemand = false
    var result: Downstream.Input?
  }

  private let state: Lock<State>
  private let name: StaticString
  private let step: (inout Partial, Input) throws(Downstream.Failure) -> Verdict
  private let result: (Partial) -> Downstream.Input?
  private let convert: (UpstreamFailure) -> Downstream.Failure
  private let token = LiveSubscriptions.Token()

  /// Only touched while the upstream delivers, which it does one value at a time. Nil while `step`
  /// has it, and after the end.
  private var partial: Partial?

  /// - Parameter convert: Makes the downstream's kind of failure of the upstream's.
  private init(
    name: StaticString, downstream: Downstream, initial: Partial,
    step: @escaping (inout Partial, Input) throws(Downstream.Failure) -> Verdict,
    result: @escaping (Partial) -> Downstream.Input?,
    convert: @escaping (UpstreamFailure) -> Downstream.Failure
  ) {
    self.name = name
    self.step = step
    self.result = result
    self.convert = convert
    state = Lock(State(downstream: downstream))
    partial = initial
  }

  var description: String { name.description }

  func receive(subscription: any Subscription) {
    let downstream = state.withLock { state -> Downstream? in
      guard state.downstream != nil, state.upstream.begin(subscription) else { return nil }
      return state.downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard state.withLock({ $0.upstream.isLive }), var current = partial else { return .none }
    partial = nil
    do throws(Downstream.Failure) {
      let verdict = try step(&current, input)
      partial = current
      if verdict == .stop { end(.finished, isUpstreamDone: false) }
    } catch {
      end(.failure(error), isUpstreamDone: false)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    switch completion {
    case .finished: end(.finished, isUpstreamDone: true)
    case .failure(let error): end(.failure(convert(error)), isUpstreamDone: true)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    let ready = state.withLock { state in
      state.hasDemand = true
      return state.result == nil ? .wait : Self.settle(&state)
    }
    deliver(ready)
  }

  /// Before the upstream's subscription has come, no one below can know of this one.
  func cancel() {
    if state.withLock({ $0.upstream.phase == .awaited }) { return }
    take().upstream.subscription?.cancel()
  }

  private enum Delivery {
    case wait
    case value(Downstream, Downstream.Input)
    case completion(Downstream, Subscribers.Completion<Downstream.Failure>)
  }

  /// Takes note of the end and sends what there is to send.
  private func end(
    _ completion: Subscribers.Completion<Downstream.Failure>, isUpstreamDone: Bool
  ) {
    var output: Downstream.Input?
    if case .finished = completion { output = partial.flatMap(result) }
    partial = nil
    let (upstream, delivery) = state.withLock { state -> ((any Subscription)?, Delivery) in
      guard let upstream = state.upstream.end() else { return (nil, .wait) }
      if let output {
        state.result = output
        return (upstream, Self.settle(&state))
      }
      defer { state.downstream = nil }
      return (upstream, state.downstream.map { .completion($0, completion) } ?? .wait)
    }
    if !isUpstreamDone { upstream?.cancel() }
    deliver(delivery)
  }

  /// Takes the result out if there is demand for it.
  private static func settle(_ state: inout State) -> Delivery {
    guard state.hasDemand, let downstream = state.downstream, let result = state.result else {
      return .wait
    }
    state.result = nil
    return .value(downstream, result)
  }

  private func deliver(_ delivery: Delivery) {
    switch delivery {
    case .wait:
      break
    case .value(let downstream, let value):
      _ = downstream.receive(value)
      // Cancelled from inside the value, it has no end.
      take().downstream?.receive(completion: .finished)
    case .completion(let downstream, let completion):
      downstream.receive(completion: completion)
    }
  }

  private func take() -> State {
    state.withLock { state in
      defer { state = State(upstream: .ended) }
      return state
    }
  }
}

extension Reduction where UpstreamFailure == Downstream.Failure {
  convenience init(
    _ name: StaticString, _ downstream: Downstream, _ initial: Partial,
    step: @escaping (inout Partial, Input) -> Verdict,
    result: @escaping (Partial) -> Downstream.Input?
  ) {
    self.init(
      name: name, downstream: downstream, initial: initial, step: step, result: result,
      convert: { $0 })
  }
}

extension Reduction where Downstream.Failure == any Error {
  /// Makes one whose `step` may throw.
  convenience init(
    trying name: StaticString, _ downstream: Downstream, _ initial: Partial,
    step: @escaping (inout Partial, Input) throws -> Verdict,
    result: @escaping (Partial) -> Downstream.Input?
  ) {
    self.init(
      name: name, downstream: downstream, initial: initial, step: step, result: result,
      convert: { $0 })
  }
}
