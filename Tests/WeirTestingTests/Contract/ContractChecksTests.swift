import Testing
import Weir
import WeirTesting

@Suite struct ContractChecksTests {
  @Test func `an operator that keeps the contract passes, even the strict rules`() {
    #expect(ContractChecks.check(.strict) { upstream in upstream.relay() } == [])
    #expect(ContractChecks.check(.strict, samples: ["a", "b", "c"]) { $0.relay() } == [])
  }

  @Test(arguments: Fault.allCases)
  func `a broken operator is caught`(_ fault: Fault) {
    let violations = ContractChecks.check(.strict, patience: .milliseconds(400)) {
      $0.relay(fault)
    }
    let rules = Set(violations.map(\.rule))
    #expect(rules.contains(rule(brokenBy: fault)), "\(violations)")
  }

  private func rule(brokenBy fault: Fault) -> ContractRule {
    switch fault {
    case .sendsNoSubscription, .sendsTwoSubscriptions, .sendsValueFirst: .subscriptionFirst
    case .forgetsEarlyCancel: .lateSubscription
    case .ignoresDemand, .asksForNone: .demand
    case .losesRequests, .losesAnswers: .demandOneByOne
    case .swallowsEnd: .endPasses
    case .endsTwice, .repeatsLastValueAfterEnd: .silenceAfterEnd
    case .endsOnCancel: .silenceAfterCancel
    case .doesNotCancelUpstream, .cancelsUpstreamTwice: .cancelReachesUpstream
    case .sendsValuesTwice: .cancelInsideDelivery
    case .locksWhileSending, .dropsNestedValues: .reentrancy
    case .keepsDownstreamAfterEnd, .keepsUpstreamAfterEnd, .keepsPublisherAfterEnd,
      .keepsDownstreamAfterCancel:
      .release
    case .sendsOnRequest: .threads
    case .takesSecondSubscription: .secondSubscription
    case .passesOnEarlyValues: .earlyUpstream
    case .passesOnLateValues: .carelessUpstream
    }
  }

  @Test func `every rule has an operator that breaks it`() {
    #expect(Set(Fault.allCases.map(rule)) == ContractRule.strict)
  }

  @Test func `an operator that locks is caught by the threads rule too`() {
    let violations = ContractChecks.check([.threads], patience: .milliseconds(400)) {
      $0.relay(.locksWhileSending)
    }
    #expect(violations.map(\.rule).contains(.threads))
  }

  @Test func `only the rules asked for are tried`() {
    #expect(
      ContractChecks.check(.strict(except: .release)) { $0.relay(.keepsDownstreamAfterEnd) } == [])
    #expect(
      ContractChecks.check(.standard(except: .demandOneByOne)) { $0.relay(.losesRequests) } == [])
  }

  @Test func `a violation names its rule and says what happened`() {
    let violations = ContractChecks.check { $0.relay(.endsTwice) }
    #expect(violations.map(\.description).contains("silenceAfterEnd: it sent the end twice"))
  }

  @Test func `an operator that waits is given the time`() {
    let scheduler = TestScheduler()
    let violations = ContractChecks.check(
      settle: { scheduler.advance(by: 1) },
      { upstream in upstream.delay(for: 1, scheduler: scheduler) })
    #expect(violations == [])
  }

  @Test func `an operator that hands the subscription from above straight down passes`() {
    #expect(ContractChecks.check { upstream in upstream.map { $0 + 1 } } == [])
  }

  @Test func `an operator that sends only at the end passes`() {
    #expect(ContractChecks.check { upstream in upstream.collect() } == [])
  }

  @Test func `an operator that drops values breaks a rule on purpose`() {
    let scheduler = TestScheduler()
    let violations = ContractChecks.check(
      .standard(except: .demandOneByOne), settle: { scheduler.advance(by: 1) },
      { upstream in upstream.debounce(for: 1, scheduler: scheduler) })
    #expect(violations == [])
    #expect(scheduler.pendingCount == 0)
  }

  @Test func `a publisher without an upstream is held to the rules below it`() {
    #expect(
      ContractChecks.check { _ in CurrentValueSubject<Int, Never>(1) }
        .filter { $0.rule != .endPasses } == [])
  }

  @Test func `too few samples stop with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = ContractChecks.check(samples: [1, 2]) { $0.relay() }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("at least three samples; it was given 2"))
  }
}
