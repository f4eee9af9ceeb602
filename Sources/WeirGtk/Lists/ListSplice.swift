/// One step on the way from one list to another: rows that go, and rows that come in their place.
struct ListSplice: Equatable {
  /// Where, counted in the list as the steps before have left it.
  let position: Int
  /// How many rows go.
  let removed: Int
  /// Which rows of the new list come.
  let added: Range<Int>
  /// For each that comes, the one of those that go that it continues, counted from `position`; nil
  /// when none continues.
  let kept: [Int?]?

  /// More steps than this are taken as one: each moves all that comes behind it.
  static let most = 64

  /// The smallest steps from `old` to `new`.
  ///
  /// Rows that are in both, in the same order, are not touched. If any have changed their order, the
  /// smallest part that holds them all is replaced in one step, which says what each has become.
  /// Takes time in proportion to the lists, however they differ.
  static func steps<ID: Hashable>(from old: [ID], to new: [ID]) -> [ListSplice] {
    var prefix = 0
    let shorter = min(old.count, new.count)
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    let oldPart = old[prefix..<(old.count - suffix)]
    let newPart = new[prefix..<(new.count - suffix)]
    guard !oldPart.isEmpty || !newPart.isEmpty else { return [] }
    let origins = origins(of: newPart, in: oldPart)
    if let steps = insertionsAndRemovals(origins, from: oldPart, to: newPart) { return steps }
    return [
      ListSplice(
        position: prefix, removed: oldPart.count, added: newPart.indices,
        kept: origins.map { $0.map { $0 - prefix } })
    ]
  }

  /// Where each new row was before. Of rows that are equal the first is the first.
  private static func origins<ID: Hashable>(
    of new: ArraySlice<ID>, in old: ArraySlice<ID>
  ) -> [Int?] {
    guard !new.isEmpty, !old.isEmpty else { return new.map { _ in nil } }
    /// The first place of each row, and from each place the next of an equal one.
    var first: [ID: Int] = Dictionary(minimumCapacity: old.count)
    var next = [Int?](repeating: nil, count: old.count)
    for index in old.indices.reversed() {
      next[index - old.startIndex] = first.updateValue(index, forKey: old[index])
    }
    return new.map { id in
      guard let index = first[id] else { return nil }
      first[id] = next[index - old.startIndex]
      return index
    }
  }

  /// The steps when nothing has changed its order, and they are few; nil otherwise.
  private static func insertionsAndRemovals<ID: Hashable>(
    _ origins: [Int?], from old: ArraySlice<ID>, to new: ArraySlice<ID>
  ) -> [ListSplice]? {
    var steps: [ListSplice] = []
    var oldIndex = old.startIndex
    var newIndex = new.startIndex
    func replace(upTo oldEnd: Int, _ newEnd: Int) {
      if oldEnd > oldIndex || newEnd > newIndex {
        steps.append(
          ListSplice(
            position: newIndex, removed: oldEnd - oldIndex, added: newIndex..<newEnd, kept: nil))
      }
      oldIndex = oldEnd + 1
      newIndex = newEnd + 1
    }
    for (offset, origin) in origins.enumerated() {
      guard let origin else { continue }
      guard origin >= oldIndex else { return nil }
      replace(upTo: origin, new.startIndex + offset)
      guard steps.count <= most else { return nil }
    }
    replace(upTo: old.endIndex, new.endIndex)
    return steps.count <= most ? steps : nil
  }
}
