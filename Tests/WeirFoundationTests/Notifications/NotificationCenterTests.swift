import Foundation
import Testing
import Weir
import WeirFoundation
import WeirTesting

@Suite struct NotificationCenterTests {
  private final class Poster {}

  private let center = NotificationCenter()
  private let name = Notification.Name("saved")

  @Test func `notifications of the name are sent, from anyone`() {
    let recorder = center.publisher(for: name).record()
    center.post(name: name, object: nil, userInfo: ["count": 1])
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: name, object: Poster())
    #expect(recorder.values.map(\.name) == [name, name])
    #expect(recorder.values[0].userInfo?["count"] as? Int == 1)
    recorder.cancel()
  }

  @Test func `with an object only its notifications are sent`() {
    let (mine, other) = (Poster(), Poster())
    let recorder = center.publisher(for: name, object: mine).record()
    center.post(name: name, object: other)
    center.post(name: name, object: nil)
    center.post(name: name, object: mine)
    #expect(recorder.values.count == 1)
    #expect(recorder.values.first?.object as? Poster === mine)
    recorder.cancel()
  }

  @Test func `what finds no demand is dropped`() {
    let recorder = center.publisher(for: name).record(demand: .none)
    center.post(name: name, object: nil)
    recorder.request(.max(1))
    #expect(recorder.values.isEmpty)
    center.post(name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(recorder.values.count == 1)
    recorder.cancel()
  }

  @Test func `a notification posted from inside another is delivered inside it`() {
    let log = Log<String>()
    let publisher = center.publisher(for: name)
    let first = publisher.sink { [center, name] notification in
      log.add("first \(notification.object as? Int ?? 0)")
      if notification.object as? Int == 1 { center.post(name: name, object: 2) }
      log.add("first done")
    }
    center.post(name: name, object: 1)
    #expect(log.all == ["first 1", "first 2", "first done", "first done"])
    first.cancel()
  }

  /// Each asks for one more when it is done, the innermost first.
  @Test func `and only if it finds demand`() {
    let recorder = center.publisher(for: name).record(demand: .max(3))
    var left = 7
    recorder.onValue { [center, name] _ in
      guard left > 0 else { return }
      left -= 1
      center.post(name: name, object: nil)
      recorder.request(.max(1))
    }
    center.post(name: name, object: nil)
    #expect(recorder.values.count == 3)
    center.post(name: name, object: nil)
    #expect(recorder.values.count == 6)
    recorder.cancel()
  }

  @Test func `what other threads post meanwhile waits for its turn`() {
    let recorder = center.publisher(for: name).record()
    let log = Log<String>()
    recorder.onValue { [center, name] notification in
      log.add("\(notification.object as? Int ?? 0)")
      guard notification.object as? Int == 1 else { return }
      let posted = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        center.post(name: name, object: 2)
        posted.signal()
      }
      posted.wait()
      log.add("1 done")
    }
    center.post(name: name, object: 1)
    #expect(log.all == ["1", "1 done", "2"])
    recorder.cancel()
  }

  @Test func `asking for nothing does no harm`() {
    var subscription: (any Subscription)?
    center.publisher(for: name).subscribe(
      AnySubscriber<Notification, Never>(receiveSubscription: {
        subscription = $0
        $0.request(.none)
      }))
    subscription?.cancel()
    #expect(subscription != nil)
  }

  @Test func `after a cancel nothing comes and nothing is left`() throws {
    try expectNoLeaks {
      let recorder = center.publisher(for: name).record()
      recorder.onValue { _ in recorder.cancel() }
      center.post(name: name, object: nil)
      center.post(name: name, object: nil)
      #expect(recorder.values.count == 1)
    }
  }

  @Test func `the center is let go with the subscription`() {
    weak let freed: NotificationCenter?
    let recorder: Recorder<Notification, Never>
    do {
      let center = NotificationCenter()
      freed = center
      recorder = center.publisher(for: name).record()
    }
    #expect(freed != nil)
    recorder.cancel()
    #expect(freed == nil)
  }

  @Test func `a subscription that is dropped stops observing`() throws {
    // A subscriber that does not keep its subscription.
    try expectNoLeaks {
      center.publisher(for: name).subscribe(AnySubscriber<Notification, Never>())
    }
  }

  @Test func `publishers of the same are equal`() {
    let object = Poster()
    let publisher = center.publisher(for: name, object: object)
    #expect(publisher == NotificationCenter.Publisher(center: center, name: name, object: object))
    #expect(publisher != center.publisher(for: name))
    #expect(publisher != center.publisher(for: Notification.Name("other"), object: object))
    #expect(publisher != NotificationCenter().publisher(for: name, object: object))
  }

  @Test func `its subscription goes by the name that print shows`() {
    var shown: String?
    center.publisher(for: name).subscribe(
      AnySubscriber<Notification, Never>(receiveSubscription: { shown = "\($0)" }))
    #expect(shown == "NotificationCenter Observer")
  }

  @Test func `it keeps the contract below`() {
    let (center, name) = (center, name)
    // Each step of a trial posts once, so the rules that count what was sent say nothing.
    let violations = ContractChecks.check(
      .standard(except: .endPasses, .demandOneByOne, .reentrancy),
      settle: { center.post(name: name, object: nil) },
      { _ in center.publisher(for: name) })
    #expect(violations == [])
  }
}
