import Weir

// An upstream that breaks the contract does not make the operator break it.
extension Trials {
  func secondSubscription(_ findings: Findings) {
    let stand = Stand(self, findings: findings)
    stand.subscribe()
    guard stand.upstream.hasSubscriber else { return }
    let first = stand.upstream.subscription
    let second = stand.upstream.sendSubscription()
    settle()
    findings.note("it did not cancel a second subscription", if: second.cancelCount != 1)
    findings.note(
      "a second subscription made it cancel the first", if: first?.isCancelled ?? false)
    findings.note(
      "it asked a second subscription for values", if: !second.requests.isEmpty)
  }

  func earlyUpstream(_ findings: Findings) {
    for sendsValue in [true, false] {
      let upstream = TestPublisher<Input, Failure>(sendsSubscription: false)
      let stand = Stand(self, findings: findings, upstream: upstream)
      stand.subscribe()
      if sendsValue {
        upstream.send(samples[0])
        settle()
        findings.note(
          "it passed on a value that came before the subscription",
          if: !stand.probe.values.isEmpty)
      } else {
        upstream.send(completion: .finished)
        settle()
      }
    }
  }

  func carelessUpstream(_ findings: Findings) {
    for ending in endings {
      let stand = Stand(self, findings: findings, upstream: TestPublisher(isCareless: true))
      stand.subscribe()
      stand.feed(1)
      stand.upstream.send(completion: ending)
      settle()
      sendMore(stand)
    }
    let stand = Stand(self, findings: findings, upstream: TestPublisher(isCareless: true))
    stand.subscribe()
    stand.feed(1)
    stand.cancel()
    sendMore(stand)
  }

  private func sendMore(_ stand: Stand<Input, Failure, P>) {
    stand.upstream.send(samples[1])
    settle()
    for ending in endings {
      stand.upstream.send(completion: ending)
      settle()
    }
  }
}
