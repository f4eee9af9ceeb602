import CGtk

/// Where an event of a widget really comes from: itself, a part of it, or a controller on it.
struct Origin<Source: Object>: Sendable {
  enum Place: Sendable {
    case itself
    /// The inner text widget of an entry, which has focus and input method.
    case delegate
    /// A focus controller, made for the subscription.
    case focusController
    /// A GObject that the widget works with, such as its model; it may outlive the widget.
    case part(@MainActor @Sendable (Source) -> OpaquePointer)
  }

  let name: String
  let place: Place

  init(_ name: String, from place: Place = .itself) {
    self.name = name
    self.place = place
  }
}

/// The handlers of one subscription, and what has to be undone with them. Main thread only.
final class Attachment: @unchecked Sendable {
  /// Those that have not ended.
  private var connections: [Int: SignalConnection] = [:]
  private var controller: (widget: OpaquePointer, pointer: OpaquePointer)?
  private var isOver = false

  @MainActor
  func attach<Source: Object>(
    to source: Source, _ origin: Origin<Source>,
    received: @escaping @MainActor (SignalArguments) -> Void,
    ended: @escaping @MainActor () -> Void
  ) {
    let emitter: OpaquePointer
    switch origin.place {
    case .itself:
      emitter = source.pointer
    case .delegate:
      emitter = weir_editable_delegate(source.pointer)
    case .focusController:
      emitter = weir_widget_add_focus_controller(source.pointer)
      controller = (source.pointer, emitter)
    case .part(let part):
      emitter = part(source)
    }
    connect(0, emitter, origin.name, received: received, ended: ended)
    // Parts of a widget can outlive its disposal; its events should not.
    if emitter != source.pointer, source is Widget {
      connect(1, source.pointer, "destroy", received: { _ in }, ended: ended)
    }
  }

  /// Disconnects at once on the main thread, and as soon as possible from any other.
  func detach() {
    MainThread.perform { [self] in
      guard !isOver else { return }
      isOver = true
      disconnect()
      if let controller { weir_widget_remove_controller(controller.widget, controller.pointer) }
    }
  }

  @MainActor
  private func connect(
    _ place: Int, _ emitter: OpaquePointer, _ name: String,
    received: @escaping @MainActor (SignalArguments) -> Void,
    ended: @escaping @MainActor () -> Void
  ) {
    connections[place] = SignalConnection(
      emitter, name,
      received: {
        received($0)
        return false
      },
      ended: { [weak self] in
        self?.connectionEnded(place)
        ended()
      })
  }

  /// One of two emitters has gone: nothing is expected of the other any more.
  @MainActor
  private func connectionEnded(_ place: Int) {
    connections[place] = nil
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
