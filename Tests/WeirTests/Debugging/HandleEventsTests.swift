import Testing
import Weir

@Suite struct HandleEventsTests {
  @Test func `closures run just before their event passes on`() {
    let source = Source<Int, TestError>()
    var log: [String] = []
    let observer = Observer<Int, TestError>(.max(1))
    observer.reply = .max(3)
    observer.onValue = { log.append("got \($0)") }
    source.handleEvents(
      receiveSubscription: { log.append("subscription \($0)") },
      receiveOutput: { log.append("value \($0)") },
      receiveCompletion: { log.append("end \($0)") },
      receiveCancel: { log.append("cancel") },
      receiveRequest: { log.append("request \($0)") }
    ).subscribe(observer)
    source.send(1)
    source.send(completion: .failure(.oops))
    observer.subscription?.cancel()
    #expect(
      log == [
        "subscription Source", "request max(1)", "value 1", "got 1", "request max(3)",
        "end failure(WeirTests.TestError.oops)",
      ])
    #expect(observer.events == ["(HandleEvents)", "1", "#oops"])
  }

  @Test func `cancel runs its closure once and reaches the upstream`() {
    let source = Source<Int, Never>()
    var cancels = 0
    let observer = source.handleEvents(receiveCancel: { cancels += 1 }).observe()
    observer.subscription?.cancel()
    observer.subscription?.cancel()
    #expect(cancels == 1)
    #expect(source.events == ["unlimited", "cancel"])
  }

  @Test func `what comes before the subscription is noticed`() {
    let upstream = Snare<Int, TestError>()
    var log: [String] = []
    let observer = upstream.handleEvents(
      receiveOutput: { log.append("value \($0)") },
      receiveRequest: { log.append("request \($0)") }
    ).observe(nil)
    observer.reply = .max(4)
    upstream.subscription?.request(.max(2))
    #expect(upstream.send(1) == .max(4))
    #expect(log == ["request max(2)", "value 1", "request max(4)"])
  }

  @Test func `after the end or a cancel all passes unseen`() {
    for ends in [true, false] {
      let upstream = Snare<Int, TestError>()
      var log: [String] = []
      let observer = upstream.handleEvents(
        receiveSubscription: { _ in log.append("subscription") },
        receiveOutput: { _ in log.append("value") }, receiveCompletion: { _ in log.append("end") },
        receiveCancel: { log.append("cancel") }, receiveRequest: { _ in log.append("request") }
      ).observe(nil)
      observer.reply = .max(4)
      upstream.send(subscription: Ledger())
      if ends { upstream.send(completion: .finished) } else { observer.subscription?.cancel() }
      #expect(log == ["subscription", ends ? "end" : "cancel"])
      #expect(upstream.send(1) == .max(4))
      upstream.send(completion: .failure(.oops))
      observer.subscription?.request(.max(1))
      observer.subscription?.cancel()
      upstream.send(subscription: Ledger())
      #expect(log.count == 2)
      #expect(observer.events == ["(HandleEvents)"] + (ends ? ["|"] : []) + ["1", "#oops"])
    }
  }
}
