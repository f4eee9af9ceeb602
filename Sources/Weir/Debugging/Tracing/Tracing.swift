import Synchronization

/// Watches the streams that ``Publisher/trace(_:describing:file:line:)`` has named.
public enum Tracing {
  /// Calls `receive` with each event of the traced streams, until the token is cancelled.
  ///
  /// Subscriptions that are there already are told of first, as ``TraceEvent/Kind/found``; an event that
  /// happens on another thread meanwhile may come before that. `receive` is called on the thread of the
  /// event, with no lock held, before the event passes on; several threads may call it at once.
  ///
  /// ```swift
  /// let token = Tracing.observe { event in log.append("\(event.label.location) \(event.kind)") }
  /// ```
  public static func observe(_ receive: @escaping @Sendable (TraceEvent) -> Void) -> AnyCancellable
  {
    let observer = Observer(receive: receive)
    let found = registry.withLock { registry in
      registry.observers.append(observer)
      registry.tellTaps()
      return registry.taps.sorted { $0.key < $1.key }.compactMap { number, entry in
        entry.demand.map {
          TraceEvent(subscription: number, label: entry.label, kind: .found, demand: $0)
        }
      }
    }
    for event in found { receive(event) }
    return AnyCancellable {
      let gone = registry.withLock { registry in
        defer {
          registry.observers.removeAll { $0 === observer }
          registry.tellTaps()
        }
        return registry.observers
      }
      withExtendedLifetime(gone) {}
    }
  }

  /// How many subscriptions to traced streams there are, all names together.
  public static var liveCount: Int { registry.withLock { $0.taps.count } }

  /// Whoever watches.
  final class Observer: Sendable {
    let receive: @Sendable (TraceEvent) -> Void

    init(receive: @escaping @Sendable (TraceEvent) -> Void) {
      self.receive = receive
    }
  }

  private struct Entry {
    /// Good until ``remove(_:)``, which a tap calls before its memory goes.
    let tap: Unmanaged<TraceTap>
    let label: TraceLabel

    var demand: Subscribers.Demand? { tap._withUnsafeGuaranteedRef { $0.openDemand } }
  }

  private struct Registry {
    var taps: [UInt64: Entry] = [:]
    var observers: [Observer] = []

    func tellTaps() {
      for entry in taps.values { entry.tap._withUnsafeGuaranteedRef { $0.setObservers(observers) } }
    }
  }

  private static let registry = Lock(Registry(observers: TracePrinter.fromEnvironment()))
  private static let lastNumber = Atomic<UInt64>(0)

  static func nextNumber() -> UInt64 { lastNumber.wrappingAdd(1, ordering: .relaxed).newValue }

  static func add(_ tap: TraceTap, number: UInt64, label: TraceLabel) {
    registry.withLock { registry in
      // One that has been cancelled meanwhile has been removed already.
      guard tap.openDemand != nil else { return }
      registry.taps[number] = Entry(tap: .passUnretained(tap), label: label)
      if !registry.observers.isEmpty { tap.setObservers(registry.observers) }
    }
  }

  static func remove(_ number: UInt64) {
    registry.withLock { _ = $0.taps.removeValue(forKey: number) }
  }

  static func tell(_ observers: [Observer], _ event: TraceEvent) {
    for observer in observers { observer.receive(event) }
  }
}
