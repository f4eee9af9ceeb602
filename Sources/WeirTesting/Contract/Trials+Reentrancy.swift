import Weir

// Whatever may be done may be done from inside a value.
extension Trials {
  func reentrancy(_ findings: Findings) {
    let sending = Stand(self, findings: findings)
    sending.probe.onValue { [weak sending] number in if number == 1 { sending?.feed(1) } }
    sending.probe.allowNesting()
    sending.subscribe()
    sending.feed(1)
    if sending.probe.values.isEmpty { sending.feed(1) }
    sending.finish()

    let plain = Stand(self, findings: findings)
    plain.subscribe()
    plain.feed(sending.sentCount)
    plain.finish()
    findings.note(
      """
      sent one value inside the delivery of another, it sent \(sending.probe.values) \
      instead of \(plain.probe.values)
      """, if: sending.probe.values != plain.probe.values)

    for ending in endings {
      let stand = Stand(self, findings: findings)
      stand.probe.onValue { [weak stand] _ in stand?.finish(ending) }
      stand.subscribe()
      stand.feed()
    }

    let requesting = Stand(self, demand: .max(1), findings: findings)
    requesting.probe.onValue { [weak requesting, samples] number in
      // One that sends more than it is given would go on for ever.
      if number <= samples.count * 10 { requesting?.probe.request(.max(1)) }
    }
    requesting.subscribe()
    requesting.feedInsideRequests()
  }
}
