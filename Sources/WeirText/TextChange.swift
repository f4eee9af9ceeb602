/// One replacement that made one text of another.
public struct TextChange: Hashable, Sendable {
  /// What was replaced, in Unicode scalars of the text ``before``.
  public let range: Range<Int>
  /// What was put there.
  public let replacement: String
  /// The text as it was.
  public let before: TextDocument
  /// The text as it is now.
  public let after: TextDocument

  /// Makes the change by carrying it out. Stops when the range reaches beyond the text.
  public init(replacing range: Range<Int>, with replacement: String, in before: TextDocument) {
    self.range = range
    self.replacement = replacement
    self.before = before
    after = before.replacing(range, with: replacement)
  }

  /// The replaced text. Cut out of ``before`` when asked for.
  public var removed: String { before[range] }

  /// Where the replacement stands, in Unicode scalars of the text ``after``.
  public var insertedRange: Range<Int> {
    range.lowerBound..<after.count - (before.count - range.upperBound)
  }

  /// Whether something was put in and nothing taken away.
  public var isInsertion: Bool { range.isEmpty }
}

extension TextDocument {
  /// The smallest single replacement that makes this text of an older one; nil when they are equal.
  ///
  /// Takes time proportional to what the two do not share. It begins and ends between Unicode scalars.
  public func change(from old: TextDocument) -> TextChange? {
    guard old.root !== root else { return nil }
    var prefix = Node.commonPrefix(old.root, root)
    if prefix == old.root.bytes && prefix == root.bytes { return nil }
    while !old.root.isBetweenScalars(prefix) || !root.isBetweenScalars(prefix) { prefix -= 1 }
    var suffix = min(
      Node.commonSuffix(old.root, root), min(old.root.bytes, root.bytes) - prefix)
    while !root.isBetweenScalars(root.bytes - suffix) { suffix -= 1 }
    let start = old.root.scalars(before: prefix)
    let kept = old.count - old.root.scalars(before: old.root.bytes - suffix)
    return TextChange(
      replacing: start..<old.count - kept, with: self[start..<count - kept], from: old, to: self)
  }
}

extension TextChange {
  fileprivate init(
    replacing range: Range<Int>, with replacement: String, from before: TextDocument,
    to after: TextDocument
  ) {
    self.range = range
    self.replacement = replacement
    self.before = before
    self.after = after
  }
}
