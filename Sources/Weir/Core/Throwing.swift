/// The subscriber of an operator whose closure may throw: the error ends the stream.
///
/// Values come from one upstream, one at a time; `pass` handles each. It may end the stream
/// through the life it is given.
struct Throwing<Input, UpstreamFailure: Error, Downstream: Subscriber>: Intermediary
where Downstream.Failure == any Error {
  typealias Failure = UpstreamFailure

  private let downstream: Downstream
  private let pass: (Input, Downstream, Lifeline) throws -> Subscribers.Demand
  private let life: Lifeline

  init(
    _ name: StaticString, refusing refusal: Lifeline.Refusal = .never, _ downstream: Downstream,
    pass: @escaping (Input, Downstream, Lifeline) throws -> Subscribers.Demand
  ) {
    self.downstream = downstream
    self.pass = pass
    life = Lifeline(name, refusing: refusal)
  }

  init(
    _ name: StaticString, refusing refusal: Lifeline.Refusal = .never, _ downstream: Downstream,
    pass: @escaping (Input, Downstream) throws -> Subscribers.Demand
  ) {
    self.init(name, refusing: refusal, downstream) { input, downstream, _ in
      try pass(input, downstream)
    }
  }

  var link: Lifeline { life }
  var combineIdentifier: CombineIdentifier { life.combineIdentifier }

  func receive(subscription: any Subscription) {
    if life.begin(subscription) { downstream.receive(subscription: life) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard life.isLive else { return .none }
    do {
      return try pass(input, downstream, life)
    } catch {
      life.fail(error, downstream)
      return .none
    }
  }

  func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    guard life.end() else { return }
    downstream.receive(completion: completion.eraseFailure())
  }
}

extension Lifeline {
  /// Cancels the upstream and ends the stream with `error`.
  func fail<Downstream: Subscriber>(_ error: Downstream.Failure, _ downstream: Downstream) {
    stop(.failure(error), downstream)
  }

  /// Cancels the upstream and ends the stream.
  func stop<Downstream: Subscriber>(
    _ completion: Subscribers.Completion<Downstream.Failure>, _ downstream: Downstream
  ) {
    guard let upstream = take() else { return }
    upstream.cancel()
    downstream.receive(completion: completion)
  }
}

extension Subscribers.Completion {
  /// The same end with the error's type hidden.
  func eraseFailure() -> Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}
