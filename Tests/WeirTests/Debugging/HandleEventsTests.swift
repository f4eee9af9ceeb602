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
}
