import Testing
import Weir
import WeirTesting

@Suite struct SubscribeOnTests {
  let scheduler = TestScheduler()

  @Test func `subscription, requests and cancel reach the upstream on the scheduler`() {
    let source = Source<Int, Never>()
    let observer = source.subscribe(on: scheduler).observe(.max(1))
    #expect(observer.events == [])
    scheduler.advance()
    #expect(observer.events == ["(SubscribeOn)"])
    #expect(source.events == ["max(1)"])
    source.send(1)
    #expect(observer.events == ["(SubscribeOn)", "1"])
    observer.subscription?.cancel()
    source.send(2)
    #expect(observer.events == ["(SubscribeOn)", "1"])
    #expect(source.events == ["max(1)"])
    scheduler.advance()
    #expect(source.events == ["max(1)", "cancel"])
  }
}
