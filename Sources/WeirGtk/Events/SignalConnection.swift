import CGtk
import Weir

/// One handler on one GObject.
///
/// The connection itself holds nothing: GLib owns the handler's closures and lets them go when the
/// handler is disconnected or the GObject disposed of.
struct SignalConnection: @unchecked Sendable {
  private let emitter: OpaquePointer
  private let number: UInt

  /// Connects `receiver`, which lives at least as long as the connection.
  @MainActor
  init(_ emitter: OpaquePointer, _ name: String, _ receiver: SignalReceiver) {
    self.emitter = emitter
    let context = Unmanaged.passRetained(receiver)
    number = weir_signal_connect(emitter, name, trampoline, context.toOpaque(), release)
    precondition(
      number != 0,
      "A \(String(cString: weir_object_class_name(emitter))) has no signal \"\(name)\". "
        + "Look its name up in GTK's documentation.")
    LiveCounts.add(signalBoxes: 1)
  }

  /// - Parameters:
  ///   - received: Handles one emission; its answer matters to signals that ask a question.
  ///   - ended: Runs once when the connection is gone, for whatever reason.
  @MainActor
  init(
    _ emitter: OpaquePointer, _ name: String,
    received: @escaping @MainActor (SignalArguments) -> Bool,
    ended: @escaping @MainActor () -> Void = {}
  ) {
    self.init(emitter, name, SignalBox(received: received, ended: ended))
  }

  /// From here on the handler does not run. May be called from inside it, but not after `ended`.
  @MainActor
  func disconnect() {
    weir_signal_disconnect(emitter, number)
  }
}

/// What GLib keeps for us with a handler.
@usableFromInline
class SignalReceiver {
  @usableFromInline
  init() {}

  /// Handles one emission; the answer matters to signals that ask a question.
  @MainActor
  func received(_ arguments: SignalArguments) -> Bool { false }

  /// The connection is gone, for whatever reason.
  @MainActor
  func ended() {}
}

/// A receiver made of two closures.
private final class SignalBox: SignalReceiver {
  private let whenReceived: @MainActor (SignalArguments) -> Bool
  private let whenEnded: @MainActor () -> Void

  init(
    received: @escaping @MainActor (SignalArguments) -> Bool, ended: @escaping @MainActor () -> Void
  ) {
    whenReceived = received
    whenEnded = ended
  }

  override func received(_ arguments: SignalArguments) -> Bool { whenReceived(arguments) }
  override func ended() { whenEnded() }
}

private let trampoline: WeirHandler = { context, count, values in
  let receiver = Unchecked(Unmanaged<SignalReceiver>.fromOpaque(context))
  let arguments = Unchecked(SignalArguments(values: values, count: Int(count)))
  // GLib keeps the receiver while its handler runs.
  return MainThread.run {
    receiver.value._withUnsafeGuaranteedRef { $0.received(arguments.value) }
  }
}

private let release: @convention(c) (UnsafeMutableRawPointer) -> Void = { context in
  let receiver = Unchecked(Unmanaged<SignalReceiver>.fromOpaque(context).takeRetainedValue())
  LiveCounts.add(signalBoxes: -1)
  MainThread.run { receiver.value.ended() }
}
