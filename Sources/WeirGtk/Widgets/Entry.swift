import CGtk
import Weir

/// A field for one line of text.
///
/// Line breaks do not get in: when text is pasted or set, those at either end vanish and one in
/// between becomes a space.
///
/// ```swift
/// let entry = Entry()
/// entry.placeholder = "Your name"
/// entry.createBinding(with: model.name, storeIn: &cancellables)
/// ```
open class Entry: Widget, Editable {
  /// Where an icon of an entry is.
  public enum IconPosition: Sendable {
    /// At the start of the text.
    case primary
    /// At the end of the text.
    case secondary
  }

  /// Makes an empty entry.
  public init() {
    super.init(taking: weir_new_entry())
  }

  /// Makes an entry with a text in it.
  public convenience init(text: String) {
    self.init()
    self.text = text
  }

  /// What is to be entered, for keyboards on the screen.
  public var inputPurpose: InputPurpose {
    get { InputPurpose(rawValue: weir_editable_input_purpose(pointer)) ?? .freeForm }
    set { weir_editable_set_input_purpose(pointer, newValue.rawValue) }
  }

  /// The icon at the end, by its name in the icon theme. Say in words what it means, with
  /// ``secondaryIconTooltip`` for those who see it and ``Widget/accessibleDescription`` for all.
  public var secondaryIconName: String? {
    get { icon(at: .secondary) }
    set { setIcon(newValue, at: .secondary) }
  }

  /// The text shown when the mouse rests on the icon at the end.
  public var secondaryIconTooltip: String? {
    get { iconTooltip(at: .secondary) }
    set { setIconTooltip(newValue, at: .secondary) }
  }

  /// Shows an icon, says in words what it means and whether it can be pressed.
  ///
  /// The words are the icon's tooltip and the entry's ``Widget/accessibleDescription``; nil takes
  /// icon and words away.
  public func setSecondaryIcon(_ name: String?, meaning: String?, isPressable: Bool = false) {
    secondaryIconName = name
    secondaryIconTooltip = name == nil ? nil : meaning
    accessibleDescription = name == nil ? nil : meaning
    weir_entry_set_icon_activatable(pointer, true, isPressable)
  }

  public func icon(at position: IconPosition) -> String? {
    weir_entry_icon(pointer, position == .secondary).map { String(cString: $0) }
  }

  public func setIcon(_ name: String?, at position: IconPosition) {
    weir_entry_set_icon(pointer, position == .secondary, name)
  }

  public func iconTooltip(at position: IconPosition) -> String? {
    guard let text = weir_entry_icon_tooltip_copy(pointer, position == .secondary) else {
      return nil
    }
    defer { weir_free(UnsafeMutableRawPointer(mutating: text)) }
    return String(cString: text)
  }

  public func setIconTooltip(_ text: String?, at position: IconPosition) {
    // GTK takes no tooltip for an icon that is not there.
    guard icon(at: position) != nil else { return }
    weir_entry_set_icon_tooltip(pointer, position == .secondary, text)
  }

  /// Sends when the user presses an icon. No initial value; rules as ``EventPublisher``.
  public var iconPressPublisher: SignalPublisher<IconPosition> {
    SignalPublisher(self, Origin("icon-press")) { $0.int(0) == 0 ? .primary : .secondary }
  }
}

/// What an entry is for.
public enum InputPurpose: Int32, Sendable {
  case freeForm, alpha, digits, number, phone, url, email, name, password, pin, terminal
}
