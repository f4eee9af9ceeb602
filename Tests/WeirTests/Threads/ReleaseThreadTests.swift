import Synchronization
import Testing
import Weir

/// Who is let go, in place, while other threads may still be about to use it.
@Suite struct ReleaseThreadTests {
  private final class Witness {}

  /// Counts, and keeps its subscription for good.
  private final class Keeper: Subscriber, @unchecked Sendable {
    typealias Failure = Never

    let count = Atomic(0)
    let asks: Subscribers.Demand
    let subscription = Mutex<Unchecked<(any Subscription)?>>(Unchecked(nil))

    init(asking asks: Subscribers.Demand) { self.asks = asks }

    func receive(subscription: any Subscription) {
      let kept = Unchecked(Optional(subscription))
      self.subscription.withLock { $0 = kept }
      subscription.request(asks)
    }

    func receive(_ input: Int) -> Subscribers.Demand {
      count.wrappingAdd(1, ordering: .relaxed)
      return asks
    }

    func receive(completion: Subscribers.Completion<Never>) {}
  }

  @Test(arguments: [Subscribers.Demand.unlimited, .max(1)])
  func `a subscriber that leaves while values and the end come is let go`(
    asking demand: Subscribers.Demand
  ) {
    for round in 0..<300 {
      let subject = CurrentValueSubject<Int, Never>(0)
      weak var subscriber: Keeper?
      var held: (any Subscription)?
      do {
        let keeper = Keeper(asking: demand)
        subscriber = keeper
        subject.subscribe(keeper)
        held = keeper.subscription.withLock { $0 }.value
      }
      let subscription = held!
      sideBySide([
        {
          for value in 1...50 { subject.send(value) }
          if round & 1 == 0 { subject.send(completion: .finished) }
        },
        { subscription.request(.max(1)) },
        {
          for _ in 0..<(round % 10) { subscription.request(.max(1)) }
          subscription.cancel()
        },
      ])
      #expect(subscriber == nil)
      withExtendedLifetime(held) {}
    }
  }

  @Test func `a sink that is kept lets its closures go when it is cancelled while values come`() {
    for _ in 0..<500 {
      weak var witness: Witness?
      let sink: Subscribers.Sink<Int, Never>
      do {
        let captured = Witness()
        witness = captured
        sink = Subscribers.Sink(
          receiveCompletion: { _ in }, receiveValue: { _ in withExtendedLifetime(captured) {} })
      }
      sideBySide([
        { for value in 0..<20 { _ = sink.receive(value) } },
        { for value in 0..<20 { _ = sink.receive(value) } },
        { sink.cancel() },
      ])
      #expect(witness == nil)
      withExtendedLifetime(sink) {}
    }
  }

  @Test func `a sink that is cancelled while its subscription comes cancels it`() {
    for _ in 0..<300 {
      let subject = PassthroughSubject<Int, Never>()
      let count = Atomic(0)
      let sink = Subscribers.Sink<Int, Never>(
        receiveCompletion: { _ in },
        receiveValue: { _ in count.wrappingAdd(1, ordering: .relaxed) })
      let scope = LiveSubscriptions.Scope()
      sideBySide([
        { scope.run { subject.subscribe(sink) } },
        { sink.cancel() },
      ])
      #expect(scope.count == 0)
      subject.send(1)
      #expect(count.load(ordering: .relaxed) == 0)
    }
  }
}
