import Weir

/// The two ends of a two-way binding: the handler on the widget and the subscription to the model.
///
/// It is the handler, the subscriber and the token's canceller in one object, because there may be
/// ten thousand of it. Handler and subscription keep it; the token alone decides how long they last.
/// The widget is known by its pointer, which is good until the handler ends.
@usableFromInline
class Binding: SignalReceiver, Cancellable, @unchecked Sendable {
  private var connections = Connections.none
  private let subscription = Lock<(any Subscription)?>(nil)
  /// From here on neither side is touched. Main thread only.
  @usableFromInline private(set) var isOver = false

  private enum Connections {
    case none
    case one(SignalConnection)
    case more([SignalConnection])
  }

  @usableFromInline
  override init() {}

  /// The widget has announced a change.
  @MainActor @usableFromInline
  func controlChanged() {}

  /// The binding has ended: let the model go.
  @MainActor @usableFromInline
  func letGo() {}

  /// Follows the widget's own signal.
  @MainActor
  final func listen(to emitter: OpaquePointer, _ signal: String) {
    connections = .one(SignalConnection(emitter, signal, self))
  }

  /// Follows a value of a widget, until the widget is disposed of.
  @MainActor @usableFromInline
  final func listen<Value>(to access: ValueAccess<Value>) {
    listen(to: access.emitter, access.signal)
    // Parts of a widget can outlive its disposal.
    if access.emitter != access.object { listen(to: access.object, "destroy") {} }
  }

  /// Follows a signal that matters from now on; few bindings ever need one.
  @MainActor
  final func listen(
    to emitter: OpaquePointer, _ signal: String, _ handler: @escaping @MainActor () -> Void
  ) {
    let connection = SignalConnection(
      emitter, signal,
      received: { _ in
        handler()
        return false
      }, ended: { [weak self] in self?.end() })
    switch connections {
    case .none: connections = .one(connection)
    case .one(let first): connections = .more([first, connection])
    case .more(let open): connections = .more(open + [connection])
    }
  }

  @usableFromInline
  final func receive(subscription: any Subscription) {
    self.subscription.withLock { $0 = subscription }
    subscription.request(.unlimited)
  }

  @usableFromInline
  final func receive(completion: Subscribers.Completion<Never>) {
    let old = subscription.withLock { $0.take() }
    withExtendedLifetime(old) {}
  }

  /// Ends the binding, from any thread.
  @usableFromInline
  final func cancel() {
    MainThread.perform { [self] in end() }
  }

  override final func received(_ arguments: SignalArguments) -> Bool {
    controlChanged()
    return false
  }

  override final func ended() {
    end()
  }

  @MainActor
  private func end() {
    guard !isOver else { return }
    isOver = true
    subscription.withLock { $0.take() }?.cancel()
    switch connections {
    case .none: break
    case .one(let connection): connection.disconnect()
    case .more(let open): for connection in open { connection.disconnect() }
    }
    connections = .none
    letGo()
  }

  /// Hands a value of the model on: here when this is the main thread, else on the main loop.
  @usableFromInline
  final func hop(_ work: @escaping @MainActor () -> Void) {
    MainLoop.main.scheduleOnMain(work)
  }
}

extension Binding {
  /// Whether this is the main thread.
  @usableFromInline
  var isAtHome: Bool { MainThread.isCurrent }
}

extension Binding {
  /// Runs work at the end of the main loop's turn.
  @MainActor @usableFromInline
  static func atTurnsEnd(_ work: @escaping @MainActor () -> Void) {
    MainLoop.main.scheduleOnMain(work)
  }

  /// Runs work of the main actor where the caller knows that this is the main thread.
  @usableFromInline
  func atHome(_ work: @MainActor () -> Void) {
    MainThread.run(work)
  }
}
