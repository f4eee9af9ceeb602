import Weir

// After the end, or a cancel, everything is let go.
extension Trials {
  func release(_ findings: Findings) {
    for ending in endings {
      checkRelease(after: "\(ending)", findings) { stand in
        stand.finish(ending)
        // Another rule is about an end that does not pass.
        if !stand.probe.hasEnded { stand.cancel() }
      }
    }
    checkRelease(after: "a cancel", findings) { $0.cancel() }
    checkRelease(after: "an end that has waited for demand", demand: .none, findings) { stand in
      stand.finish()
      if !stand.probe.hasEnded { stand.request(.max(1)) }
      if !stand.probe.hasEnded { stand.cancel() }
    }
  }

  private func checkRelease(
    after situation: String, demand: Subscribers.Demand = .unlimited, _ findings: Findings,
    by end: (Stand<Input, Failure, P>) -> Void
  ) {
    let scope = LiveSubscriptions.Scope()
    scope.run {
      var remains: Remains? = remains(demand, findings, by: end)
      findings.note(
        "after \(situation) its subscription still holds the subscriber",
        if: remains?.probe != nil)
      findings.note(
        "after \(situation) its subscription still holds the one above",
        if: remains?.upstream != nil)
      findings.note(
        "after \(situation) its subscription still holds the publisher above",
        if: remains?.publisher != nil)
      remains = nil
    }
    findings.note(
      "after \(situation) \(scope.count) subscriptions are still alive", if: scope.count != 0)
  }

  /// What is left when all that a user would drop has been dropped, except for the subscription.
  private func remains(
    _ demand: Subscribers.Demand, _ findings: Findings, by end: (Stand<Input, Failure, P>) -> Void
  ) -> Remains {
    let stand = Stand(self, demand: demand, findings: findings)
    stand.subscribe()
    stand.feed(2)
    let held = stand.probe.subscription
    let upstream = stand.upstream.subscription
    end(stand)
    // An operator may hand the subscription from above straight to the subscriber.
    let isSame = (held as AnyObject?) === upstream
    return Remains(
      held: held, probe: stand.probe, upstream: isSame ? nil : upstream, publisher: stand.upstream)
  }
}

private struct Remains {
  let held: (any Subscription)?
  weak var probe: AnyObject?
  weak var upstream: TestSubscription?
  weak var publisher: AnyObject?
}
