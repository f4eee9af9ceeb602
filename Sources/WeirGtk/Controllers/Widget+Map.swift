import Weir

extension Widget {
  /// Sends when the widget comes on the screen. No initial value; rules as ``EventPublisher``.
  public var mapPublisher: SignalPublisher<Void> {
    SignalPublisher(self, Origin("map")) { _ in () }
  }

  /// Sends when the widget leaves the screen. No initial value; rules as ``EventPublisher``.
  public var unmapPublisher: SignalPublisher<Void> {
    SignalPublisher(self, Origin("unmap")) { _ in () }
  }
}
