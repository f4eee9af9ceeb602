import Weir

/// One operator between a test publisher and a probe.
///
/// Its upstream keeps the contract: it sends a value only when it has been asked for one.
final class Stand<Input, Failure: Error, P: Publisher> {
  let upstream: TestPublisher<Input, Failure>
  let probe: Probe<P.Output, P.Failure>
  private let publisher: P
  private let samples: [Input]
  private let settle: () -> Void
  private let sent = Lock<(count: Int, answered: Subscribers.Demand, isSending: Bool)>(
    (0, .none, false))

  init(
    _ trials: Trials<Input, Failure, P>, demand: Subscribers.Demand = .unlimited,
    answer: Subscribers.Demand = .none, findings: Findings,
    upstream: TestPublisher<Input, Failure> = TestPublisher()
  ) {
    self.upstream = upstream
    samples = trials.samples
    settle = trials.settle
    publisher = trials.makeOperator(upstream)
    probe = Probe(demand: demand, answer: answer, findings: findings)
  }

  /// How many samples the upstream has sent.
  var sentCount: Int { sent.withLock { $0.count } }

  func subscribe() {
    publisher.subscribe(probe)
    settle()
  }

  /// Sends as many samples as are asked for, at most `limit`, without going over the last one.
  func feed(_ limit: Int = .max) {
    var count = 0
    while count < limit, let sample = nextSample() {
      count += 1
      let more = upstream.send(sample)
      sent.withLock { $0.answered += more }
      settle()
    }
  }

  /// Sends each sample inside the request for it, as a sequence does, and then the end.
  func feedInsideRequests() {
    upstream.onRequest { [weak self] _ in self?.pump() }
    pump()
  }

  private func pump() {
    guard begin() else { return }
    feed()
    sent.withLock { $0.isSending = false }
    if sentCount == samples.count { finish() }
  }

  private func begin() -> Bool {
    sent.withLock { sent in
      defer { sent.isSending = true }
      return !sent.isSending
    }
  }

  /// Ends the upstream, each time it is subscribed to again.
  func finish(_ completion: Subscribers.Completion<Failure> = .finished) {
    var count = 0
    while upstream.hasSubscriber, count < 20 {
      count += 1
      upstream.send(completion: completion)
      settle()
    }
  }

  func request(_ demand: Subscribers.Demand) {
    probe.request(demand)
    settle()
  }

  func cancel() {
    probe.cancel()
    settle()
  }

  private func nextSample() -> Input? {
    guard upstream.hasSubscriber, let requested = upstream.subscription?.requested else {
      return nil
    }
    return sent.withLock { sent in
      guard sent.count < samples.count, requested + sent.answered > sent.count else { return nil }
      defer { sent.count += 1 }
      return samples[sent.count]
    }
  }
}
