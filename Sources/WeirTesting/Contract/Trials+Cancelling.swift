import Weir

// A cancel is obeyed, whenever it comes.
extension Trials {
  func silenceAfterCancel(_ findings: Findings) {
    let stand = Stand(self, findings: findings)
    stand.subscribe()
    stand.feed(2)
    stand.cancel()
    stand.request(.max(1))
    stand.cancel()
    stand.feed()
    stand.finish()
  }

  func cancelReachesUpstream(_ findings: Findings) {
    for count in [0, 2] {
      let stand = Stand(self, findings: findings)
      stand.subscribe()
      stand.feed(count)
      guard !stand.probe.hasEnded else { continue }
      stand.cancel()
      noteCancels(of: stand, "cancelled after \(count) values", findings)
      // A second one may go up as well: whoever is above has to stand it too.
      stand.cancel()
    }
  }

  func cancelInsideDelivery(_ findings: Findings) {
    let value = Stand(self, findings: findings)
    value.probe.onValue { [weak value] _ in value?.probe.cancel() }
    value.subscribe()
    value.feed()
    // A value that comes only with the end finds nothing above to be cancelled.
    let isLive = !value.probe.values.isEmpty && !value.probe.hasEnded
    value.finish()
    if isLive { noteCancels(of: value, "cancelled from inside a value", findings) }

    let subscription = Stand(self, findings: findings)
    subscription.probe.onSubscription { [weak subscription] in subscription?.probe.cancel() }
    subscription.subscribe()
    subscription.feed()
    subscription.finish()
    noteCancels(of: subscription, "cancelled from inside the subscription", findings)
  }

  private func noteCancels(
    of stand: Stand<Input, Failure, P>, _ situation: String, _ findings: Findings
  ) {
    for subscription in stand.upstream.subscriptions {
      switch subscription.cancelCount {
      case 0: findings.note("\(situation), it did not cancel its upstream")
      case 1: break
      default: findings.note("\(situation), it cancelled its upstream more than once")
      }
    }
  }
}
