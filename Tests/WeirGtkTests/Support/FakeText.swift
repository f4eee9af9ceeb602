@testable import WeirGtk

/// A text widget without a display, which behaves as GTK's does.
@MainActor
final class FakeText: StringControl {
  private(set) var text: String
  private(set) var writes: [TextEdit] = []
  var isComposing = false
  var isBeingSetFromCode = false
  var isFocused = false
  private(set) var leave: () -> Void = {}
  private(set) var pressReturn: () -> Void = {}
  var isGone = false
  var caret = 0
  var maxLength = Int.max
  /// What GTK would call at every change.
  var onChange: () -> Void = {}

  nonisolated init(_ text: String = "") {
    self.text = text
  }

  var heldText: String? { isGone ? nil : text }

  func apply(_ edit: TextEdit) {
    writes.append(edit)
    caret = edit.moved(caret)
    set(edit.result)
  }

  func beforeReturn(_ handler: @escaping @MainActor () -> Void) {}
  func watchFocus(for binding: Binding, _ handler: @escaping @MainActor () -> Void) {
    leave = handler
  }
  func watchReturn(for binding: Binding, _ handler: @escaping @MainActor () -> Void) {
    pressReturn = handler
  }
  func watchComposition(for binding: Binding, _ handler: @escaping @MainActor () -> Void) {}

  /// The user types at the end.
  func type(_ addition: String) {
    set(text + addition)
    caret = text.unicodeScalars.count
  }

  /// The user deletes everything, as the first half of typing over a selection does.
  func deleteAll() {
    set("")
    caret = 0
  }

  /// Code sets the text as a whole.
  func setFromCode(_ text: String) {
    isBeingSetFromCode = true
    set(text)
    isBeingSetFromCode = false
  }

  private func set(_ text: String) {
    self.text = String(text.prefix { $0 != "\0" }.unicodeScalars.prefix(maxLength))
    onChange()
  }
}
