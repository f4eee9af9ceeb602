import Foundation
import Synchronization
import Testing
import Weir

/// Runs `bodies` side by side, each on a thread of its own, all let loose at the same moment.
///
/// Threads that are not back in time are left to themselves, and the test fails.
func sideBySide(
  within seconds: Int = 30, _ bodies: [() -> Void],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let waiting = Countdown(bodies.count)
  let group = DispatchGroup()
  for body in bodies {
    let body = Unchecked(body)
    group.enter()
    let thread = Thread {
      waiting.arriveAndSpin()
      body.value()
      group.leave()
    }
    thread.stackSize = stackSize
    thread.start()
  }
  if group.wait(timeout: .now() + .seconds(seconds)) == .timedOut {
    Issue.record("The threads got stuck.", sourceLocation: sourceLocation)
  }
}

/// As much as the first thread of a process has; the address sanitizer's frames are far larger.
private let stackSize = dlsym(nil, "__asan_init") == nil ? 8 << 20 : 64 << 20

private final class Countdown: Sendable {
  private let count: Atomic<Int>

  init(_ count: Int) {
    self.count = Atomic(count)
  }

  func arriveAndSpin() {
    count.wrappingSubtract(1, ordering: .acquiringAndReleasing)
    while count.load(ordering: .acquiring) > 0 {}
  }
}

/// A subscriber that several threads may call by mistake: it notes values that overlap, and what
/// comes after the end.
final class Clerk<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  struct Notes {
    var values: [Input] = []
    var ends = 0
    var faults: Set<String> = []
    var subscription: (any Subscription)?
  }

  private let notes = Lock(Notes())
  private let inside = Atomic(0)
  private let initialDemand: Subscribers.Demand

  init(_ initialDemand: Subscribers.Demand = .unlimited) {
    self.initialDemand = initialDemand
  }

  var values: [Input] { notes.withLock { $0.values } }
  /// How many values have come; does not make the next one copy them.
  var count: Int { notes.withLock { $0.values.count } }
  var ends: Int { notes.withLock { $0.ends } }
  var faults: Set<String> { notes.withLock { $0.faults } }
  var subscription: (any Subscription)? { notes.withLock { $0.subscription } }

  func receive(subscription: any Subscription) {
    notes.withLock { $0.subscription = subscription }
    if initialDemand > .none { subscription.request(initialDemand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    enter()
    notes.withLock { notes in
      notes.values.append(input)
      if notes.ends > 0 { notes.faults.insert("a value after the end") }
    }
    inside.wrappingSubtract(1, ordering: .acquiringAndReleasing)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    enter()
    notes.withLock { notes in
      notes.ends += 1
      if notes.ends > 1 { notes.faults.insert("a second end") }
    }
    inside.wrappingSubtract(1, ordering: .acquiringAndReleasing)
  }

  private func enter() {
    if inside.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue > 0 {
      notes.withLock { _ = $0.faults.insert("two deliveries at a time") }
    }
  }
}

extension Publisher {
  func note(_ demand: Subscribers.Demand = .unlimited) -> Clerk<Output, Failure> {
    let clerk = Clerk<Output, Failure>(demand)
    subscribe(clerk)
    return clerk
  }
}
