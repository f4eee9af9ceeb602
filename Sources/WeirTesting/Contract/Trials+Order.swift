import Weir

// Subscription, values, end: in this order.
extension Trials {
  func subscriptionFirst(_ findings: Findings) {
    let stand = Stand(self, findings: findings)
    stand.subscribe()
    stand.feed()
    stand.finish()
    findings.note("it never sent a subscription", if: stand.probe.subscription == nil)
  }

  func lateSubscription(_ findings: Findings) {
    let upstream = TestPublisher<Input, Failure>(sendsSubscription: false)
    let served = Stand(self, demand: .max(1), findings: findings, upstream: upstream)
    served.subscribe()
    upstream.sendSubscription()
    served.feed()
    served.finish()
    findings.note(
      "it never sent a subscription when its upstream did so late",
      if: served.probe.subscription == nil)

    let lateUpstream = TestPublisher<Input, Failure>(sendsSubscription: false)
    let cancelled = Stand(self, findings: findings, upstream: lateUpstream)
    cancelled.subscribe()
    // Only an operator that sends a subscription of its own can be cancelled so early.
    guard cancelled.probe.subscription != nil, lateUpstream.hasSubscriber else { return }
    cancelled.cancel()
    let late = lateUpstream.sendSubscription()
    cancelled.feed()
    findings.note(
      "cancelled before its upstream sent a subscription, it did not cancel that subscription",
      if: !late.isCancelled)
  }

  func endPasses(_ findings: Findings) {
    for ending in endings {
      for count in [0, 2] {
        let stand = Stand(self, findings: findings)
        stand.subscribe()
        stand.feed(count)
        stand.finish(ending)
        findings.note(
          "it did not pass on \(ending) after \(count) values", if: !stand.probe.hasEnded)
      }
    }
  }

  func silenceAfterEnd(_ findings: Findings) {
    for ending in endings {
      let stand = Stand(self, findings: findings)
      stand.subscribe()
      stand.feed(2)
      stand.finish(ending)
      if stand.probe.hasEnded { stand.request(.max(1)) }
      stand.probe.subscription?.cancel()
      settle()
    }
  }
}
