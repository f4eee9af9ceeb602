import Testing
import Weir

@Suite struct PublishedTests {
  private final class Model: ObservableObject {
    @Published var state = 0
  }

  /// A class that makes its own `objectWillChange` and sends through it itself.
  private final class OwnAnnouncer: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    @Published var state = 0
  }

  @Test func `a subscriber who is slow gets the latest value when it asks`() {
    let model = Model()
    let observer = model.$state.observe(nil)
    #expect(observer.events == ["(PublishedSubject)"])
    observer.subscription?.request(.max(2))
    model.state = 1
    model.state = 3
    model.state = 6
    #expect(observer.values == [0, 1])
    observer.subscription?.request(.max(10))
    #expect(observer.values == [0, 1, 6])
    model.state = 42
    observer.subscription?.cancel()
    model.state = -1
    observer.subscription?.request(.max(1))
    #expect(observer.values == [0, 1, 6, 42])
  }

  @Test func `a publisher of changes that the class made is its own to send`() {
    let object = OwnAnnouncer()
    let changes = object.objectWillChange.observe()
    object.state = 1
    #expect(changes.values.isEmpty)
    object.objectWillChange.send()
    #expect(changes.values.count == 1)
  }

  @Test func `properties kept as such announce changes too`() {
    final class Base: ObservableObject {
      var count = Published(initialValue: 0)
      var plain = 0
    }
    let object = Base()
    let changes = object.objectWillChange.observe()
    Published<Int>[_enclosingInstance: object, wrapped: \.plain, storage: \.count] += 1
    #expect(changes.values.count == 1)
    #expect(object.plain == 0)
    #expect(Published<Int>[_enclosingInstance: object, wrapped: \.plain, storage: \.count] == 1)
  }

  @Test func `a stream that is assigned ends with the property, whose subscribers hear no end`() {
    let (snare, ledger) = (Snare<Int, Never>(), Ledger())
    let observer: Observer<Int, Never>
    do {
      let model = Model()
      snare.assign(to: &model.$state)
      snare.send(subscription: ledger)
      #expect(ledger.events == ["unlimited"])
      observer = model.$state.observe(nil)
      snare.send(1)
      observer.subscription?.request(.max(3))
      for value in 2...4 { snare.send(value) }
      #expect(observer.values == [1, 2, 3])
      #expect(model.state == 4)
      observer.subscription?.cancel()
      #expect(ledger.events == ["unlimited"])
    }
    #expect(ledger.events == ["unlimited", "cancel"])
    #expect(observer.events == ["(PublishedSubject)", "1", "2", "3"])
  }

  @Test func `the end of a stream that is assigned stays with the property`() {
    let snare = Snare<Int, Never>()
    let model = Model()
    snare.assign(to: &model.$state)
    let observer = model.$state.observe()
    snare.send(subscription: Ledger())
    snare.send(completion: .finished)
    model.state = 5
    #expect(observer.events == ["(PublishedSubject)", "0", "5"])
  }

  @Test func `putting another's publisher in changes nothing`() {
    let (one, other) = (Model(), Model())
    other.state = 2
    one.$state = other.$state
    #expect(one.state == 0)
    #expect(other.state == 2)
    other.state = 3
    #expect(one.state == 0)
  }
}
