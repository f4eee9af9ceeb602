import CGtk
import Weir

extension Window {
  /// Whether the window fills the whole screen. Setting it asks the desktop, which answers later or not
  /// at all.
  public var isFullscreen: Bool {
    get { weir_window_is_fullscreen(pointer) }
    set { weir_window_set_fullscreen(pointer, newValue) }
  }

  /// Asks the desktop to put the window away.
  public func minimize() {
    weir_window_minimize(pointer)
  }

  /// Sends whether the window gets the keys: the present state first, then each change.
  /// By the user or from code. Rules as ``ValuePublisher``.
  public var isActivePublisher: ValuePublisher<Bool> {
    ValuePublisher(self, Origin("notify::is-active")) { $0.isActive }
  }

  /// Sends whether the window fills the screen but for the desktop's bars. Rules as
  /// ``isActivePublisher``.
  public var isMaximizedPublisher: ValuePublisher<Bool> {
    ValuePublisher(self, Origin("notify::maximized")) { $0.isMaximized }
  }

  /// Sends whether the window fills the whole screen. Rules as ``isActivePublisher``.
  public var isFullscreenPublisher: ValuePublisher<Bool> {
    ValuePublisher(self, Origin("notify::fullscreened")) { $0.isFullscreen }
  }

  /// Sends when the user wants to close the window, before it is asked whether it may be closed; see
  /// ``onCloseRequest(_:)``, which can refuse: one that was connected earlier and refuses is the end of
  /// the matter, and nothing is sent. No initial value; rules as ``EventPublisher``.
  public var closeRequestPublisher: SignalPublisher<Void> {
    SignalPublisher(self, Origin("close-request")) { _ in () }
  }

  /// Sends when the user presses Return and the widget with the focus leaves that key to the window,
  /// whether there is a default button to be pressed or not. No initial value; rules as
  /// ``EventPublisher``.
  ///
  /// A button and an entry take Return themselves, so nothing is sent for them. An entry that
  /// ``Editable/activatesDefault`` presses the default button past this signal: listen to the button's
  /// ``Button/tapPublisher``, or to the entry's ``Editable/returnPublisher``.
  public var activateDefaultPublisher: SignalPublisher<Void> {
    SignalPublisher(self, Origin("activate-default")) { _ in () }
  }

  /// Sends when the user activates the widget with the focus, by its key. No initial value; rules as
  /// ``EventPublisher``.
  public var activateFocusPublisher: SignalPublisher<Void> {
    SignalPublisher(self, Origin("activate-focus")) { _ in () }
  }

  /// Sends the widget with the focus each time that is another one; nil when there is none, as when it
  /// has become insensitive.
  ///
  /// By the user or from code. No initial value; rules as ``EventPublisher``.
  public var focusPublisher: SignalPublisher<Widget?> {
    SignalPublisher(self, Origin("notify::focus-widget")) { [weak self] _ in .some(self?.focus) }
  }
}
