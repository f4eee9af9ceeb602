import CGtk
import WeirText

extension TextChange {
  /// Makes the change in a buffer that holds the text before, as one step that can be undone, and
  /// keeps caret and selection.
  @MainActor
  func apply(to buffer: OpaquePointer) {
    replaceText(range, with: replacement, in: buffer)
  }
}

/// Replaces a part of a buffer's text, as one step that can be undone, and keeps caret and selection.
/// What follows a NUL is left out.
@MainActor
func replaceText(_ range: Range<Int>, with text: String, in buffer: OpaquePointer) {
  let old = SelectionEnds(ofBuffer: buffer)
  let place = Replacement(
    of: range, count: text.unicodeScalars.prefix { $0 != "\0" }.count,
    in: Int(weir_text_buffer_count(buffer)))
  weir_text_buffer_replace(
    buffer, Int32(range.lowerBound), Int32(range.upperBound), text, Int32(text.utf8.count))
  let new = SelectionEnds(anchor: place.moved(old.anchor), caret: place.moved(old.caret))
  if SelectionEnds(ofBuffer: buffer) != new {
    weir_text_buffer_select(buffer, Int32(new.anchor), Int32(new.caret))
  }
}

extension SelectionEnds {
  @MainActor
  init(ofBuffer buffer: OpaquePointer) {
    var anchor: Int32 = 0
    var caret: Int32 = 0
    weir_text_buffer_selection(buffer, &anchor, &caret)
    self.init(anchor: Int(anchor), caret: Int(caret))
  }
}
