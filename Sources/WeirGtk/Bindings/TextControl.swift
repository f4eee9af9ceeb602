import CGtk

/// What a binding needs of a widget with a text. Tests have one without a display.
@MainActor
protocol TextControl {
  /// The text as the widget holds it; nil when the widget has been disposed of.
  var heldText: String? { get }

  /// An input method has not finished.
  var isComposing: Bool { get }

  /// The present change comes from code that sets the whole text, not from the user.
  var isBeingSetFromCode: Bool { get }

  /// Makes one edit and keeps caret and selection; afterwards the text may be another than asked.
  func apply(_ edit: TextEdit)
}

/// A text widget, which the binding does not keep. Not generic over the widget's class, so that the
/// binding is compiled for this one type.
struct EditableControl: TextControl {
  private weak let entry: Widget?

  init(_ entry: some Editable) {
    self.entry = entry
  }

  var heldText: String? {
    entry.flatMap { weir_editable_text($0.pointer) }.map { String(cString: $0) }
  }

  var isComposing: Bool { entry.map { weir_editable_is_composing($0.pointer) } ?? false }
  var isBeingSetFromCode: Bool { entrySetFromCode == entry?.pointer }

  func apply(_ edit: TextEdit) {
    if let entry { edit.apply(to: entry.pointer) }
  }
}
