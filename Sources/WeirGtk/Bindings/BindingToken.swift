import Weir

/// Owns a binding: the ends of its connections and the subscription to its model.
///
/// The widget's handlers and the model's subscription refer to the binding weakly, so that this token
/// alone decides how long the binding lives.
@MainActor
final class BindingToken {
  private var connections: [SignalConnection] = []
  private var attachments: [Attachment] = []
  private var model: AnyCancellable?
  private var binding: AnyObject?

  func keep(_ binding: AnyObject) {
    self.binding = binding
  }

  func follow(_ model: AnyCancellable) {
    self.model = model
    if binding == nil { end() }
  }

  func connect(_ emitter: OpaquePointer, _ signal: String, _ handler: @escaping () -> Void) {
    connections.append(
      SignalConnection(
        emitter, signal,
        received: { _ in
          handler()
          return false
        }, ended: { [weak self] in self?.widgetEnded() }))
  }

  /// Connects to what a property's signal really comes from.
  func connect<Source: Object>(
    _ source: Source, _ origin: Origin<Source>, _ handler: @escaping () -> Void
  ) {
    let attachment = Attachment()
    attachments.append(attachment)
    attachment.attach(
      to: source, origin, received: { _ in handler() },
      ended: { [weak self] in self?.widgetEnded() })
  }

  /// Cancels from any thread.
  var cancellable: AnyCancellable {
    AnyCancellable { MainThread.perform { self.end() } }
  }

  private func end() {
    let open = connections
    let attached = attachments
    connections = []
    attachments = []
    binding = nil
    model = nil
    for connection in open { connection.disconnect() }
    for attachment in attached { attachment.detach() }
  }

  /// The widget has been disposed of, and its connections with it.
  private func widgetEnded() {
    guard !connections.isEmpty || !attachments.isEmpty else { return }
    connections = []
    attachments = []
    binding = nil
    model = nil
  }
}
