/// The subscriber of an operator that decides about each value and cannot fail by itself.
///
/// Values come from one upstream, one at a time; `pass` handles each. It may end the stream through
/// the life it is given.
struct Passing<Input, Downstream: Subscriber>: Intermediary {
  typealias Failure = Downstream.Failure

  private let downstream: Downstream
  private let pass: (Input, Downstream, Lifeline) -> Subscribers.Demand
  private let life: Lifeline

  init(
    _ name: StaticString, refusing refusal: Lifeline.Refusal = .never, _ downstream: Downstream,
    pass: @escaping (Input, Downstream, Lifeline) -> Subscribers.Demand
  ) {
    self.downstream = downstream
    self.pass = pass
    life = Lifeline(name, refusing: refusal)
  }

  var link: Lifeline { life }
  var combineIdentifier: CombineIdentifier { life.combineIdentifier }

  func receive(subscription: any Subscription) {
    if life.begin(subscription) { downstream.receive(subscription: life) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    life.isLive ? pass(input, downstream, life) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if life.end() { downstream.receive(completion: completion) }
  }
}
