import Foundation
import Testing
import Weir
import WeirTesting

// page: "WritingOperators", "Out of others"
// example
extension Publisher where Output == String {
  /// Sends a text once the typing has rested, without the spaces around it, and each only once.
  func searchTerms<S: Scheduler>(
    after rest: S.SchedulerTimeType.Stride, on scheduler: S
  ) -> some Publisher<String, Failure> {
    debounce(for: rest, scheduler: scheduler)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
      .removeDuplicates()
  }
}
// end

// page: "WritingOperators", "With a state of its own"
// example
extension Publisher {
  /// Sends each value together with the one before it. The first waits for the second.
  func pairs() -> Pairs<Self> { Pairs(upstream: self) }
}

struct Pairs<Upstream: Publisher>: Publisher {
  typealias Output = (Upstream.Output, Upstream.Output)
  typealias Failure = Upstream.Failure

  let upstream: Upstream

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    upstream.subscribe(Inner(subscriber))
  }
}
// end

// example
extension Pairs {
  private final class Inner<Downstream: Subscriber>: Subscriber, Subscription
  where Downstream.Input == Output, Downstream.Failure == Failure {
    private struct State {
      var downstream: Downstream?
      var upstream: (any Subscription)?
      var last: Upstream.Output?
    }

    private let lock = NSLock()
    private var state: State

    init(_ downstream: Downstream) {
      state = State(downstream: downstream)
    }

    func receive(subscription: any Subscription) {
      lock.withLock { state.upstream = subscription }
      lock.withLock { state.downstream }?.receive(subscription: self)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      let before = lock.withLock {
        defer { if state.downstream != nil { state.last = input } }
        return state
      }
      guard let downstream = before.downstream else { return .none }
      guard let last = before.last else { return .max(1) }
      return downstream.receive((last, input))
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      end().downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      lock.withLock { state.upstream }?.request(demand)
    }

    func cancel() {
      end().upstream?.cancel()
    }

    /// Lets go of everything, and gives it to the caller: nothing of others may end under the lock.
    private func end() -> State {
      lock.withLock {
        defer { state = State() }
        return state
      }
    }
  }
}
// end

@Suite struct `Examples of operators` {
  // page: "WritingOperators", "The contract"
  // example
  @Test func `pairs keep the contract`() {
    #expect(ContractChecks.check { upstream in upstream.pairs() } == [])
  }
  // end

  // example
  @Test func `each value comes with the one before it`() {
    let scheduler = TestScheduler()
    let recorder = scheduler.publisher("a-b--c|")
      .pairs().map { $0 + $1 }
      .record(on: scheduler)
    scheduler.run()
    #expect(recorder.values == ["ab", "bc"])
    #expect(recorder.times == [.milliseconds(20), .milliseconds(50)])
  }
  // end

  @Test func `a search term comes once the typing rests`() {
    let scheduler = TestScheduler()
    let text = PassthroughSubject<String, Never>()
    let recorder = text.searchTerms(after: .milliseconds(300), on: scheduler).record(on: scheduler)
    for typed in [" a", " ad ", " "] {
      text.send(typed)
      scheduler.advance(by: .milliseconds(typed == " a" ? 299 : 300))
    }
    text.send("ad")
    scheduler.advance(by: .milliseconds(300))
    #expect(recorder.values == ["ad"])
    #expect(recorder.times == [.milliseconds(599)])
  }
}
