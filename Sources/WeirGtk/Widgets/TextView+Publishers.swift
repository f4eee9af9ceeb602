import Weir
import WeirText

extension TextView {
  /// The text: see ``TextBuffer/textPublisher``.
  public var textPublisher: ValuePublisher<String> { buffer.textPublisher }

  /// The text as a value: see ``TextBuffer/documentPublisher``.
  public var documentPublisher: ValuePublisher<TextDocument> { buffer.documentPublisher }

  /// Each edit: see ``TextBuffer/editPublisher``.
  public var editPublisher: TextChangePublisher { buffer.editPublisher }

  /// The name porters from RxCocoa look for; the same as ``TextBuffer/changePublisher``.
  public var didChangePublisher: SignalPublisher<Void> { buffer.changePublisher }

  /// The selection: see ``TextBuffer/selectionPublisher``.
  public var selectionPublisher: ValuePublisher<Range<Int>> { buffer.selectionPublisher }

  /// Sends when the keyboard focus comes into the view. No initial value; rules as
  /// ``EventPublisher``.
  public var didBeginEditingPublisher: SignalPublisher<Void> { focusEnterPublisher }

  /// Sends when the keyboard focus leaves the view. No initial value; rules as ``EventPublisher``.
  public var didEndEditingPublisher: SignalPublisher<Void> { focusLeavePublisher }

  /// Sends what an input method shows before it is part of the text; empty when it is done.
  ///
  /// By the user only, unless a composition is reset from code. No initial value; other rules as
  /// ``EventPublisher``.
  public var preeditPublisher: SignalPublisher<String> {
    SignalPublisher(self, Origin("preedit-changed")) { $0.string(0) ?? "" }
  }
}
