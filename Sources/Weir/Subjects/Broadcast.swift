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
    @usableFromInline var latecomers: Members = []
    /// Who has left during a delivery, which may still run them.
    @usableFromInline var departed: Members = []

    /// The number of the event that brought the current value.
    @inlinable var heldNumber: UInt64 { unheld == number ? number &- 1 : number }

    @usableFromInline
    init(current: Output?) { self.current = current }
  }

  @usableFromInline
  typealias Members = ContiguousArray<Place?>

  @usableFromInline
  typealias Delivery = (
    members: Members, event: Event, number: UInt64
  )

  @usableFromInline let state: Lock<State>
  @usableFromInline let kind: BroadcastKind

  /// Makes an engine, with a `current` value if it is of a kind that remembers the latest.
  @inlinable
  init(_ kind: BroadcastKind, current: Output? = nil) {
    state = Lock(State(current: current))
    self.kind = kind
  }

  @inlinable
  var remembers: Bool { kind.remembers }

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
  /// Delivers `value`. After the end it is dropped, or only held.
  @inlinable
  func send(_ value: Output, holdingAfterEnd: Bool = false) {
    var outgoing: Output?
    let turn = state.withLock { state -> (members: Members, number: UInt64)? in
      let hasEnded = state.completion != nil
      if remembers, !hasEnded || holdingAfterEnd {
        outgoing = value
        swap(&outgoing, &state.current)
      }
      guard !hasEnded else { return nil }
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
        members.withMemoryRebound(to: Unmanaged<Place>?.self) { members in
          for case let place? in members {
            place._withUnsafeGuaranteedRef { place in
              place.offer(pointer, number: number) {
                { place in
                  withUnsafePointer(to: value) { place.run(.value, $0) }
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
    let turn = state.withLock { state -> (members: Members, number: UInt64)? in
      state.number &+= 1
      if state.isDelivering {
        outgoing = value
        swap(&outgoing, &state.current)
        state.queue.append((.value(value), state.number))
        return nil
      }
      state.isDelivering = true
      state.unheld = state.number
      return (state.members, state.number)
    }
    guard let turn else { return }
    deliver(value, number: turn.number, to: turn.members)
    var latecomers: Members?
    state.withLock { state in
      // A later value, set meanwhile, is held already.
      if state.number == turn.number {
        outgoing = value
        swap(&outgoing, &state.current)
      }
      state.unheld = nil
      if !state.latecomers.isEmpty {
        latecomers = state.latecomers
        state.latecomers = []
      }
    }
    if let latecomers { deliver(value, number: turn.number, to: latecomers) }
    drain()
    withExtendedLifetime(outgoing) {}
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
    var departed: Members?
    let next = state.withLock { state -> Delivery? in
      if !state.departed.isEmpty {
        departed = state.departed
        state.departed = []
      }
      guard let next = state.queue.popFirst() else {
        state.isDelivering = false
        return nil
      }
      return (state.members, next.event, next.number)
    }
    if let departed {
      for case let place? in departed { place.unlist() }
    }
    return next
  }

  @inlinable
  func deliver(_ delivery: Delivery) {
    switch delivery.event {
    case .value(let value):
      deliver(value, number: delivery.number, to: delivery.members)
    case .completion:
      for case let place? in delivery.members { place.finish() }
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
    let place = Place.make(for: subscriber, of: kind, run: runner(of: S.self))
    let completion = state.withLock { state -> Subscribers.Completion<Failure>? in
      // While the end is still on its way to the others, it has come for this one already.
      if let completion = state.completion { return completion }
      place.withCore { $0.pointee.index = UInt32(state.members.count) }
      state.members.append(place)
      if state.unheld == state.number { state.latecomers.append(place) }
      place.join(at: state.heldNumber)
      return nil
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: place)
      place.didJoin()
    }
  }

  /// The closure that knows the subscriber's type and the values'.
  @inlinable
  func runner<S>(of type: S.Type) -> Place.Run
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    { [self] place, errand, value in
      guard let value else { return run(errand, for: S.self, at: place) }
      return place.slot(of: S.self).pointee
        .receive(value.assumingMemoryBound(to: Output.self).pointee)
    }
  }

  /// Kept apart from the delivery of values, which is short for that.
  @inlinable @inline(never)
  func run<S>(
    _ errand: Place.Errand, for type: S.Type, at place: Place
  ) -> Subscribers.Demand
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    switch errand {
    case .value:
      break
    case .current:
      guard let (value, number) = currentAndNumber(), place.takesCurrent(number) else { break }
      return place.slot(of: S.self).pointee.receive(value)
    case .end:
      if let completion = state.withLock({ $0.completion }) {
        place.slot(of: S.self).pointee.receive(completion: completion)
      }
    case .noteDemand:
      noteDemand()
    case .leave:
      if remove(place) { place.unlist() }
    case .clear:
      _ = place.slot(of: S.self).deinitialize(count: 1)
    }
    return .none
  }

  /// Takes `place` out of the list. False if a delivery may still run it; it is unlisted after that.
  @inlinable
  func remove(_ place: Place) -> Bool {
    state.withLock { state in
      let index = Int(place.withCore { $0.pointee.index })
      guard index < state.members.count, state.members[index] === place else { return true }
      state.members[index] = nil
      state.vacancies += 1
      if state.vacancies > 16, state.vacancies > state.members.count / 2 {
        state.members.removeAll { $0 == nil }
        state.vacancies = 0
        for (index, place) in state.members.enumerated() {
          place!.withCore { $0.pointee.index = UInt32(index) }
        }
      }
      if state.isDelivering { state.departed.append(place) }
      return !state.isDelivering
    }
  }

  /// What a subscriber that joins is to get first, with the number of the event that brought it.
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
    let upstreams = state.withLock { state -> [any Subscription] in
      guard !state.hasDemand else { return [] }
      state.hasDemand = true
      return state.upstreams.all
    }
    for upstream in upstreams { upstream.request(.unlimited) }
  }
}
