/// The smallest single replacement that turns one text into another.
///
/// It begins and ends between characters as people see them, never inside one made of several
/// Unicode scalars; positions are counted in scalars, because GTK does.
struct TextEdit: Equatable {
  /// What to replace, in scalars of the old text.
  let range: Range<Int>
  /// What to put there.
  let replacement: String
  /// The new text as a whole.
  let result: String
  /// The length of the old text, in scalars.
  private let oldCount: Int

  init(from old: String, to new: String) {
    let prefix = Self.commonPrefix(old, new)
    let oldRest = old[prefix.old...]
    let newRest = new[prefix.new...]
    let suffix = Self.commonSuffix(oldRest, newRest)
    let oldMiddle = oldRest[..<suffix.old]
    let start = old.unicodeScalars.distance(from: old.startIndex, to: prefix.old)
    range = start..<(start + oldMiddle.unicodeScalars.count)
    oldCount = old.unicodeScalars.count
    replacement = String(newRest[..<suffix.new])
    result = new
  }

  /// Nothing is taken away.
  var isInsertion: Bool { range.isEmpty }

  /// Where a position in the old text is in the new one. The end stays the end; a position inside
  /// the replaced part stays, as far as the new part reaches.
  func moved(_ position: Int) -> Int {
    let count = replacement.unicodeScalars.count
    if position == oldCount || (position >= range.upperBound && position > range.lowerBound) {
      return position + count - range.count
    }
    return position <= range.lowerBound ? position : min(position, range.lowerBound + count)
  }

  private static func commonPrefix(
    _ old: String, _ new: String
  ) -> (old: String.Index, new: String.Index) {
    var oldIndex = old.startIndex
    var newIndex = new.startIndex
    while oldIndex < old.endIndex, newIndex < new.endIndex, isSame(old[oldIndex], new[newIndex]) {
      oldIndex = old.index(after: oldIndex)
      newIndex = new.index(after: newIndex)
    }
    return (oldIndex, newIndex)
  }

  private static func commonSuffix(
    _ old: Substring, _ new: Substring
  ) -> (old: String.Index, new: String.Index) {
    var oldIndex = old.endIndex
    var newIndex = new.endIndex
    while oldIndex > old.startIndex, newIndex > new.startIndex {
      let before = (old.index(before: oldIndex), new.index(before: newIndex))
      guard isSame(old[before.0], new[before.1]) else { break }
      (oldIndex, newIndex) = before
    }
    return (oldIndex, newIndex)
  }

  /// Swift takes the two ways to write é for the same; to GTK they differ in length.
  private static func isSame(_ old: Character, _ new: Character) -> Bool {
    old == new && old.unicodeScalars.elementsEqual(new.unicodeScalars)
  }
}
