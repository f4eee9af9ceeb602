import WeirGtk

extension Widget {
  /// Gives the keyboard focus to the widget on behalf of the program: the user has not left the field
  /// that it comes from, and nothing is said about what is missing there.
  ///
  /// - Parameter selectsText: Whether the text of an entry is selected, so that the next key replaces
  ///   it, or caret and selection stay.
  func receiveFocus(selectsText: Bool = true) {
    ProgramFocus.isMoving = true
    defer { ProgramFocus.isMoving = false }
    if !selectsText, let entry = self as? any Editable {
      entry.grabFocusWithoutSelecting()
    } else {
      grabFocus()
    }
  }
}

@MainActor
enum ProgramFocus {
  /// Whether the focus moves because the program wants it to.
  fileprivate(set) static var isMoving = false
}
