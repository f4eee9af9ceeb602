import Weir

/// An action that runs again and again until it is taken away, from any thread.
///
/// Timers of libdispatch and Foundation let go of their handlers some time after they were told to
/// stop, and may already have one under way. Through this, a cancelled action is let go at once and
/// does not start again.
final class RepeatingAction: Sendable {
  private struct State {
    var action: (() -> Void)?
    var isWaiting = false
  }

  private let state: Lock<State>

  init(_ action: @escaping () -> Void) {
    state = Lock(State(action: action))
  }

  func run() {
    let action = state.withLock { state in
      state.isWaiting = false
      return state.action
    }
    action?()
  }

  /// Notes that a run is about to be queued elsewhere; false if one waits there already.
  func beginWaiting() -> Bool {
    state.withLock { state in
      defer { state.isWaiting = true }
      return !state.isWaiting && state.action != nil
    }
  }

  func cancel() {
    let released = state.withLock { state in
      defer { state.action = nil }
      return state.action
    }
    withExtendedLifetime(released) {}
  }
}
