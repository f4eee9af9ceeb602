import Testing
import Weir
import WeirTesting

/// A subscriber's place in a subject holds the subscriber itself, and outlives the stream if the
/// subscriber keeps it.
@Suite struct SubscriptionTests {
  private final class Witness {}

  /// Keeps its subscription for good.
  private final class Keeper: Subscriber {
    typealias Failure = Never

    let asks: Subscribers.Demand
    var subscription: (any Subscription)?
    var onValue: () -> Void = {}
    var ends = 0

    init(asking asks: Subscribers.Demand = .unlimited) { self.asks = asks }

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      if asks > .none { subscription.request(asks) }
    }

    func receive(_ input: Witness) -> Subscribers.Demand {
      onValue()
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) { ends += 1 }
  }

  @Test func `a subscription kept after the end keeps neither subscriber nor value`() {
    var held: (any Subscription)?
    weak var value: Witness?
    weak var subscriber: Keeper?
    do {
      let first = Witness()
      value = first
      let subject = CurrentValueSubject<Witness, Never>(first)
      let keeper = Keeper()
      subscriber = keeper
      subject.subscribe(keeper)
      held = keeper.subscription
      subject.send(completion: .finished)
      #expect(keeper.ends == 1)
    }
    #expect(value == nil)
    #expect(subscriber == nil)
    #expect(held.map(String.init(describing:)) == "CurrentValueSubject")
    held?.request(.unlimited)
    held?.cancel()
  }

  @Test func `so does one that was cancelled before the end`() {
    var held: (any Subscription)?
    weak var value: Witness?
    do {
      let first = Witness()
      value = first
      let subject = CurrentValueSubject<Witness, Never>(first)
      let keeper = Keeper()
      subject.subscribe(keeper)
      held = keeper.subscription
      held?.cancel()
      subject.send(completion: .finished)
      #expect(keeper.ends == 0)
    }
    #expect(value == nil)
    held?.request(.unlimited)
  }

  @Test func `one that has not asked yet is let go when it leaves after the end of others`() {
    var held: (any Subscription)?
    weak var subscriber: Keeper?
    do {
      let subject = PassthroughSubject<Witness, Never>()
      let keeper = Keeper(asking: .none)
      subscriber = keeper
      subject.subscribe(keeper)
      held = keeper.subscription
      subject.send(Witness())
      subject.send(completion: .finished)
      #expect(keeper.ends == 1)
    }
    #expect(subscriber == nil)
    held?.cancel()
  }

  @Test func `a subscriber that leaves inside a value is let go when the delivery is over`() {
    let subject = PassthroughSubject<Witness, Never>()
    var held: (any Subscription)?
    weak var subscriber: Keeper?
    var wasThere = false
    do {
      let keeper = Keeper()
      subscriber = keeper
      subject.subscribe(keeper)
      held = keeper.subscription
      keeper.onValue = { [unowned keeper] in
        keeper.subscription?.cancel()
        keeper.subscription = nil
        wasThere = subscriber != nil
      }
    }
    subject.send(Witness())
    subject.send(Witness())
    #expect(wasThere)
    #expect(subscriber == nil)
    withExtendedLifetime(held) {}
  }

  @Test func `one who makes another leave inside a value lets it go when the delivery is over`() {
    let subject = PassthroughSubject<Witness, Never>()
    weak var other: Witness?
    var token: AnyCancellable?
    let first = subject.sink { _ in token?.cancel() }
    do {
      let captured = Witness()
      other = captured
      token = subject.sink { _ in withExtendedLifetime(captured) {} }
    }
    #expect(other != nil)
    subject.send(Witness())
    #expect(other == nil)
    first.cancel()
  }

  /// Aligned to more than the place it is kept in needs.
  private struct Wide: Subscriber {
    typealias Failure = Never

    let combineIdentifier = CombineIdentifier()
    let weights = SIMD8<Double>(1, 2, 3, 4, 5, 6, 7, 8)
    let add: (Double) -> Void

    func receive(subscription: any Subscription) { subscription.request(.unlimited) }

    func receive(_ input: Double) -> Subscribers.Demand {
      add((weights * input).sum())
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) { add(weights[7]) }
  }

  @Test func `subscribers of any alignment are served`() {
    #expect(MemoryLayout<Wide>.alignment == 16)
    var added: [Double] = []
    for _ in 0..<10 {
      let subject = PassthroughSubject<Double, Never>()
      subject.subscribe(Wide { added.append($0) })
      subject.send(2)
      subject.send(completion: .finished)
    }
    #expect(added == Array(repeating: [72, 8], count: 10).flatMap { $0 })
  }

  /// Subscriptions are objects almost always, but need not be.
  private struct Plain: Subscription {
    let combineIdentifier = CombineIdentifier()
    let log: (String) -> Void

    func request(_ demand: Subscribers.Demand) { log("\(demand)") }
    func cancel() { log("cancel") }
  }

  @Test func `a sink asks and cancels a subscription that is no object`() {
    var log: [String] = []
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    sink.receive(subscription: Plain { log.append($0) })
    #expect(log == ["unlimited"])
    sink.receive(subscription: Plain { log.append("second: \($0)") })
    #expect(log == ["unlimited", "second: cancel"])
    sink.cancel()
    sink.cancel()
    #expect(log == ["unlimited", "second: cancel", "cancel"])
    sink.receive(subscription: Plain { log.append("third: \($0)") })
    #expect(log.last == "third: cancel")
  }
}
