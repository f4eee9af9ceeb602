import CGtk
import Weir

/// A button with a text or an icon.
///
/// ```swift
/// let submit = Button("_Submit")
/// submit.isSuggested = true
/// submit.tapPublisher.sink { model.submit() }.store(in: &cancellables)
/// ```
open class Button: Widget {
  /// - Parameter label: The text; an underscore marks the access key, which is pressed with Alt.
  public init(_ label: String) {
    super.init(taking: weir_new_button())
    show(label)
  }

  /// Makes a button with an icon only; `accessibleLabel` is what a screen reader says instead.
  public init(icon: String, accessibleLabel: String) {
    super.init(taking: weir_new_button())
    show(icon: icon, accessibleLabel)
  }

  /// Makes a button of another of GTK's kinds.
  init(button: OpaquePointer, label: String) {
    super.init(taking: button)
    show(label)
  }

  init(button: OpaquePointer, icon: String, accessibleLabel: String) {
    super.init(taking: button)
    show(icon: icon, accessibleLabel)
  }

  private func show(_ label: String) {
    weir_button_set_use_underline(pointer, true)
    weir_button_set_label(pointer, label)
  }

  private func show(icon: String, _ accessibleLabel: String) {
    weir_button_set_icon(pointer, icon)
    self.accessibleLabel = accessibleLabel
    tooltip = accessibleLabel
  }

  /// The text, with an underscore before the access key. Nil while there is an icon instead.
  public var label: String? {
    get { weir_button_label(pointer).map { String(cString: $0) } }
    set {
      guard newValue != label else { return }
      weir_button_set_label(pointer, newValue)
    }
  }

  /// The icon, by its name in the icon theme. Setting it takes the text away.
  public var iconName: String? {
    get { weir_button_icon(pointer).map { String(cString: $0) } }
    set { if let newValue { weir_button_set_icon(pointer, newValue) } }
  }

  /// Whether it looks like the one to press next.
  public var isSuggested: Bool {
    get { hasCSSClass("suggested-action") }
    set { setCSSClass("suggested-action", newValue) }
  }

  /// Whether the button has an outline.
  public var hasFrame: Bool {
    get { weir_button_has_frame(pointer) }
    set { weir_button_set_has_frame(pointer, newValue) }
  }

  /// Puts something else on the button than a text or an icon.
  public func setChild(_ child: Widget?) {
    weir_button_set_child(pointer, child?.pointer)
  }

  /// Sends when the button is pressed with mouse or keyboard.
  ///
  /// No initial value; rules as ``EventPublisher``. An insensitive button is not pressed by the
  /// user, but GTK lets code emit the signal: check again before something happens that must not.
  public var tapPublisher: SignalPublisher<Void> {
    SignalPublisher(self, Origin("clicked")) { _ in () }
  }
}
