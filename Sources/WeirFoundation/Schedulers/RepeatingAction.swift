import Weir

/// An action that runs again and again until it is taken away, from any thread.
///
/// Timers of libdispatch and Foundation let go of their handlers some time after they were told to
/// stop, and may already have one under way. Through this, a cancelled action is let go at once and
/// does not start again.
final class RepeatingAction: Sendable {
  private let action: Lock<(() -> Void)?>

  init(_ action: @escaping () -> Void) {
    self.action = Lock(action)
  }

  func run() {
    action.withLock { $0 }?()
  }

  func cancel() {
    withExtendedLifetime(action.withLock { $0.take() }) {}
  }
}
