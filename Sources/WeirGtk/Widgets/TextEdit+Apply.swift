import CGtk

extension TextEdit {
  /// Makes the edit in an entry, as one change, and keeps caret and selection.
  @MainActor
  func apply(to entry: OpaquePointer) {
    let old = SelectionEnds(of: entry)
    let isDone = weir_editable_write(
      entry, Int32(range.lowerBound), Int32(range.upperBound), replacement,
      Int32(replacement.utf8.count))
    // Somebody else has put text there that is not UTF-8.
    guard isDone else { return weir_editable_set_text(entry, result) }
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
