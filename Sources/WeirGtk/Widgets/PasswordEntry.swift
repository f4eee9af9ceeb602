import CGtk

/// A field whose text is not shown.
///
/// GTK warns when Caps Lock is on, lets nothing be copied out and keeps the text in memory that is
/// not written to disk. Whatever is pasted stays as it is, line breaks and spaces at the ends
/// included. There is no undo. Backspace removes one Unicode scalar, not a whole character made of
/// several, so that texts in between can look odd.
open class PasswordEntry: Widget, Editable {
  public init() {
    super.init(taking: weir_new_password_entry())
  }

  /// Whether an icon lets the user look at the text.
  public var showsPeekIcon: Bool {
    get { weir_password_entry_peek_icon(pointer) }
    set { weir_password_entry_set_peek_icon(pointer, newValue) }
  }
}
