/// The subscriber of an operator that decides about each value and cannot fail by itself.
///
/// Values come from one upstream, one at a time; `pass` handles each. It may end the stream through
/// the life it is given.
@usableFromInline
struct Passing<Input, Downstream: Subscriber>: Intermediary {
  @usableFromInline
  typealias Failure = Downstream.Failure

  @usableFromInline
  let downstream: Downstream
  @usableFromInline
  let pass: (Input, Downstream, Lifeline) -> Subscribers.Demand
  @usableFromInline
  let link: Lifeline

  @inlinable
  init(
    _ name: StaticString, refusing refusal: Lifeline.Refusal, _ downstream: Downstream,
    pass: @escaping (Input, Downstream, Lifeline) -> Subscribers.Demand
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
    return pass(input, downstream, link)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    if link.end() { downstream.receive(completion: completion) }
  }
}
