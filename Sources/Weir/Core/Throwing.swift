/// The subscriber of an operator whose closure may throw: the error ends the stream.
///
/// Values come from one upstream, one at a time; `pass` handles each. It may end the stream
/// through the life it is given.
@usableFromInline
struct Throwing<Input, UpstreamFailure: Error, Downstream: Subscriber>: Intermediary
where Downstream.Failure == any Error {
  @usableFromInline
  typealias Failure = UpstreamFailure

  @usableFromInline
  let downstream: Downstream
  @usableFromInline
  let pass: (Input, Downstream, Lifeline) throws -> Subscribers.Demand
  @usableFromInline
  let link: Lifeline

  @inlinable
  init(
    _ name: StaticString, refusing refusal: Lifeline.Refusal, _ downstream: Downstream,
    pass: @escaping (Input, Downstream, Lifeline) throws -> Subscribers.Demand
  ) {
    self.downstream = downstream
    self.pass = pass
    link = Lifeline(name, refusing: refusal)
  }

  @inlinable
  var combineIdentifier: CombineIdentifier { link.combineIdentifier }

  @inlinable
  func receive(subscription: any Subscription) {
    if link.begin(subscription) { downstream.receive(subscription: link) }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isLive else {
      link.refuseValue()
      return .none
    }
    do {
      return try pass(input, downstream, link)
    } catch {
      if link.stop() { downstream.receive(completion: .failure(error)) }
      return .none
    }
  }

  @inlinable
  func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    if link.end() { downstream.receive(completion: completion.eraseFailure()) }
  }
}

extension Subscribers.Completion {
  /// The same end with the error's type hidden.
  @inlinable
  func eraseFailure() -> Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}
