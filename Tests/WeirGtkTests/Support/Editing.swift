import CGtk
import WeirGtk

extension Editable {
  /// Edits as the user's keys do, by GTK's own steps: what is selected is deleted first.
  func typeText(_ text: String) {
    let selection = selection
    weir_editable_replace(
      pointer, Int32(selection.lowerBound), Int32(selection.upperBound), text,
      Int32(text.utf8.count))
    caretPosition = selection.lowerBound + text.unicodeScalars.count
  }

  /// Presses Return, as the inner text widget announces it.
  func pressReturn() {
    weir_signal_emit(weir_editable_delegate(pointer), "activate")
  }

  /// Shows text of an input method, or ends that with "".
  func showPreedit(_ text: String) {
    weir_signal_emit_string(weir_editable_delegate(pointer), "preedit-changed", text)
  }
}
