import Weir

/// Brings a model's values to the main thread.
///
/// On the main thread a value is handed on at once. One from another thread is handed on in a later
/// turn, unless a newer one has come by then: only the latest matters to a widget.
final class Inbox: @unchecked Sendable {
  private struct State {
    var latest: (@MainActor () -> Void)?
    var isScheduled = false
  }

  private let state = Lock(State())

  /// Makes a receiver of values that hands each on, and says whether it comes from another thread.
  static func receiver<Value>(
    _ handOn: @escaping @MainActor (_ value: Value, _ isFromAfar: Bool) -> Void
  ) -> (Value) -> Void {
    let inbox = Inbox()
    return { value in
      let value = Unchecked(value)
      if MainThread.isCurrent {
        inbox.forget()
        MainThread.run { handOn(value.value, false) }
      } else {
        inbox.put { handOn(value.value, true) }
      }
    }
  }

  /// What has not been handed on is out of date.
  private func forget() {
    let old = state.withLock { state in
      defer { state.latest = nil }
      return state.latest
    }
    withExtendedLifetime(old) {}
  }

  private func put(_ handOn: @escaping @MainActor () -> Void) {
    let (old, isFirst) = state.withLock { state in
      defer { state = State(latest: handOn, isScheduled: true) }
      return (state.latest, !state.isScheduled)
    }
    withExtendedLifetime(old) {}
    if isFirst { MainLoop.main.scheduleOnMain { [self] in empty() } }
  }

  @MainActor
  private func empty() {
    let handOn = state.withLock { state in
      defer { state = State() }
      return state.latest
    }
    handOn?()
  }
}
