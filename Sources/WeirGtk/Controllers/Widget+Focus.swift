import CGtk
import Weir

extension Widget {
  /// Whether the keyboard focus can come to the widget at all.
  public var isFocusable: Bool {
    get { weir_widget_focusable(pointer) }
    set { weir_widget_set_focusable(pointer, newValue) }
  }

  /// Takes the keyboard focus. An entry selects its text; see
  /// ``Editable/grabFocusWithoutSelecting()``.
  ///
  /// - Returns: Whether the focus came: not to a widget that is insensitive or hidden.
  @discardableResult
  public func grabFocus() -> Bool {
    weir_widget_grab_focus(pointer)
  }

  /// Whether the focus of the widget's window is on it or in it. An entry's focus is inside it.
  public var hasFocusWithin: Bool { weir_widget_has_focus_within(pointer) }

  /// The window that the widget stands in.
  public var window: Window? {
    weir_widget_root(pointer).flatMap { Object.existing(for: $0) as? Window }
  }

  /// What the widget stands in.
  public var parent: Widget? { weir_widget_parent(pointer).map(Widget.wrapping) }

  /// Sends when the keyboard focus comes to the widget or into it from outside. No initial value; rules
  /// as ``EventPublisher``.
  public var focusEnterPublisher: SignalPublisher<Void> {
    SignalPublisher(self, Origin("enter", from: .controller(.focus))) { _ in () }
  }

  /// Sends when the keyboard focus leaves the widget and all that is in it, also when it was there
  /// before anybody subscribed. No initial value; rules as ``EventPublisher``.
  public var focusLeavePublisher: SignalPublisher<Void> {
    SignalPublisher(self, Origin("leave", from: .controller(.focus))) { _ in () }
  }

  /// Sends whether the keyboard focus is on the widget or in it: the present state first, then each
  /// change.
  ///
  /// By the user or from code. Rules as ``ValuePublisher``.
  public var containsFocusPublisher: ValuePublisher<Bool> {
    ValuePublisher(self, Origin("notify::contains-focus", from: .controller(.focus))) { widget in
      widget.controllers[.focus].map { weir_focus_controller_contains_focus($0.pointer) } ?? false
    }
  }
}
