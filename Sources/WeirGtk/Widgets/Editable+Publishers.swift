import CGtk
import Weir

extension Editable {
  /// Sends the text: the present one first, then each new one.
  ///
  /// - By the user or from code; a text set from code comes once, without the empty text between
  ///   that GTK's own signal shows. When the user types over a selection, the text without the
  ///   selection comes first, because GTK makes two changes of it: add ``Weir/Publisher/settled()``
  ///   to get one text a turn. What an input method has not finished is not part of the text.
  /// - On the main thread. Finishes when the widget is disposed of.
  /// - Without demand nothing is queued: once asked again it sends the latest text, if that is new.
  public var textPublisher: ValuePublisher<String> {
    ValuePublisher(self, Origin("notify::text")) { entry in
      weir_editable_text(entry.pointer).map { String(cString: $0) }
    }
  }

  /// Sends when the user presses Return. No initial value; rules as ``EventPublisher``.
  public var activatePublisher: SignalPublisher<Void> {
    SignalPublisher(self, Origin("activate")) { _ in () }
  }

  /// The name porters from UIKit look for; the same as ``activatePublisher``.
  public var returnPublisher: SignalPublisher<Void> { activatePublisher }

  /// Sends when the keyboard focus comes into the entry. No initial value; rules as
  /// ``EventPublisher``.
  public var didBeginEditingPublisher: SignalPublisher<Void> { focusEnterPublisher }

  /// Sends when the keyboard focus leaves the entry. No initial value; rules as ``EventPublisher``.
  public var didEndEditingPublisher: SignalPublisher<Void> { focusLeavePublisher }

  /// Sends what an input method shows before it is part of the text; empty when it is done.
  ///
  /// By the user only, unless a composition is reset from code. No initial value; other rules as
  /// ``EventPublisher``.
  public var preeditPublisher: SignalPublisher<String> {
    SignalPublisher(self, Origin("preedit-changed", from: .delegate)) { $0.string(0) ?? "" }
  }

  /// Sends each edit by itself: what was put in, or which part was deleted. No initial value.
  ///
  /// - By the user or from code. What is typed over a selection is two edits, and so may be a text that is
  ///   set from code; a text that is cut at the entry's end is what of it got in.
  /// - When a deletion is told, the text still has what is deleted: GTK says so just before.
  /// - On the main thread. Finishes when the widget is disposed of. Without demand edits are dropped; one
  ///   that is made from inside a value is delivered after it.
  public var editPublisher: SignalPublisher<EntryEdit> {
    SignalPublisher(
      self,
      Origin("inserted-text", "deleted-text", from: .part { weir_editable_buffer($0.pointer) })
    ) { arguments in
      let start = arguments.int(0)
      guard arguments.count == 3 else { return .deleted(start..<start + arguments.int(1)) }
      // GTK hands over all that was offered, and says how much of it there was room for.
      let offered = (arguments.string(1) ?? "").unicodeScalars
      return .inserted(String(offered.prefix(arguments.int(2))), at: start)
    }
  }
}
