import CGtk
import Weir

/// One press or release of a mouse button or a finger.
public struct Click: Hashable, Sendable {
  /// The first, second, third … of several quick ones: 2 is a double click.
  public let count: Int
  /// Where in the widget.
  public let point: Point

  public init(count: Int, point: Point) {
    self.count = count
    self.point = point
  }
}

extension Widget {
  /// Sends each press of a mouse button or a finger on the widget.
  ///
  /// By the user only; no initial value; other rules as ``EventPublisher``. A widget that does
  /// something with clicks of its own, as a button does, keeps them: ask in the capture phase there,
  /// or for ``Button/tapPublisher``, which hears of the keyboard too.
  public func clickPressPublisher(
    _ button: MouseButton = .primary, in phase: EventPhase = .bubble
  ) -> SignalPublisher<Click> {
    SignalPublisher(self, Origin("pressed", from: .controller(.click(button, phase)))) {
      Click(count: $0.int(0), point: $0.point(1))
    }
  }

  /// Sends each release that follows a press. Rules as ``clickPressPublisher(_:in:)``.
  public func clickReleasePublisher(
    _ button: MouseButton = .primary, in phase: EventPhase = .bubble
  ) -> SignalPublisher<Click> {
    SignalPublisher(self, Origin("released", from: .controller(.click(button, phase)))) {
      Click(count: $0.int(0), point: $0.point(1))
    }
  }

  /// Sends when no further click counts as one of several quick ones: too late, or too far away.
  /// Rules as ``clickPressPublisher(_:in:)``.
  public func clickStopPublisher(
    _ button: MouseButton = .primary, in phase: EventPhase = .bubble
  ) -> SignalPublisher<Void> {
    SignalPublisher(self, Origin("stopped", from: .controller(.click(button, phase)))) { _ in () }
  }

  /// Sends where a button or a finger is held down on the widget, as soon as that has been long enough.
  /// Rules as ``clickPressPublisher(_:in:)``.
  public func longPressPublisher(
    _ button: MouseButton = .primary, in phase: EventPhase = .bubble
  ) -> SignalPublisher<Point> {
    SignalPublisher(self, Origin("pressed", from: .controller(.longPress(button, phase)))) {
      $0.point()
    }
  }

  /// Sends when a press ends, or moves away, before it has been long enough. Rules as
  /// ``clickPressPublisher(_:in:)``.
  public func longPressCancelPublisher(
    _ button: MouseButton = .primary, in phase: EventPhase = .bubble
  ) -> SignalPublisher<Void> {
    SignalPublisher(self, Origin("cancelled", from: .controller(.longPress(button, phase)))) { _ in
      ()
    }
  }
}
