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
}
