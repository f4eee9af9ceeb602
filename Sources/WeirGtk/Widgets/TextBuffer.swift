import CGtk
import Weir
import WeirText

/// The text of a ``TextView``, with its caret, its selection and its memory of edits.
///
/// Positions count Unicode scalars from the start.
open class TextBuffer: Object {
  private weak var tracker: TextTracker?

  /// Makes an empty text.
  public init() {
    super.init(taking: weir_new_text_buffer())
  }

  /// Makes a buffer with a text in it, which cannot be undone.
  public convenience init(text: String) {
    self.init()
    remembersEdits = false
    self.text = text
    remembersEdits = true
    isModified = false
  }

  // MARK: The text

  /// The whole text, read in time proportional to its length; for large ones see ``document``.
  ///
  /// Setting it changes as little as it can in one place, so that caret and selection stay where the
  /// reader left them, and does nothing when the text is the same. It is one step that the user can
  /// undo. A NUL ends the text.
  public var text: String {
    get { tracker?.document.string ?? readText() }
    set { document = TextDocument(newValue) }
  }

  /// The text as a value. While somebody follows the edits, as a binding does, reading it costs
  /// nothing, and setting it costs what the two texts do not share. Otherwise as ``text``.
  public var document: TextDocument {
    get { tracker?.document ?? TextDocument(readText()) }
    set {
      guard let change = newValue.change(from: document) else { return }
      settingFromCode(pointer) { change.apply(to: pointer) }
    }
  }

  /// The length of the text.
  public var count: Int { Int(weir_text_buffer_count(pointer)) }

  /// How many lines there are; an empty text has one.
  public var lineCount: Int { Int(weir_text_buffer_line_count(pointer)) }

  /// Replaces a part of the text, as one step that the user can undo. Caret and selection stay where
  /// the reader left them. Stops when the range reaches beyond the text.
  public func replace(_ range: Range<Int>, with text: String) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "The range \(range) reaches beyond a text of \(count) Unicode scalars. "
        + "Count scalars, not characters or bytes.")
    tracker?.catchUp()
    settingFromCode(pointer) { replaceText(range, with: text, in: pointer) }
  }

  // MARK: Caret and selection

  /// The caret.
  public var caretPosition: Int {
    get { Int(weir_text_buffer_caret(pointer)) }
    set { weir_text_buffer_select(pointer, Int32(newValue), Int32(newValue)) }
  }

  /// The selected part; empty at the caret when nothing is selected.
  public var selection: Range<Int> {
    get {
      let ends = SelectionEnds(ofBuffer: pointer)
      return min(ends.anchor, ends.caret)..<max(ends.anchor, ends.caret)
    }
    set { weir_text_buffer_select(pointer, Int32(newValue.lowerBound), Int32(newValue.upperBound)) }
  }

  /// Selects everything, with the caret at the end.
  public func selectAll() {
    weir_text_buffer_select(pointer, 0, -1)
  }

  // MARK: The memory of edits

  /// Whether the text is another than when this was last set to false, as after saving it.
  public var isModified: Bool {
    get { weir_text_buffer_is_modified(pointer) }
    set { weir_text_buffer_set_modified(pointer, newValue) }
  }

  /// Whether edits can be undone at all. Setting it to false forgets those that were made.
  public var remembersEdits: Bool {
    get { weir_text_buffer_has_history(pointer) }
    set { weir_text_buffer_set_has_history(pointer, newValue) }
  }

  /// Whether there is an edit to take back.
  public var canUndo: Bool { weir_text_buffer_can_undo(pointer) }

  /// Whether an edit that was taken back can be made again.
  public var canRedo: Bool { weir_text_buffer_can_redo(pointer) }

  /// Takes back the last edit, of the user's or from code.
  public func undo() {
    weir_text_buffer_undo(pointer)
  }

  /// Makes the edit again that was taken back last.
  public func redo() {
    weir_text_buffer_redo(pointer)
  }

  // MARK: For bindings

  /// The one who follows the edits; there is one for all who want to know.
  func tracked() -> TextTracker {
    if let tracker { return tracker }
    let fresh = TextTracker(self)
    tracker = fresh
    return fresh
  }

  func readText() -> String {
    isDisposed ? "" : WeirGtk.readText(pointer)
  }
}
