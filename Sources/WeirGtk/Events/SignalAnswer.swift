import Weir

/// Handlers of signals that ask a question.
enum SignalAnswer {
  /// Answers a signal until the token is cancelled, from any thread, or let go.
  @MainActor
  static func token(
    _ emitter: OpaquePointer, _ signal: String, _ answer: @escaping @MainActor () -> Bool
  ) -> AnyCancellable {
    let end = End()
    end.connection = SignalConnection(
      emitter, signal, received: { _ in answer() }, ended: { end.isOver = true })
    return AnyCancellable { end.disconnect() }
  }

  /// Disconnects one handler, once, from any thread.
  private final class End: @unchecked Sendable {
    var connection: SignalConnection?
    var isOver = false

    func disconnect() {
      MainThread.perform { [self] in
        guard !isOver else { return }
        isOver = true
        connection?.disconnect()
      }
    }
  }
}
