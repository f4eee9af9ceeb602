import CGtk

/// One handler on one GObject.
///
/// The connection itself holds nothing: GLib owns the handler's closures and lets them go when the
/// handler is disconnected or the GObject disposed of.
struct SignalConnection: @unchecked Sendable {
  private let emitter: OpaquePointer
  private let number: UInt

  /// - Parameters:
  ///   - received: Handles one emission; its answer matters to signals that ask a question.
  ///   - ended: Runs once when the connection is gone, for whatever reason.
  @MainActor
  init(
    _ emitter: OpaquePointer, _ name: String,
    received: @escaping @MainActor (SignalArguments) -> Bool,
    ended: @escaping @MainActor () -> Void = {}
  ) {
    self.emitter = emitter
    let box = Unmanaged.passRetained(SignalBox(received: received, ended: ended))
    number = weir_signal_connect(emitter, name, trampoline, box.toOpaque(), release)
    precondition(
      number != 0,
      "A \(String(cString: weir_object_class_name(emitter))) has no signal \"\(name)\". "
        + "Look its name up in GTK's documentation.")
  }

  /// From here on the handler does not run. May be called from inside it, but not after `ended`.
  @MainActor
  func disconnect() {
    weir_signal_disconnect(emitter, number)
  }
}

/// What GLib keeps for us with each handler.
private final class SignalBox {
  let received: @MainActor (SignalArguments) -> Bool
  let ended: @MainActor () -> Void

  init(
    received: @escaping @MainActor (SignalArguments) -> Bool, ended: @escaping @MainActor () -> Void
  ) {
    self.received = received
    self.ended = ended
    LiveCounts.add(signalBoxes: 1)
  }

  deinit {
    LiveCounts.add(signalBoxes: -1)
  }
}

private let trampoline: WeirHandler = { context, count, values in
  let received = Unmanaged<SignalBox>.fromOpaque(context).takeUnretainedValue().received
  let arguments = UncheckedArguments(SignalArguments(values: values, count: Int(count)))
  return MainThread.run { received(arguments.value) }
}

private let release: @convention(c) (UnsafeMutableRawPointer) -> Void = { context in
  let box = Unmanaged<SignalBox>.fromOpaque(context).takeRetainedValue()
  let ended = box.ended
  MainThread.run(ended)
}

/// The arguments never leave the main thread; the compiler cannot know.
private struct UncheckedArguments: @unchecked Sendable {
  let value: SignalArguments

  init(_ value: SignalArguments) {
    self.value = value
  }
}
