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
  /// The lengths of the old text and of the replacement, in scalars.
  private let oldCount, replacementCount: Int

  init(from old: String, to new: String) {
    var common = CommonEnds(old, new)
    while !old.isBetweenCharacters(common.prefix) || !new.isBetweenCharacters(common.prefix) {
      common.prefix -= 1
    }
    while !old.isBetweenCharacters(old.utf8.count - common.suffix)
      || !new.isBetweenCharacters(new.utf8.count - common.suffix)
    {
      common.suffix -= 1
    }

    let (before, replaced, after) = old.scalarCounts(common)
    range = before..<(before + replaced)
    oldCount = before + replaced + after
    let start = new.utf8.index(new.startIndex, offsetBy: common.prefix)
    let end = new.utf8.index(new.endIndex, offsetBy: -common.suffix)
    replacement = String(new[start..<end])
    replacementCount = replacement.unicodeScalars.count
    result = new
  }

  /// Where a position in the old text is in the new one. The end stays the end; a position inside
  /// the replaced part stays, as far as the new part reaches.
  func moved(_ position: Int) -> Int {
    Replacement(of: range, count: replacementCount, in: oldCount).moved(position)
  }

  /// Whether a text became another by something being put in and nothing being taken away.
  static func isInsertion(from old: String, to new: String) -> Bool {
    let common = CommonEnds(old, new)
    return common.prefix + common.suffix == old.utf8.count
  }
}

extension String {
  /// How many scalars are in the part before, in the part that is not shared, and in the one after.
  fileprivate func scalarCounts(_ common: CommonEnds) -> (Int, Int, Int) {
    var text = self
    return text.withUTF8 { bytes in
      func count(_ range: Range<Int>) -> Int {
        // All bytes of a scalar but the first are 10xxxxxx.
        bytes[range].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
      }
      let end = bytes.count - common.suffix
      return (count(0..<common.prefix), count(common.prefix..<end), count(end..<bytes.count))
    }
  }

  fileprivate func isBetweenCharacters(_ offset: Int) -> Bool {
    let utf8 = utf8
    if offset == 0 || offset == utf8.count { return true }
    let index = utf8.index(startIndex, offsetBy: offset)
    let (before, after) = (utf8[utf8.index(before: index)], utf8[index])
    // Two ASCII characters are two characters, but for CR and LF.
    if before < 0x80, after < 0x80 { return before != 0x0D || after != 0x0A }
    return String.Index(index, within: self) != nil
  }
}

/// How many bytes two texts share at their ends; the two parts do not overlap in either.
struct CommonEnds {
  var prefix = 0
  var suffix = 0

  init(_ old: String, _ new: String) {
    var old = old
    var new = new
    self = old.withUTF8 { old in
      new.withUTF8 { new in
        CommonEnds(UnsafeRawBufferPointer(old), UnsafeRawBufferPointer(new))
      }
    }
  }

  init(_ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer) {
    let shorter = min(old.count, new.count)
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    while suffix < shorter - prefix,
      old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
    {
      suffix += 1
    }
  }
}
