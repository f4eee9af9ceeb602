import CGtk

/// What listens on a widget for the keyboard, the pointer or touches, described by its settings.
///
/// A widget gets the controller with the first who listens to it and loses it with the last. Whoever
/// asks for the same settings shares one.
struct Controller: Hashable, Sendable {
  let kind: WeirControllerKind.RawValue
  let option: Int32
  let phase: EventPhase

  private init(_ kind: WeirControllerKind, option: Int = 0, phase: EventPhase = .bubble) {
    self.kind = kind.rawValue
    self.option = Int32(option)
    self.phase = phase
  }

  static let focus = Self(WeirControllerFocus)
  static let motion = Self(WeirControllerMotion)
  static let zoom = Self(WeirControllerZoom)
  static let rotation = Self(WeirControllerRotate)
  static let textDrop = Self(WeirControllerDropText)
  static let fileDrop = Self(WeirControllerDropFiles)

  static func key(_ phase: EventPhase) -> Self { Self(WeirControllerKey, phase: phase) }

  static func scroll(_ axes: ScrollAxes) -> Self {
    Self(WeirControllerScroll, option: axes.rawValue)
  }

  static func click(_ button: MouseButton, _ phase: EventPhase) -> Self {
    Self(WeirControllerClick, option: button.rawValue, phase: phase)
  }

  static func longPress(_ button: MouseButton, _ phase: EventPhase) -> Self {
    Self(WeirControllerLongPress, option: button.rawValue, phase: phase)
  }

  static func drag(_ button: MouseButton, _ phase: EventPhase) -> Self {
    Self(WeirControllerDrag, option: button.rawValue, phase: phase)
  }

  static func swipe(_ phase: EventPhase) -> Self {
    Self(WeirControllerSwipe, option: MouseButton.primary.rawValue, phase: phase)
  }

  static func pan(_ orientation: Orientation, _ phase: EventPhase) -> Self {
    Self(WeirControllerPan, option: Int(orientation.rawValue), phase: phase)
  }
}

/// When a widget hears of an event that is meant for something inside it.
public enum EventPhase: Int32, Sendable {
  /// Before what is inside it: on the way down from the window.
  case capture = 1
  /// After what is inside it, unless that has used the event: on the way back up.
  case bubble = 2
  /// Only when the event is meant for the widget itself.
  case target = 3
}

/// A button of the mouse.
public enum MouseButton: Int, Sendable {
  /// Whichever.
  case any = 0
  /// The left one, for the right-handed; touches count as it.
  case primary = 1
  case middle = 2
  /// The right one, for the right-handed.
  case secondary = 3
}

extension Widget {
  /// The controller with these settings, for one more listener.
  func take(_ controller: Controller) -> OpaquePointer {
    if let (pointer, listeners) = controllers[controller] {
      controllers[controller] = (pointer, listeners + 1)
      return pointer
    }
    let added = weir_widget_add_controller(
      pointer, WeirControllerKind(controller.kind), controller.option, controller.phase.rawValue)
    controllers[controller] = (added, 1)
    return added
  }

  /// Ends what ``take(_:)`` began. The last listener takes the controller away.
  func giveBack(_ controller: Controller) {
    guard let (added, listeners) = controllers[controller] else { return }
    if listeners > 1 {
      controllers[controller] = (added, listeners - 1)
    } else {
      controllers[controller] = nil
      if !isDisposed { weir_widget_remove_controller(pointer, added) }
    }
  }
}
