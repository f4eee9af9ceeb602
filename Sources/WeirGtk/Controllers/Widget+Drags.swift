import CGtk
import Weir

/// A drag along one axis.
public struct Pan: Hashable, Sendable {
  public enum Direction: Int, Sendable {
    case left, right, up, down
  }

  /// Where to, seen from where it began.
  public let direction: Direction
  /// How far, in pixels; never negative.
  public let distance: Double

  public init(_ direction: Direction, distance: Double) {
    self.direction = direction
    self.distance = distance
  }
}

extension Widget {
  /// Sends where a drag begins: a button or a finger goes down on the widget.
  ///
  /// By the user only; no initial value; other rules as ``EventPublisher``.
  public func dragBeginPublisher(
    _ button: MouseButton = .primary, in phase: EventPhase = .bubble
  ) -> SignalPublisher<Point> {
    SignalPublisher(self, Origin("drag-begin", from: .controller(.drag(button, phase)))) {
      $0.point()
    }
  }

  /// Sends how far a drag has come from where it began, at each move. Rules as
  /// ``dragBeginPublisher(_:in:)``.
  public func dragUpdatePublisher(
    _ button: MouseButton = .primary, in phase: EventPhase = .bubble
  ) -> SignalPublisher<Offset> {
    SignalPublisher(self, Origin("drag-update", from: .controller(.drag(button, phase)))) {
      $0.offset()
    }
  }

  /// Sends how far a drag had come when the button or finger went up. Rules as
  /// ``dragBeginPublisher(_:in:)``.
  public func dragEndPublisher(
    _ button: MouseButton = .primary, in phase: EventPhase = .bubble
  ) -> SignalPublisher<Offset> {
    SignalPublisher(self, Origin("drag-end", from: .controller(.drag(button, phase)))) {
      $0.offset()
    }
  }

  /// Sends a drag along one axis at each move; one along the other is no pan. Rules as
  /// ``dragBeginPublisher(_:in:)``.
  public func panPublisher(
    _ orientation: Orientation, in phase: EventPhase = .bubble
  ) -> SignalPublisher<Pan> {
    SignalPublisher(self, Origin("pan", from: .controller(.pan(orientation, phase)))) {
      Pan(Pan.Direction(rawValue: $0.int(0)) ?? .left, distance: $0.double(1))
    }
  }

  /// Sends how fast a drag was when it was let go, in pixels a second. Rules as
  /// ``dragBeginPublisher(_:in:)``.
  public func swipePublisher(in phase: EventPhase = .bubble) -> SignalPublisher<Offset> {
    SignalPublisher(self, Origin("swipe", from: .controller(.swipe(phase)))) { $0.offset() }
  }
}
