import CGtk

extension TextEdit {
  /// Makes the edit in an entry and keeps caret and selection. The text's own publisher sees one
  /// change.
  @MainActor
  func apply(to entry: OpaquePointer) {
    guard weir_editable_is_valid(entry) else {
      // Scalars cannot be counted in text that is not UTF-8; somebody else has put it there.
      return weir_editable_set_text(entry, result)
    }
    let old = SelectionEnds(of: entry)
    // The entry announces what its inner widget does: once, and not after each of the two steps.
    let delegate = weir_editable_delegate(entry)
    weir_object_freeze_notify(delegate)
    defer { weir_object_thaw_notify(delegate) }
    weir_editable_replace(
      entry, Int32(range.lowerBound), Int32(range.upperBound), replacement,
      Int32(replacement.utf8.count))
    let new = SelectionEnds(anchor: moved(old.anchor), caret: moved(old.caret))
    // GTK leaves alone what is before the change.
    if new == old, max(old.anchor, old.caret) <= range.lowerBound { return }
    if SelectionEnds(of: entry) != new {
      weir_editable_select(entry, Int32(new.anchor), Int32(new.caret))
    }
  }
}

/// The fixed end of a selection, and the end that moves.
struct SelectionEnds: Equatable {
  let anchor, caret: Int

  init(anchor: Int, caret: Int) {
    self.anchor = anchor
    self.caret = caret
  }

  @MainActor
  init(of entry: OpaquePointer) {
    var anchor: Int32 = 0
    var caret: Int32 = 0
    weir_editable_selection(entry, &anchor, &caret)
    self.init(anchor: Int(anchor), caret: Int(caret))
  }
}
