import Synchronization

/// One subscriber's place in a ``Broadcast``, which is the subscriber's subscription as well: its
/// demand, and what is still to be delivered to it.
///
/// It is one object: the subscriber is stored behind the variables of the place. Some subscribers keep
/// their subscription for good, so a place whose stream has ended is cleared: subscriber and engine
/// are let go in place, by whoever is the last to need them.
///
/// The type of the subscriber is known only to the closure that runs it. It is made where the whole
/// chain's type is known, so the chain is compiled as one; and whatever is called through
/// `any Subscription`, where a generic class would look its types up at run time, is plain code.
@usableFromInline
final class Place: ManagedBuffer<Void, UInt64> {
  /// What the closure is to do.
  @usableFromInline
  enum Errand {
    /// Deliver the value that the pointer points at.
    case value
    /// Deliver the engine's current value.
    case current
    /// Deliver the end that the engine has.
    case end
    /// Tell the engine that there is demand.
    case noteDemand
    /// Leave the engine.
    case leave
    /// Let the subscriber go.
    case clear
  }

  /// The pointer points at a value to be delivered; for any other errand there is none.
  @usableFromInline typealias Run = (Place, Errand, UnsafeRawPointer?) -> Subscribers.Demand
  /// Delivers a value that had to be kept.
  @usableFromInline typealias Kept = (Place) -> Subscribers.Demand

  @usableFromInline
  struct State {
    var demand = Subscribers.Demand.none
    /// The number of the latest event this subscriber has had, or had no part in.
    var seen: UInt64 = 0
    /// What has come while a delivery was running. Few places ever need one.
    var backlog: Backlog?
    /// Whether the engine's current value is to be delivered as soon as there is demand.
    var isOwed = false
    var isBusy = false
    var isLive = true
    /// Whether the engine may run the subscriber.
    var isListed = false
    /// Until the subscriber has been handed its subscription it cannot be told the end.
    var isJoining = true
    var hasEnded = false
  }

  final class Backlog {
    var values = Queue<(run: Kept, number: UInt64)>()
  }

  /// The variables, in an order that leaves no gaps.
  @usableFromInline
  struct Core: ~Copyable {
    @usableFromInline var runner: Runner
    let state = Lock(State())
    @usableFromInline let isFast = Atomic<Bool>(false)
    let kind: BroadcastKind
    let token = LiveSubscriptions.Token()
    /// Where this is in the engine's list; guarded by the engine's lock.
    @usableFromInline var index: UInt32 = 0

    @usableFromInline
    init(_ kind: BroadcastKind, _ run: @escaping Run) {
      self.kind = kind
      runner = Runner(run)
    }
  }

  /// A closure that cannot be copied, so that running it counts no reference.
  @usableFromInline
  struct Runner: ~Copyable {
    @usableFromInline let run: Run

    @inlinable
    init(_ run: @escaping Run) {
      self.run = run
    }

    @inlinable
    func callAsFunction(
      _ place: Place, _ errand: Errand, _ value: UnsafeRawPointer?
    ) -> Subscribers.Demand {
      run(place, errand, value)
    }
  }

  /// A subscriber that cannot be copied, so that a delivery counts no reference.
  @usableFromInline
  struct Slot<S: Subscriber>: ~Copyable {
    @usableFromInline let subscriber: S

    @inlinable
    init(_ subscriber: S) {
      self.subscriber = subscriber
    }

    @inlinable @inline(__always)
    func receive(_ value: S.Input) -> Subscribers.Demand {
      subscriber.receive(value)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<S.Failure>) {
      subscriber.receive(completion: completion)
    }
  }

  /// Makes a place for `subscriber`, which `run` knows how to run.
  @inlinable
  static func make<S: Subscriber>(
    for subscriber: S, of kind: BroadcastKind, run: @escaping Run
  ) -> Place {
    let size = offset(of: S.self) + MemoryLayout<Slot<S>>.size
    let place = unsafeDowncast(create(minimumCapacity: (size + 7) / 8) { _ in }, to: Place.self)
    place.withMemory { memory in
      memory.bindMemory(to: Core.self, capacity: 1).initialize(to: Core(kind, run))
      (memory + offset(of: S.self)).bindMemory(to: Slot<S>.self, capacity: 1)
        .initialize(to: Slot(subscriber))
    }
    return place
  }

  deinit {
    clear()
    withCore { core in _ = core.deinitialize(count: 1) }
  }

  /// Lets subscriber and engine go; does nothing the second time.
  func clear() {
    let run = withCore { core in
      let run = core.pointee.runner.run
      core.pointee.runner = Runner { _, _, _ in .none }
      return run
    }
    _ = run(self, .clear, nil)
  }
}

// MARK: Memory

extension Place {
  @inlinable @inline(__always)
  func withMemory<Result>(_ body: (UnsafeMutableRawPointer) -> Result) -> Result {
    withUnsafeMutablePointerToElements { body(UnsafeMutableRawPointer($0)) }
  }

  @inlinable @inline(__always)
  func withCore<Result>(_ body: (UnsafeMutablePointer<Core>) -> Result) -> Result {
    withMemory { body($0.assumingMemoryBound(to: Core.self)) }
  }

  /// Where the subscriber is: of the type that this place was made for, and not let go yet. For one
  /// who holds the place; a closure to be called with it would not always be inlined.
  @inlinable @inline(__always)
  func slot<S: Subscriber>(of type: S.Type) -> UnsafeMutablePointer<Slot<S>> {
    withMemory { ($0 + Self.offset(of: S.self)).assumingMemoryBound(to: Slot<S>.self) }
  }

  /// How far behind the first variable the subscriber is. No type of Swift's is aligned to more than
  /// 16 bytes, and neither is the memory of an object to less.
  @inlinable @inline(__always)
  static func offset<S: Subscriber>(of type: S.Type) -> Int {
    let mask = MemoryLayout<Slot<S>>.alignment - 1
    return (MemoryLayout<Core>.size + mask) & ~mask
  }

  @inlinable @inline(__always)
  func run(_ errand: Errand, _ value: UnsafeRawPointer? = nil) -> Subscribers.Demand {
    withCore { $0.pointee.runner(self, errand, value) }
  }

  func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    withCore { $0.pointee.state.withLock(body) }
  }

  /// The closure, for one who runs it after the lock and does not keep the place from being cleared.
  var runner: Run { withCore { $0.pointee.runner.run } }

  var remembers: Bool { withCore { $0.pointee.kind.remembers } }
}

extension Place: CustomStringConvertible {
  @usableFromInline
  var description: String { withCore { $0.pointee.kind.description } }
}
