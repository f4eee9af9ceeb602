import CGtk
import Weir
import WeirText

extension TextBuffer {
  /// Sends the whole text: the present one first, then each new one.
  ///
  /// - Each value is read in time proportional to the length of the text: for large ones use
  ///   ``documentPublisher`` or ``editPublisher``.
  /// - By the user or from code. When the user types over a selection, the text without the selection
  ///   comes first: add ``Weir/Publisher/settled()`` to get one text a turn. What an input method has
  ///   not finished is not part of the text.
  /// - On the main thread. Finishes when the buffer is disposed of.
  /// - Without demand nothing is queued: once asked again it sends the latest text, if that is new.
  public var textPublisher: ValuePublisher<String> {
    ValuePublisher(self, Origin("changed")) { $0.text }
  }

  /// Sends the text as a value: the present one first, then each new one.
  ///
  /// An edit costs what it changes, whatever the length of the text, and whoever needs a `String` asks
  /// the document for it. Rules otherwise as ``textPublisher``.
  public var documentPublisher: ValuePublisher<TextDocument> {
    let tracker = tracked()
    return ValuePublisher(self, Origin("changed")) { _ in tracker.document }
  }

  /// Sends each edit: what was replaced by what, with the text before and after. No initial value; by the
  /// user or from code, unless asked for ``TextChangePublisher/userOnly``. All rules are with
  /// ``TextChangePublisher``.
  public var editPublisher: TextChangePublisher { TextChangePublisher(self) }

  /// Sends when the text has changed, and nothing else. No initial value; rules as
  /// ``EventPublisher``.
  public var changePublisher: SignalPublisher<Void> {
    SignalPublisher(self, Origin("changed")) { _ in () }
  }

  /// Sends where the caret is: the present position first, then each new one.
  ///
  /// By the user or from code. Rules as ``ValuePublisher``.
  public var caretPublisher: ValuePublisher<Int> {
    ValuePublisher(self, Origin("notify::cursor-position", "mark-set")) { $0.caretPosition }
  }

  /// Sends what is selected: the present range first, then each new one. Nothing selected is the empty
  /// range at the caret.
  ///
  /// By the user or from code. Rules as ``ValuePublisher``.
  public var selectionPublisher: ValuePublisher<Range<Int>> {
    ValuePublisher(self, Origin("mark-set", "notify::cursor-position")) { $0.selection }
  }

  /// Sends whether the text is another than when it was last saved: the present state first, then each
  /// change. By the user or from code. Rules as ``ValuePublisher``.
  public var isModifiedPublisher: ValuePublisher<Bool> {
    ValuePublisher(self, Origin("modified-changed")) { $0.isModified }
  }

  /// Sends when something from the clipboard has been put into the text. No initial value; rules as
  /// ``EventPublisher``.
  public var pasteDonePublisher: SignalPublisher<Void> {
    SignalPublisher(self, Origin("paste-done")) { _ in () }
  }

  /// Sends whether there is an edit to take back. Rules as ``ValuePublisher``.
  public var canUndoPublisher: ValuePublisher<Bool> {
    ValuePublisher(self, Origin("notify::can-undo")) { $0.canUndo }
  }

  /// Sends whether an edit that was taken back can be made again. Rules as ``ValuePublisher``.
  public var canRedoPublisher: ValuePublisher<Bool> {
    ValuePublisher(self, Origin("notify::can-redo")) { $0.canRedo }
  }
}
