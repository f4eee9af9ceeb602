import CGtk
import Weir

extension Widget {
  /// Sends where the pointer comes into the widget. By the user only, no initial value; other rules as
  /// ``EventPublisher``.
  public var pointerEnterPublisher: SignalPublisher<Point> {
    SignalPublisher(self, Origin("enter", from: .controller(.motion))) { $0.point() }
  }

  /// Sends where the pointer is, each time it has moved inside the widget. Rules as
  /// ``pointerEnterPublisher``.
  public var pointerMotionPublisher: SignalPublisher<Point> {
    SignalPublisher(self, Origin("motion", from: .controller(.motion))) { $0.point() }
  }

  /// Sends when the pointer leaves the widget. Rules as ``pointerEnterPublisher``.
  public var pointerLeavePublisher: SignalPublisher<Void> {
    SignalPublisher(self, Origin("leave", from: .controller(.motion))) { _ in () }
  }

  /// Sends whether the pointer is over the widget or what is in it: the present state first, then each
  /// change. A widget that nobody has listened to learns where the pointer is when it next moves.
  ///
  /// By the user only. Rules as ``ValuePublisher``.
  public var containsPointerPublisher: ValuePublisher<Bool> {
    ValuePublisher(self, Origin("notify::contains-pointer", from: .controller(.motion))) { widget in
      widget.controllers[.motion].map { weir_motion_controller_contains_pointer($0.pointer) }
        ?? false
    }
  }
}
