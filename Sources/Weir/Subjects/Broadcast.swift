/// Serves many subscribers from one place: the engine of the subjects and of `@Published`.
///
/// One delivery runs at a time. Whatever is sent meanwhile, by the subscribers themselves or by
/// other threads, queues up and is delivered by the one that is delivering; so nothing overtakes,
/// nothing recurses, and no lock is held while a subscriber runs.
///
/// Each event bears a number. A subscriber that joins notes the number it joined at and takes no
/// part in earlier events that are still queued.
@usableFromInline
final class Broadcast<Output, Failure: Error>: @unchecked Sendable {
  @usableFromInline
  enum Event {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
  }

  @usableFromInline
  struct State {
    /// In the order they came; nil where one has left.
    @usableFromInline var members: Members = []
    @usableFromInline var vacancies = 0
    @usableFromInline var number: UInt64 = 0
    @usableFromInline var current: Output?
    @usableFromInline var completion: Subscribers.Completion<Failure>?
    @usableFromInline var isDelivering = false
    @usableFromInline var queue = Queue<(event: Event, number: UInt64)>()
    @usableFromInline var upstreams = Upstreams()
    @usableFromInline var hasDemand = false
    /// The number of the event whose value is being delivered and not held yet.
    @usableFromInline var unheld: UInt64?
    /// Who has joined meanwhile: they were given the value before it, and are still to get it.
    @usableFromInline var latecomers: [Member] = []

    /// The number of the event that brought the current value.
    @inlinable var heldNumber: UInt64 { unheld == number ? number &- 1 : number }

    @usableFromInline
    init(current: Output?) { self.current = current }
  }

  @usableFromInline
  typealias Members = ContiguousArray<Member?>

  @usableFromInline
  typealias Delivery = (
    members: Members, event: Event, number: UInt64
  )

  @usableFromInline let state: Lock<State>
  @usableFromInline let name: StaticString

  /// Whether there is a current value, which whoever joins is given first.
  @usableFromInline let remembers: Bool

  /// Makes an engine; one with a `current` value remembers the latest.
  @inlinable
  init(current: Output?, name: StaticString) {
    state = Lock(State(current: current))
    remembers = current != nil
    self.name = name
  }

  @inlinable
  deinit {
    for upstream in state.withLock({ $0.upstreams.takeAll() }) { upstream.cancel() }
  }

  /// The latest value.
  @inlinable
  var current: Output? { state.withLock { $0.current } }
}

// MARK: Sending

extension Broadcast {
  @inlinable
  func send(_ value: Output) {
    var outgoing: Output?
    let turn = state.withLock { state -> (members: Members, number: UInt64)? in
      guard state.completion == nil else { return nil }
      if remembers {
        outgoing = value
        swap(&outgoing, &state.current)
      }
      state.number &+= 1
      if state.isDelivering {
        state.queue.append((.value(value), state.number))
        return nil
      }
      state.isDelivering = true
      return (state.members, state.number)
    }
    guard let turn else { return }
    deliver(value, number: turn.number, to: turn.members)
    drain()
    // What the new value replaced is let go only here, outside the lock.
    withExtendedLifetime(outgoing) {}
  }

  @inlinable
  func deliver(_ value: Output, number: UInt64, to members: Members) {
    withUnsafePointer(to: value) { pointer in
      let pointer = UnsafeRawPointer(pointer)
      // Read without a reference count each: the array holds its members until the loop is over.
      members.withUnsafeBufferPointer { members in
        members.withMemoryRebound(to: Unmanaged<Member>?.self) { members in
          for case let member? in members {
            member._withUnsafeGuaranteedRef { member in
              member.offer(pointer, number: number) {
                { member in
                  withUnsafePointer(to: value) { member.run(member, .value(UnsafeRawPointer($0))) }
                }
              }
            }
          }
        }
      }
    }
  }

  /// Delivers `value` first and holds it as the current one after: the order of `@Published`.
  ///
  /// A value set from inside a delivery is held at once, so that who has set it reads it back.
  @inlinable
  func sendBeforeHolding(_ value: Output) {
    var outgoing: Output?
    let delivery = state.withLock { state -> Delivery? in
      if state.isDelivering {
        outgoing = state.current
        state.current = value
      }
      let delivery = begin(.value(value), &state)
      state.unheld = delivery?.number ?? state.unheld
      return delivery
    }
    guard let delivery else { return }
    deliver(delivery)
    let latecomers = state.withLock { state in
      // A later value, set meanwhile, is held already.
      if state.number == delivery.number {
        outgoing = state.current
        state.current = value
      }
      state.unheld = nil
      defer { state.latecomers = [] }
      return state.latecomers
    }
    if !latecomers.isEmpty {
      deliver(value, number: delivery.number, to: Members(latecomers))
    }
    withExtendedLifetime(outgoing) { drain() }
  }

