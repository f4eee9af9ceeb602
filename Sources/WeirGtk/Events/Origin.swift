import CGtk

/// Where an event of a widget really comes from: itself, a part of it, or a controller on it.
struct Origin<Source: Object>: Sendable {
  enum Place: Sendable {
    case itself
    /// The inner text widget of an entry, which has focus and input method.
    case delegate
    /// A controller on the widget, which all who listen to it share.
    case controller(Controller)
    /// A GObject that the widget works with, such as its model; it may outlive the widget.
    case part(@MainActor @Sendable (Source) -> OpaquePointer)
  }

  let name: String
  /// More signals of the same emitter, after which a value may be another too.
  let others: [String]
  let place: Place

  init(_ name: String, _ others: String..., from place: Place = .itself) {
    self.name = name
    self.others = others
    self.place = place
  }
}

/// The handlers of one subscription, and what has to be undone with them. Main thread only.
final class Attachment: @unchecked Sendable {
  /// Those that have not ended.
  private var connections: [Int: SignalConnection] = [:]
  private var count = 0
  private var release: (@MainActor () -> Void)?
  private var isOver = false

  /// Connects to what is only listened to: a question is left to others to answer.
  @MainActor
  func attach<Source: Object>(
    to source: Source, _ origin: Origin<Source>,
    received: @escaping @MainActor (SignalArguments) -> Void,
    ended: @escaping @MainActor () -> Void
  ) {
    attach(
      to: source, origin,
      asked: {
        received($0)
        return false
      }, ended: ended)
  }

  /// Connects to a question.
  @MainActor
  func attach<Source: Object>(
    to source: Source, _ origin: Origin<Source>,
    asked: @escaping @MainActor (SignalArguments) -> Bool,
    ended: @escaping @MainActor () -> Void
  ) {
    let emitter: OpaquePointer
    switch origin.place {
    case .itself:
      emitter = source.pointer
    case .delegate:
      emitter = weir_editable_delegate(source.pointer)
    case .controller(let controller):
      guard let widget = source as? Widget else {
        preconditionFailure("Only widgets have controllers, and this is a \(type(of: source)).")
      }
      emitter = widget.take(controller)
      release = { [weak widget] in widget?.giveBack(controller) }
    case .part(let part):
      emitter = part(source)
    }
    // Parts of a widget can outlive its disposal; its events should not.
    if emitter != source.pointer, source is Widget {
      connect(source.pointer, "destroy", asked: { _ in false }, ended: ended)
    }
    for name in [origin.name] + origin.others {
      connect(emitter, name, asked: asked, ended: ended)
    }
  }

  /// Disconnects at once on the main thread, and as soon as possible from any other.
  func detach() {
    MainThread.perform { [self] in
      guard !isOver else { return }
      isOver = true
      disconnect()
      release?()
    }
  }

  @MainActor
  private func connect(
    _ emitter: OpaquePointer, _ name: String,
    asked: @escaping @MainActor (SignalArguments) -> Bool,
    ended: @escaping @MainActor () -> Void
  ) {
    count += 1
    let number = count
    connections[number] = SignalConnection(
      emitter, name, received: asked,
      ended: { [weak self] in
        self?.connectionEnded(number)
        ended()
      })
  }

  /// One emitter has gone: nothing is expected of the others any more.
  @MainActor
  private func connectionEnded(_ number: Int) {
    connections[number] = nil
    guard !isOver else { return }
    isOver = true
    disconnect()
  }

  @MainActor
  private func disconnect() {
    let open = connections.values
    connections = [:]
    for connection in open { connection.disconnect() }
  }
}
