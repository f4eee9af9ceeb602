import Weir

/// What has signals. The protocol exists for its extension: there `Self` is the caller's own class,
/// so that an entry's events carry an `Entry`.
@MainActor
public protocol EventSource: Object {}

extension Object: EventSource {}

extension EventSource {
  /// Sends the widget itself each time the signal is emitted.
  ///
  /// Tells of changes by the user and from code alike, has no initial value, and drops what nobody
  /// has asked for. More under ``EventPublisher``.
  ///
  /// ```swift
  /// entry.publisher(for: .changed)
  ///   .sink { entry in label.text = entry.text }
  ///   .store(in: &cancellables)
  /// ```
  public func publisher(for signal: Signal<Self>) -> EventPublisher<Self> {
    EventPublisher(self, signal)
  }

  /// Sends what the signal carries each time it is emitted. More under ``SignalPublisher``.
  public func publisher<Value>(
    for signal: ArgumentSignal<Self, Value>
  ) -> SignalPublisher<Value> {
    SignalPublisher(self, Origin(signal.name), read: signal.read)
  }
}
