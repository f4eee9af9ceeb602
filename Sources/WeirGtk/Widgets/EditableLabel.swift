import CGtk
import Weir

/// A text that can be edited where it stands: it becomes an entry when the user clicks on it, and a
/// text again with Return, or with Escape, which takes back what was entered.
///
/// What the user has not finished is never sent. That is why the label is no ``Editable``.
open class EditableLabel: Widget {
  /// Makes a label with a text.
  public init(_ text: String = "") {
    super.init(taking: weir_new_editable_label(text))
  }

  /// The text. While the user edits it, as far as that has come; ``textPublisher`` waits.
  ///
  /// Setting it while the user edits replaces what was entered so far.
  public var text: String {
    get { weir_editable_text(pointer).map { String(cString: $0) } ?? "" }
    set {
      guard newValue != text else { return }
      weir_editable_reset_composition(pointer)
      settingFromCode(pointer) { TextEdit(from: text, to: newValue).apply(to: pointer) }
    }
  }

  /// Whether the user is editing.
  public var isEditing: Bool { weir_editable_label_is_editing(pointer) }

  /// Lets the user edit, as a click does.
  public func startEditing() {
    weir_editable_label_start(pointer)
  }

  /// Ends the editing.
  ///
  /// - Parameter isCommitted: Whether what was entered is the text now; otherwise it is forgotten.
  public func stopEditing(committing isCommitted: Bool) {
    weir_editable_label_stop(pointer, isCommitted)
  }

  /// Whether the user may edit at all.
  public var isEditable: Bool {
    get { weir_editable_is_editable(pointer) }
    set { weir_editable_set_editable(pointer, newValue) }
  }

  /// Sends whether the user is editing: the present state first, then each change. Rules as
  /// ``ValuePublisher``.
  public var isEditingPublisher: ValuePublisher<Bool> {
    ValuePublisher(self, Origin("notify::editing")) { $0.isEditing }
  }

  /// Sends the text: the present one first, then each new one that the user has finished, or that
  /// comes from code while nobody edits.
  ///
  /// What is entered and taken back with Escape is never sent. Rules as ``ValuePublisher``.
  public var textPublisher: ValuePublisher<String> {
    ValuePublisher(self, Origin("notify::editing", "notify::text")) { label in
      label.isEditing ? nil : label.text
    }
  }
}

extension EditableLabel: ValueControl {
  /// The text that nobody is editing. While the user edits, a value of the model waits: what is entered
  /// in the end wins over it, and what is taken back lets it through.
  public var valueAccess: ValueAccess<String> {
    ValueAccess(
      pointer, "notify",
      read: {
        weir_editable_label_is_editing($0)
          ? nil : weir_editable_text($0).map { String(cString: $0) }
      },
      write: { label, text in
        let old = weir_editable_text(label).map { String(cString: $0) } ?? ""
        TextEdit(from: old, to: text).apply(to: label)
      },
      typing: .init(
        watch: { $0.listen(to: $1, "notify::editing", $2) },
        isUnderWay: { weir_editable_label_is_editing($0) }))
  }
}
