import CGtk
import Weir

/// A button that opens a menu or another popover.
open class MenuButton: Widget {
  /// - Parameters:
  ///   - label: An underscore marks the access key.
  ///   - menu: What it opens.
  public init(_ label: String, menu: Menu? = nil) {
    super.init(taking: weir_new_menu_button())
    weir_menu_button_set_label(pointer, label)
    if let menu { setMenu(menu) }
  }

  /// Makes a button with an icon only; `accessibleLabel` is what a screen reader says instead.
  public init(icon: String, accessibleLabel: String, menu: Menu? = nil) {
    super.init(taking: weir_new_menu_button())
    weir_menu_button_set_icon(pointer, icon)
    self.accessibleLabel = accessibleLabel
    tooltip = accessibleLabel
    if let menu { setMenu(menu) }
  }

  /// The text; nil while there is an icon instead.
  public var label: String? {
    get { weir_menu_button_label(pointer).map { String(cString: $0) } }
    set { if let newValue { weir_menu_button_set_label(pointer, newValue) } }
  }

  /// The icon, by its name in the icon theme. Setting it takes the text away.
  public var iconName: String? {
    get { weir_menu_button_icon(pointer).map { String(cString: $0) } }
    set { if let newValue { weir_menu_button_set_icon(pointer, newValue) } }
  }

  /// Opens this menu from now on. A button without a menu or popover cannot be pressed.
  public func setMenu(_ menu: Menu?) {
    weir_menu_button_set_menu(pointer, menu?.pointer)
  }

  /// What is opened: the popover that was set, or that of the menu.
  public var popover: Popover? {
    get {
      guard let popover = weir_menu_button_popover(pointer) else { return nil }
      return Object.existing(for: popover) as? Popover ?? Popover(wrapping: popover)
    }
    set { weir_menu_button_set_popover(pointer, newValue?.pointer) }
  }

  /// Whether F10 opens it: the window's own menu.
  public var isPrimary: Bool {
    get { weir_menu_button_is_primary(pointer) }
    set { weir_menu_button_set_primary(pointer, newValue) }
  }

  /// Whether what it opens is open. Before the button is in a window it cannot be.
  public var isOpen: Bool {
    get { weir_menu_button_is_open(pointer) }
    set {
      guard newValue != isOpen else { return }
      if newValue { weir_menu_button_popup(pointer) } else { weir_menu_button_popdown(pointer) }
    }
  }
}

extension MenuButton {
  /// Sends whether what it opens is open: the present state first, then each change, by the user or
  /// from code. Set the menu or the popover first: another one is not followed. Rules as
  /// ``ValuePublisher``.
  public var isOpenPublisher: ValuePublisher<Bool> { publisher(for: .isOpen) }
}

extension BindableProperty where Source: MenuButton, Value == Bool {
  /// Whether what the button opens is open.
  public static var isOpen: Self {
    Self(
      Origin(
        "notify::visible", from: .part { weir_menu_button_popover($0.pointer) ?? $0.pointer }),
      get: { $0.isOpen }, set: { $0.isOpen = $1 })
  }
}
