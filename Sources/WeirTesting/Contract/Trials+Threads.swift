import Weir

// Requests and cancels come from any thread.
extension Trials {
  func threads(_ findings: Findings) {
    duringDelivery(findings, "requested") { $0.request(.max(1)) }
    duringDelivery(findings, "cancelled") { $0.cancel() }
    for delay in 0..<50 { race(findings, delay: delay) }
  }

  /// While one thread is inside a value, another does `action`, which must not wait for the first.
  private func duringDelivery(
    _ findings: Findings, _ name: String,
    _ action: @escaping (Probe<P.Output, P.Failure>) -> Void
  ) {
    let stand = Stand(self, demand: .max(2), findings: findings)
    let probe = stand.probe
    let patience = patience / 4
    probe.onValue { [weak probe] number in
      guard number == 1, let probe else { return }
      let other = Watchdog.start { action(probe) }
      findings.note(
        "\(name) by one thread while another delivers a value, it made the first wait",
        if: !other.comesBack(within: patience))
    }
    stand.subscribe()
    stand.feed()
    stand.finish()
  }

  /// One thread sends, one asks, one cancels. What is wrong shows as a crash or in a sanitizer; here
  /// it shows if values come after all are done.
  private func race(_ findings: Findings, delay: Int) {
    let raced = Findings()
    let stand = Stand(self, demand: .max(1), findings: raced)
    stand.subscribe()
    let all = [
      Watchdog.start { stand.feed() },
      Watchdog.start { for _ in 0..<10 { stand.probe.request(.max(1)) } },
      Watchdog.start {
        for _ in 0..<delay { _ = stand.probe.hasEnded }
        stand.probe.subscription?.cancel()
      },
    ]
    findings.note(
      "while threads sent, asked and cancelled, it got stuck",
      if: !all.allSatisfy { $0.comesBack(within: patience) })
    let count = stand.probe.values.count
    stand.feed()
    findings.note(
      "after threads sent, asked and cancelled, it went on sending",
      if: stand.probe.values.count != count)
  }
}
