import Weir

/// What is needed to try out an operator again and again.
struct Trials<Input, Failure: Error, P: Publisher> {
  let samples: [Input]
  let failure: Failure?
  let settle: () -> Void
  let patience: Duration
  let makeOperator: (TestPublisher<Input, Failure>) -> P

  /// The ways in which the upstream can end.
  var endings: [Subscribers.Completion<Failure>] {
    [.finished] + (failure.map { [.failure($0)] } ?? [])
  }

  /// Tries out the rules, each on a thread of its own.
  func violations(of rules: Set<ContractRule>) -> [Violation] {
    guard samples.count >= 3 else {
      fatalError("ContractChecks needs at least three samples; it was given \(samples.count).")
    }
    return ContractRule.allCases.filter(rules.contains).flatMap { rule in
      explanations(for: rule).map { Violation(rule: rule, explanation: $0) }
    }
  }

  private func explanations(for rule: ContractRule) -> [String] {
    let findings = Findings()
    let cameBack = Watchdog.run(patience: patience) { trial(of: rule)(findings) }
    findings.note(
      "it got stuck; perhaps it holds a lock while it calls its neighbours", if: !cameBack)
    return findings.all
  }

  private func trial(of rule: ContractRule) -> (Findings) -> Void {
    switch rule {
    case .subscriptionFirst: subscriptionFirst
    case .lateSubscription: lateSubscription
    case .demand: demand
    case .demandOneByOne: demandOneByOne
    case .endPasses: endPasses
    case .silenceAfterEnd: silenceAfterEnd
    case .silenceAfterCancel: silenceAfterCancel
    case .cancelReachesUpstream: cancelReachesUpstream
    case .cancelInsideDelivery: cancelInsideDelivery
    case .reentrancy: reentrancy
    case .release: release
    case .threads: threads
    case .secondSubscription: secondSubscription
    case .earlyUpstream: earlyUpstream
    case .carelessUpstream: carelessUpstream
    }
  }
}
