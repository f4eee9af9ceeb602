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

/// A text widget, which the binding does not keep.
struct EditableControl<Entry: Editable>: TextControl {
  weak let entry: Entry?

  var heldText: String? {
    entry.flatMap { weir_editable_text($0.pointer) }.map { String(cString: $0) }
  }

  var isComposing: Bool { entry?.isComposing ?? false }
  var isBeingSetFromCode: Bool { entrySetFromCode == entry?.pointer }

  func apply(_ edit: TextEdit) {
    entry?.apply(edit)
  }
}
