import CGtk

/// A text to read.
open class Label: Widget {
  /// How a text that is too long for its room is cut.
  public enum Ellipsize: Int32, Sendable {
    case none, start, middle, end
  }

  private var hasMnemonic = false

  /// Makes a label that shows `text` as it is.
  public init(_ text: String = "") {
    super.init(taking: weir_new_label(text))
  }

  /// Makes a label that names another widget: for a screen reader, and with an access key.
  ///
  /// - Parameters:
  ///   - text: The text; an underscore marks the key that goes to the widget, with Alt.
  ///   - widget: The widget that is named.
  public init(mnemonic text: String, for widget: Widget) {
    super.init(taking: weir_new_label(""))
    usesMnemonic = true
    self.text = text
    mnemonicWidget = widget
  }

  /// The text as it was set, underscores included. Setting the same again does nothing.
  public var text: String {
    get { String(cString: weir_label_text(pointer)) }
    set {
      guard newValue != text else { return }
      weir_label_set_text(pointer, newValue, hasMnemonic)
    }
  }

  /// Whether an underscore in the text marks an access key.
  public var usesMnemonic: Bool {
    get { hasMnemonic }
    set {
      hasMnemonic = newValue
      weir_label_set_text(pointer, text, newValue)
    }
  }

  /// The widget that the label names.
  public var mnemonicWidget: Widget? {
    get { weir_label_mnemonic_widget(pointer).map(Widget.wrapping) }
    set { weir_label_set_mnemonic_widget(pointer, newValue?.pointer) }
  }

  /// Whether a long text goes on in the next line; a word too long for a line is broken.
  public var wraps: Bool {
    get { weir_label_wraps(pointer) }
    set { weir_label_set_wraps(pointer, newValue) }
  }

  /// How many lines of a text that wraps are shown before it is cut with an ellipsis; nil shows all.
  public var lineLimit: Int? {
    get {
      let lines = weir_label_lines(pointer)
      return lines > 0 ? Int(lines) : nil
    }
    set { weir_label_set_lines(pointer, Int32(clamping: newValue ?? -1)) }
  }

  /// Where the text stands in its room: 0 at the start, 1 at the end.
  public var xalign: Double {
    get { Double(weir_label_xalign(pointer)) }
    set { weir_label_set_xalign(pointer, Float(newValue)) }
  }

  /// Whether the text can be selected and copied.
  public var isSelectable: Bool {
    get { weir_label_selectable(pointer) }
    set { weir_label_set_selectable(pointer, newValue) }
  }

  public var ellipsize: Ellipsize {
    get { Ellipsize(rawValue: weir_label_ellipsize(pointer)) ?? .none }
    set { weir_label_set_ellipsize(pointer, newValue.rawValue) }
  }

  /// The room to ask for, in characters; -1 for as much as the text needs.
  public var widthInCharacters: Int {
    get { Int(weir_label_width_chars(pointer)) }
    set { weir_label_set_width_chars(pointer, Int32(clamping: newValue)) }
  }

  /// The most room to ask for, in characters; -1 for no limit.
  public var maxWidthInCharacters: Int {
    get { Int(weir_label_max_width_chars(pointer)) }
    set { weir_label_set_max_width_chars(pointer, Int32(clamping: newValue)) }
  }
}
