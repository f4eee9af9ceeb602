import CGtk
import Weir
import WeirText

/// A field for a text of several lines, of any length. Put it into something that scrolls.
///
/// ```swift
/// let notes = TextView()
/// notes.wrapMode = .wordCharacter
/// notes.createBinding(with: model.notes, storeIn: &cancellables)
/// ```
open class TextView: Widget {
  /// The text that is shown.
  public let buffer: TextBuffer

  /// Makes a view of a text of its own, or of one that other views show too.
  public init(_ buffer: TextBuffer = TextBuffer()) {
    self.buffer = buffer
    super.init(taking: weir_new_text_view(buffer.pointer))
  }

  /// How a line that is longer than the view is wide goes on.
  public enum WrapMode: Int32, Sendable {
    /// It does not.
    case none
    /// Below, broken anywhere between characters.
    case character
    /// Below, broken between words.
    case word
    /// Below, broken between words, and inside a word that is longer than the line.
    case wordCharacter
  }

  public var wrapMode: WrapMode {
    get { WrapMode(rawValue: weir_text_view_wrap_mode(pointer)) ?? .none }
    set { weir_text_view_set_wrap_mode(pointer, newValue.rawValue) }
  }

  /// The text; as ``TextBuffer/text``. Setting it drops an unfinished composition of an input method.
  public var text: String {
    get { buffer.text }
    set {
      guard newValue != text else { return }
      resetComposition()
      buffer.text = newValue
    }
  }

  /// Whether the user may change the text.
  public var isEditable: Bool {
    get { weir_text_view_is_editable(pointer) }
    set { weir_text_view_set_editable(pointer, newValue) }
  }

  /// Whether the Tab key writes a tab; otherwise it moves the focus on, which people who cannot use a
  /// mouse rely on. Control and Tab always moves it.
  public var acceptsTab: Bool {
    get { weir_text_view_accepts_tab(pointer) }
    set { weir_text_view_set_accepts_tab(pointer, newValue) }
  }

  /// Whether all letters are of the same width.
  public var isMonospace: Bool {
    get { weir_text_view_is_monospace(pointer) }
    set { weir_text_view_set_monospace(pointer, newValue) }
  }

  /// What is to be entered, for keyboards on the screen.
  public var inputPurpose: InputPurpose {
    get { InputPurpose(rawValue: weir_text_view_input_purpose(pointer)) ?? .freeForm }
    set { weir_text_view_set_input_purpose(pointer, newValue.rawValue) }
  }

  /// What helps or disturbs while it is entered, for input methods and keyboards on the screen.
  public var inputHints: InputHints {
    get { InputHints(rawValue: weir_text_view_input_hints(pointer)) }
    set { weir_text_view_set_input_hints(pointer, newValue.rawValue) }
  }

  /// Sets the room between the text and the edges of the view, in pixels.
  public func setPadding(top: Int = 0, start: Int = 0, bottom: Int = 0, end: Int = 0) {
    weir_text_view_set_padding(pointer, Int32(top), Int32(start), Int32(bottom), Int32(end))
  }

  /// Scrolls until the caret can be seen.
  public func scrollToCaret() {
    weir_text_view_scroll_to_caret(pointer)
  }

  /// Whether an input method shows text that is not part of ``text`` yet.
  public var isComposing: Bool { weir_text_view_is_composing(pointer) }

  /// Drops what an input method has not finished.
  public func resetComposition() {
    weir_text_view_reset_composition(pointer)
  }

  /// Empties the text, an unfinished composition included. A bound model follows, and the user can
  /// undo it.
  public func clear() {
    resetComposition()
    text = ""
  }

  /// Puts the clipboard's text in place of the selection, when it has been fetched:
  /// ``TextBuffer/pasteDonePublisher`` tells.
  public func paste() {
    weir_text_buffer_paste_from_clipboard(buffer.pointer, pointer)
  }

  /// Puts what is selected on the clipboard.
  public func copy() {
    weir_text_buffer_copy_to_clipboard(buffer.pointer, pointer)
  }
}
