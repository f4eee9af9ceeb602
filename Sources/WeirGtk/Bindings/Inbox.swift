import Weir

/// Brings a model's values to the main thread.
///
/// On the main thread a value is handed on at once. One from another thread is handed on in a later
/// turn, unless a newer one has come by then: only the latest matters to a widget.
final class Inbox<Value>: @unchecked Sendable {
  private struct State {
    var latest: Value?
    var isScheduled = false
  }

  private let state = Lock(State())
  private let handOn: @MainActor (_ value: Value, _ isFromAfar: Bool) -> Void

  init(_ handOn: @escaping @MainActor (_ value: Value, _ isFromAfar: Bool) -> Void) {
    self.handOn = handOn
  }

  func put(_ value: Value) {
    if MainThread.isCurrent {
      state.withLock { $0.latest = nil }
      let carried = Unchecked(value)
      return MainActor.assumeIsolated { handOn(carried.value, false) }
    }
    let isFirst = state.withLock { state in
      state.latest = value
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    guard isFirst else { return }
    MainLoop.main.schedule { [self] in
      MainActor.assumeIsolated { empty() }
    }
  }

  @MainActor
  private func empty() {
    let value = state.withLock { state in
      defer { state = State() }
      return state.latest
    }
    if let value { handOn(value, true) }
  }
}
