/// Where things are after a part of a text has been replaced.
struct Replacement {
  private let range: Range<Int>
  private let count: Int
  private let oldCount: Int

  /// - Parameters:
  ///   - range: The replaced part.
  ///   - count: The length of what is there now.
  ///   - oldCount: The length of the whole text before.
  init(of range: Range<Int>, count: Int, in oldCount: Int) {
    self.range = range
    self.count = count
    self.oldCount = oldCount
  }

  /// Where a position in the old text is in the new one. The end stays the end; a position inside
  /// the replaced part stays, as far as the new part reaches.
  func moved(_ position: Int) -> Int {
    if position == oldCount || (position >= range.upperBound && position > range.lowerBound) {
      return position + count - range.count
    }
    return position <= range.lowerBound ? position : min(position, range.lowerBound + count)
  }
}
