import CGtk
import WeirText

/// A text view, for a binding that holds its text as a document. Known by its pointers, which are good
/// while the binding lasts.
struct DocumentControl: TextControl {
  let view: OpaquePointer
  let buffer: OpaquePointer
  /// Spares the binding from reading the whole text at each key.
  let tracker: TextTracker

  var heldText: TextDocument? { tracker.isOver ? nil : tracker.document }
  var isComposing: Bool { weir_text_view_is_composing(view) }
  var isBeingSetFromCode: Bool { isSetFromCode(buffer) }

  func isInsertion(from old: TextDocument, to new: TextDocument) -> Bool {
    if let last = tracker.last, last.before.isSameVersion(as: old),
      last.after.isSameVersion(as: new)
    {
      return last.isInsertion
    }
    return new.change(from: old)?.isInsertion ?? false
  }

  func write(_ text: TextDocument, over held: TextDocument) {
    guard let change = text.change(from: held) else { return }
    settingFromCode(buffer) { change.apply(to: buffer) }
  }

  /// Return is a key like any other here.
  func beforeReturn(_ handler: @escaping @MainActor () -> Void) {}

  func watchFocus(for binding: Binding, _ handler: @escaping @MainActor () -> Void) {
    binding.listen(to: view, "notify::has-focus", handler)
  }

  func watchComposition(for binding: Binding, _ handler: @escaping @MainActor () -> Void) {
    binding.listen(to: view, "preedit-changed", handler)
  }
}
