import Weir

// Values come when they are asked for, and not otherwise.
extension Trials {
  func demand(_ findings: Findings) {
    let stand = Stand(self, demand: .none, findings: findings)
    stand.subscribe()
    stand.feed(1)
    for demand in [1, 2] {
      stand.request(.max(demand))
      stand.feed()
    }
    stand.finish()
    for subscription in stand.upstream.subscriptions {
      findings.note(
        "it asked its upstream for no values, which stops the program",
        if: subscription.requests.contains(.none))
    }

    let answering = Stand(self, demand: .none, findings: findings)
    answering.subscribe()
    answering.feedInsideRequests()
    answering.request(.max(1))
    answering.request(.max(1))
  }

  func demandOneByOne(_ findings: Findings) {
    let atOnce = Stand(self, findings: findings)
    atOnce.subscribe()
    atOnce.feedInsideRequests()

    let oneByOne = Stand(self, demand: .none, findings: findings)
    oneByOne.subscribe()
    oneByOne.feedInsideRequests()
    for _ in 0...atOnce.probe.values.count where !oneByOne.probe.hasEnded {
      oneByOne.request(.max(1))
    }
    findings.note(
      """
      asked for one value at a time it sent \(oneByOne.probe.values), \
      but asked for all at once \(atOnce.probe.values)
      """, if: oneByOne.probe.values != atOnce.probe.values)
    findings.note(
      "asked for one value at a time it did not end",
      if: atOnce.probe.hasEnded && !oneByOne.probe.hasEnded)

    let answering = Stand(self, demand: .max(1), answer: .max(1), findings: findings)
    answering.subscribe()
    answering.feedInsideRequests()
    findings.note(
      """
      answered each value with the wish for one more, it sent \(answering.probe.values), \
      but asked for all at once \(atOnce.probe.values)
      """, if: answering.probe.values != atOnce.probe.values)
  }
}
