import CGtk

/// Where an event of a widget really comes from: itself, a part of it, or a controller on it.
struct Origin<Source: Object>: Sendable {
  enum Place: Sendable {
    case itself
    /// The inner text widget of an entry, which has focus and input method.
    case delegate
    /// A focus controller, made for the subscription.
    case focusController
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
  private var connections: [SignalConnection] = []
  private var controller: (widget: OpaquePointer, pointer: OpaquePointer)?
  private var isOver = false

  @MainActor
  func attach<Source: Object>(
    to source: Source, _ origin: Origin<Source>,
    received: @escaping @MainActor (SignalArguments) -> Void,
    ended: @escaping @MainActor () -> Void
  ) {
    let end: @MainActor () -> Void = { [weak self] in
      self?.isOver = true
      ended()
    }
    let emitter: OpaquePointer
    switch origin.place {
    case .itself:
      emitter = source.pointer
    case .delegate:
      emitter = weir_editable_delegate(source.pointer)
    case .focusController:
      emitter = weir_widget_add_focus_controller(source.pointer)
      controller = (source.pointer, emitter)
    }
    let main = SignalConnection(
      emitter, origin.name,
      received: {
        received($0)
        return false
      }, ended: end)
    connections.append(main)
    // Parts of a widget can outlive its disposal by a little; its events should not.
    if emitter != source.pointer {
      connections.append(
        SignalConnection(source.pointer, "destroy", received: { _ in false }, ended: end))
    }
  }

  /// Disconnects at once on the main thread, and as soon as possible from any other.
  func detach() {
    MainThread.perform { [self] in
      guard !isOver else { return }
      isOver = true
      for connection in connections { connection.disconnect() }
      if let controller { weir_widget_remove_controller(controller.widget, controller.pointer) }
    }
  }
}
