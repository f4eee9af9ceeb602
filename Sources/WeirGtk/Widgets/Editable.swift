import CGtk
import Weir

/// A widget with one line of text: ``Entry`` and ``PasswordEntry``.
@MainActor
public protocol Editable: Widget {}

extension Editable {
  /// The text.
  ///
  /// Setting it changes as little as it can, so that caret and selection stay where the reader left
  /// them, and does nothing when the text is the same. It can be undone by the user. An unfinished
  /// composition of an input method is dropped. What cannot be held is left out (see
  /// ``Editable/maxLength``; a NUL ends the text; ``Entry`` has no line breaks): read the text to know.
  public var text: String {
    get { weir_editable_text(pointer).map { String(cString: $0) } ?? "" }
    set {
      let old = text
      guard newValue != old else { return }
      resetComposition()
      settingFromCode(pointer) { TextEdit(from: old, to: newValue).apply(to: pointer) }
    }
  }

  /// Hands over the text's bytes without making a `String` of them, for secrets that should leave no
  /// copies behind.
  public func withTextBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows
    -> Result
  {
    guard let text = weir_editable_text(pointer) else {
      return try body(UnsafeRawBufferPointer(start: nil, count: 0))
    }
    var count = 0
    while text[count] != 0 { count += 1 }
    return try body(UnsafeRawBufferPointer(start: text, count: count))
  }

  /// The caret, counted in Unicode scalars from the start.
  public var caretPosition: Int {
    get { Int(weir_editable_caret(pointer)) }
    set { weir_editable_select(pointer, Int32(newValue), Int32(newValue)) }
  }

  /// The selected part, counted in Unicode scalars; empty at the caret when nothing is selected.
  public var selection: Range<Int> {
    get {
      let ends = SelectionEnds(of: pointer)
      return min(ends.anchor, ends.caret)..<max(ends.anchor, ends.caret)
    }
    set { weir_editable_select(pointer, Int32(newValue.lowerBound), Int32(newValue.upperBound)) }
  }

  /// Selects everything, with the caret at the end.
  public func selectAll() {
    weir_editable_select(pointer, 0, -1)
  }

  /// Whether the user may change the text.
  public var isEditable: Bool {
    get { weir_editable_is_editable(pointer) }
    set { weir_editable_set_editable(pointer, newValue) }
  }

  /// The text shown, greyed out, while there is none.
  public var placeholder: String? {
    get {
      guard let text = weir_editable_placeholder_copy(pointer) else { return nil }
      defer { weir_free(UnsafeMutableRawPointer(mutating: text)) }
      return String(cString: text)
    }
    set { weir_editable_set_placeholder(pointer, newValue) }
  }

  /// The most Unicode scalars the text may have; 0 leaves GTK's own limit of 65,534.
  ///
  /// GTK cuts longer text off without a word, in the middle of a character made of several scalars
  /// if it comes to that.
  public var maxLength: Int {
    get { Int(weir_editable_max_length(pointer)) }
    set { weir_editable_set_max_length(pointer, Int32(clamping: newValue)) }
  }

  /// Whether Return presses the window's default button.
  public var activatesDefault: Bool {
    get { weir_editable_activates_default(pointer) }
    set { weir_editable_set_activates_default(pointer, newValue) }
  }

  /// The room to ask for, in characters; -1 leaves it to the theme.
  public var widthInCharacters: Int {
    get { Int(weir_editable_width_chars(pointer)) }
    set { weir_editable_set_width_chars(pointer, Int32(clamping: newValue)) }
  }

  /// The most room to ask for, in characters; -1 for no limit.
  public var maxWidthInCharacters: Int {
    get { Int(weir_editable_max_width_chars(pointer)) }
    set { weir_editable_set_max_width_chars(pointer, Int32(clamping: newValue)) }
  }

  /// Takes the keyboard focus and leaves caret and selection as they are.
  @discardableResult
  public func grabFocusWithoutSelecting() -> Bool {
    weir_editable_grab_focus_without_selecting(pointer)
  }

  /// Whether an input method shows text that is not part of ``text`` yet.
  public var isComposing: Bool { weir_editable_is_composing(pointer) }

  /// Drops what an input method has not finished.
  public func resetComposition() {
    weir_editable_reset_composition(pointer)
  }

  /// Empties the entry, an unfinished composition included. A bound model follows, and the user can
  /// undo it in an ``Entry``.
  public func clear() {
    resetComposition()
    text = ""
  }

  /// Takes back the last change. A password has no memory of changes.
  public func undo() {
    _ = weir_editable_perform(pointer, "text.undo")
  }

  /// Makes the change again that was taken back last.
  public func redo() {
    _ = weir_editable_perform(pointer, "text.redo")
  }
}
