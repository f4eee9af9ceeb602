import CGtk

/// A field whose text is not shown.
///
/// GTK warns when Caps Lock is on, lets nothing be copied out and keeps the text in memory that is
/// not written to disk. Whatever is pasted stays as it is, line breaks and spaces at the ends
/// included. There is no undo. Backspace removes one Unicode scalar, not a whole character made of
/// several, so that texts in between can look odd.
///
/// What is typed is not told on the accessibility bus, where GTK 4.8 would tell it in clear; a screen
/// reader still hears that the caret moves. Nor is it kept for an undo after it has been shown. What
/// stays out of reach: GTK 4.8 gives the text in clear to whoever asks for it on the accessibility bus,
/// which every program of the same user can do; the keys themselves on their way through the display
/// server and an input method, a pasted text on the clipboard, and while it is shown, the picture of it
/// and the layout it was drawn from.
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
