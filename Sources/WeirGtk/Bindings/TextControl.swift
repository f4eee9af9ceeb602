import CGtk

/// What a binding needs of a widget with a text. Tests have one without a display.
@MainActor
protocol TextControl {
  /// How the text is held: a `String`, or a value for texts too large to be compared at each key.
  associatedtype Text: Equatable, ExpressibleByStringLiteral

  /// The text as the widget holds it; nil when the widget has been disposed of.
  var heldText: Text? { get }

  /// Whether the widget holds just this text.
  func holds(_ text: Text) -> Bool

  /// As `heldText`, when it is likely to be `text`.
  func heldText(afterWriting text: Text) -> Text?

  /// An input method has not finished.
  var isComposing: Bool { get }

  /// The present change comes from code that sets the whole text, not from the user.
  var isBeingSetFromCode: Bool { get }

  /// Whether one text became the other by something being put in and nothing being taken away.
  func isInsertion(from old: Text, to new: Text) -> Bool

  /// Makes `held`, which is there, into `text` by the smallest edit, and keeps caret and selection.
  /// Afterwards the text may be another than asked.
  func write(_ text: Text, over held: Text)

  /// Calls `handler` once when the user presses Return next, before anybody is told of it; perhaps
  /// sooner.
  func beforeReturn(_ handler: @escaping @MainActor () -> Void)

  /// Calls `handler` when the user comes to the widget or leaves it, for as long as `binding` lasts.
  func watchFocus(for binding: Binding, _ handler: @escaping @MainActor () -> Void)

  /// Calls `handler` when a composition begins, goes on or ends, for as long as `binding` lasts.
  func watchComposition(for binding: Binding, _ handler: @escaping @MainActor () -> Void)
}

extension TextControl {
  func holds(_ text: Text) -> Bool { heldText == text }
  func heldText(afterWriting text: Text) -> Text? { heldText }
}

/// A widget whose text is a `String`.
@MainActor
protocol StringControl: TextControl where Text == String {
  /// The keyboard focus is in the widget.
  var isFocused: Bool { get }

  /// Calls `handler` when the user presses Return, for as long as `binding` lasts.
  func watchReturn(for binding: Binding, _ handler: @escaping @MainActor () -> Void)

  /// Makes one edit and keeps caret and selection; afterwards the text may be another than asked.
  func apply(_ edit: TextEdit)
}

extension StringControl {
  func isInsertion(from old: String, to new: String) -> Bool {
    TextEdit.isInsertion(from: old, to: new)
  }

  func write(_ text: String, over held: String) {
    apply(TextEdit(from: held, to: text))
  }
}

/// A text widget, by the pointer that is good while the binding lasts. Not generic over the widget's
/// class, so that the binding is compiled for this one type.
struct EditableControl: StringControl {
  let pointer: OpaquePointer

  var heldText: String? { weir_editable_text(pointer).map { String(cString: $0) } }
  var isComposing: Bool { weir_editable_is_composing(pointer) }

  func holds(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { weir_editable_holds(pointer, $0.baseAddress, $0.count) }
  }

  func heldText(afterWriting text: String) -> String? { holds(text) ? text : heldText }

  var isFocused: Bool { weir_editable_has_focus(pointer) }
  var isBeingSetFromCode: Bool { isSetFromCode(pointer) }

  func apply(_ edit: TextEdit) {
    settingFromCode(pointer) { edit.apply(to: pointer) }
  }

  func beforeReturn(_ handler: @escaping @MainActor () -> Void) {
    BeforeReturn.add(handler)
  }

  func watchFocus(for binding: Binding, _ handler: @escaping @MainActor () -> Void) {
    binding.listen(to: weir_editable_delegate(pointer), "notify::has-focus", handler)
  }

  func watchReturn(for binding: Binding, _ handler: @escaping @MainActor () -> Void) {
    binding.listen(to: weir_editable_delegate(pointer), "activate", handler)
  }

  func watchComposition(for binding: Binding, _ handler: @escaping @MainActor () -> Void) {
    binding.listen(to: weir_editable_delegate(pointer), "preedit-changed", handler)
  }
}
