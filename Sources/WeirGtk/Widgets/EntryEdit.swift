/// A single change of an entry's text. Positions are counted in Unicode scalars from the start, as those of
/// the caret.
public enum EntryEdit: Hashable, Sendable {
  /// A text was put in: before the scalar that was at the position.
  case inserted(String, at: Int)
  /// A part was deleted, by its place in the text before.
  case deleted(Range<Int>)
}