  @inlinable
  func send(completion: Subscribers.Completion<Failure>) {
    let delivery = state.withLock { state -> Delivery? in
      guard state.completion == nil else { return nil }
      state.completion = completion
      return begin(.completion(completion), &state)
    }
    run(delivery)
  }

  @inlinable
  func begin(_ event: Event, _ state: inout State) -> Delivery? {
    state.number &+= 1
    if state.isDelivering {
      state.queue.append((event, state.number))
      return nil
    }
    state.isDelivering = true
    return (state.members, event, state.number)
  }

  @inlinable
  func run(_ delivery: Delivery?) {
    guard let delivery else { return }
    deliver(delivery)
    drain()
  }

  @inlinable
  func drain() {
    while let next = nextDelivery() { deliver(next) }
  }

  @inlinable
  func nextDelivery() -> Delivery? {
    state.withLock { state in
      guard let next = state.queue.popFirst() else {
        state.isDelivering = false
        return nil
      }
      return (state.members, next.event, next.number)
    }
  }

  @inlinable
  func deliver(_ delivery: Delivery) {
    switch delivery.event {
    case .value(let value):
      deliver(value, number: delivery.number, to: delivery.members)
    case .completion:
      for case let member? in delivery.members { member.finish() }
      let (members, upstreams) = state.withLock { state in
        defer {
          state.members = []
          state.vacancies = 0
        }
        return (state.members, state.upstreams.takeAll())
      }
      withExtendedLifetime((members, upstreams)) {}
    }
  }
}

// MARK: Joining and leaving

extension Broadcast {
  @inlinable
  func attach<S>(_ subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    let member = Member(engine: self, remembers: remembers, run: Self.runner(of: subscriber))
    var completion: Subscribers.Completion<Failure>?
    let ticket = state.withLock { state -> Ticket? in
      // While the end is still on its way to the others, it has come for this one already.
      completion = state.completion
      guard completion == nil else { return nil }
      member.index = state.members.count
      state.members.append(member)
      if state.unheld == state.number { state.latecomers.append(member) }
      return member.join(at: state.heldNumber, name: name)
    }
    if let ticket {
      subscriber.receive(subscription: ticket)
      member.didJoin()
    } else if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    }
  }

  /// The closure that knows the subscriber's type and the values'.
  @inlinable
  static func runner<S>(of downstream: S) -> Member.Run
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    { member, call in
      if case .value(let pointer) = call {
        return downstream.receive(pointer.assumingMemoryBound(to: Output.self).pointee)
      }
      let engine = unsafeDowncast(member.engine, to: Self.self)
      switch call {
      case .value:
        return .none
      case .current:
        guard let (value, number) = engine.currentAndNumber(), member.takesCurrent(number)
        else { return .none }
        return downstream.receive(value)
      case .end:
        if let completion = engine.state.withLock({ $0.completion }) {
          downstream.receive(completion: completion)
        }
      case .noteDemand:
        engine.noteDemand()
      case .leave:
        engine.remove(member)
      }
      return .none
    }
  }

  @inlinable
  func remove(_ member: Member) {
    state.withLock { state in
      guard member.index < state.members.count,
        state.members[member.index] === member
      else { return }
      state.members[member.index] = nil
      state.vacancies += 1
      if state.vacancies > 16, state.vacancies > state.members.count / 2 {
        state.members.removeAll { $0 == nil }
        state.vacancies = 0
        for (index, member) in state.members.enumerated() { member!.index = index }
      }
    }
  }

  /// What `member` is to get first, with the number of the event that brought it.
  @inlinable
  func currentAndNumber() -> (value: Output, number: UInt64)? {
    state.withLock { state in state.current.map { ($0, state.heldNumber) } }
  }
}

// MARK: Upstream

extension Broadcast {
  /// Takes on an upstream, which is asked for values at once if it is `eager`, else as soon as
  /// someone here wants values.
  @inlinable
  func send(subscription: any Subscription, isEager: Bool) {
    var former: [any Subscription] = []
    let (isEnded, isWanted) = state.withLock { state in
      if state.completion == nil { former = state.upstreams.append(subscription) }
      return (state.completion != nil, isEager || state.hasDemand)
    }
    withExtendedLifetime(former) {
      if isEnded {
        subscription.cancel()
      } else if isWanted {
        subscription.request(.unlimited)
      }
    }
  }

  /// Remembers that someone wants values; the first time, all upstreams are asked for them.
  @inlinable
  func noteDemand() {
    guard !remembers else { return }
    let upstreams = state.withLock { state -> [any Subscription] in
      guard !state.hasDemand else { return [] }
      state.hasDemand = true
      return state.upstreams.all
    }
    for upstream in upstreams { upstream.request(.unlimited) }
  }
}
