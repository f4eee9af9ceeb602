import WeirGtk

extension Page {
  static let editableLabel = Page(
    "Editable Label", in: .texts,
    "A text that becomes a field where it stands. Return keeps what was typed, Escape does not."
  ) { stage in
    let label = EditableLabel()
    label.accessibleLabel = "Name"
    let text = stage.value("Untitled", choices: ["Untitled", "From code"])
    label.createBinding(with: text, storeIn: &stage.cancellables)
    stage.show(label.isEditingPublisher, named: "Is editing")
    stage.button("Start editing") { [weak label] in label?.startEditing() }
    return label
  }
}
