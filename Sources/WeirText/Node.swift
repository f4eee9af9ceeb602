/// A balanced binary tree of short texts. Nothing in it ever changes: an edit makes new nodes along
/// one path, and shares the rest with the text before.
final class Node: Sendable {
  enum Content: Sendable {
    case leaf(String)
    case branch(Node, Node)
  }

  let content: Content
  /// UTF-8 code units.
  let bytes: Int
  /// Unicode scalars.
  let scalars: Int
  /// Of its two parts the heights differ by one at most.
  let height: Int

  /// What a leaf holds at most: small enough to be copied at each key, large enough to be few.
  static let longestLeaf = 1024

  private init(leaf text: String, scalars: Int) {
    content = .leaf(text)
    bytes = text.utf8.count
    self.scalars = scalars
    height = 0
  }

  private convenience init(leaf text: String) {
    self.init(leaf: text, scalars: text.unicodeScalars.count)
  }

  private init(_ left: Node, _ right: Node) {
    content = .branch(left, right)
    bytes = left.bytes + right.bytes
    scalars = left.scalars + right.scalars
    height = max(left.height, right.height) + 1
  }

  /// The tree of a text, in time proportional to its length.
  static func tree(of text: String) -> Node {
    guard text.utf8.count > longestLeaf else { return Node(leaf: text) }
    let leaves = pieces(of: text)
    return tree(of: leaves[...])
  }

  private static func tree(of leaves: ArraySlice<Node>) -> Node {
    if leaves.count == 1 { return leaves[leaves.startIndex] }
    let middle = leaves.startIndex + leaves.count / 2
    return Node(tree(of: leaves[..<middle]), tree(of: leaves[middle...]))
  }

  /// Leaves of about the same length, with room to grow.
  private static func pieces(of text: String) -> [Node] {
    var text = text
    return text.withUTF8 { all in
      let wanted = longestLeaf * 2 / 3
      let count = (all.count + wanted - 1) / wanted
      var start = 0
      return (1...count).map { number in
        var end = all.count * number / count
        while end < all.count, all[end].continuesScalar { end += 1 }
        defer { start = end }
        return Node(leaf: String(decoding: all[start..<end], as: UTF8.self))
      }
    }
  }

  /// Puts one tree after the other, in time proportional to the difference of their heights.
  static func join(_ left: Node, _ right: Node) -> Node {
    if left.bytes == 0 { return right }
    if right.bytes == 0 { return left }
    switch (left.content, right.content) {
    case (.leaf(let start), .leaf(let end)) where left.bytes + right.bytes <= longestLeaf:
      return Node(leaf: start + end, scalars: left.scalars + right.scalars)
    case (.branch(let first, let second), _) where left.height > right.height + 1:
      return balance(first, join(second, right))
    case (_, .branch(let first, let second)) where right.height > left.height + 1:
      return balance(join(left, first), second)
    default:
      return Node(left, right)
    }
  }

  /// Makes a branch of two trees whose heights differ by two at most.
  private static func balance(_ left: Node, _ right: Node) -> Node {
    if left.height > right.height + 1, case .branch(let outer, let inner) = left.content {
      if outer.height < inner.height, case .branch(let first, let second) = inner.content {
        return Node(Node(outer, first), Node(second, right))
      }
      return Node(outer, Node(inner, right))
    }
    if right.height > left.height + 1, case .branch(let inner, let outer) = right.content {
      if outer.height < inner.height, case .branch(let first, let second) = inner.content {
        return Node(Node(left, first), Node(second, outer))
      }
      return Node(Node(left, inner), outer)
    }
    return Node(left, right)
  }

  /// The text with some scalars replaced.
  func replacing(_ range: Range<Int>, with text: String) -> Node {
    switch content {
    case .leaf(let old):
      let start = byte(ofScalar: range.lowerBound, in: old)
      let end = byte(ofScalar: range.upperBound, in: old)
      let new = old.replacing(start..<end, with: text)
      if new.utf8.count > Node.longestLeaf { return Node.tree(of: new) }
      return Node(leaf: new, scalars: scalars - range.count + text.unicodeScalars.count)
    case .branch(let left, let right):
      let border = left.scalars
      if range.upperBound <= border {
        return Node.join(left.replacing(range, with: text), right)
      }
      if range.lowerBound >= border {
        let part = range.lowerBound - border..<range.upperBound - border
        return Node.join(left, right.replacing(part, with: text))
      }
      return Node.join(
        left.replacing(range.lowerBound..<border, with: text),
        right.replacing(0..<range.upperBound - border, with: ""))
    }
  }

  /// Puts some scalars of the text at the end of `result`.
  func append(_ range: Range<Int>, to result: inout String) {
    switch content {
    case .leaf(let text):
      if range == 0..<scalars {
        result += text
      } else {
        let start = index(ofScalar: range.lowerBound, in: text)
        result += text[start..<index(ofScalar: range.upperBound, in: text)]
      }
    case .branch(let left, let right):
      let border = left.scalars
      if range.lowerBound < border {
        left.append(range.lowerBound..<min(range.upperBound, border), to: &result)
      }
      if range.upperBound > border {
        let start = max(range.lowerBound, border) - border
        right.append(start..<range.upperBound - border, to: &result)
      }
    }
  }

  private func byte(ofScalar offset: Int, in text: String) -> Int {
    if bytes == scalars { return offset }
    return text.utf8.distance(
      from: text.startIndex, to: text.unicodeScalars.index(text.startIndex, offsetBy: offset))
  }

  private func index(ofScalar offset: Int, in text: String) -> String.Index {
    if bytes == scalars { return text.utf8.index(text.startIndex, offsetBy: offset) }
    return text.unicodeScalars.index(text.startIndex, offsetBy: offset)
  }
}

extension String {
  /// The text with some of its bytes replaced, made in one piece.
  fileprivate func replacing(_ range: Range<Int>, with text: String) -> String {
    var old = self
    var text = text
    let count = utf8.count - range.count + text.utf8.count
    return old.withUTF8 { old in
      text.withUTF8 { text in
        String(unsafeUninitializedCapacity: count) { new in
          _ = new[..<range.lowerBound].initialize(fromContentsOf: old[..<range.lowerBound])
          let end = range.lowerBound + text.count
          _ = new[range.lowerBound..<end].initialize(fromContentsOf: text)
          _ = new[end..<count].initialize(fromContentsOf: old[range.upperBound...])
          return count
        }
      }
    }
  }
}

extension UInt8 {
  /// Whether the code unit stands inside a Unicode scalar, not at its start.
  var continuesScalar: Bool { self & 0xC0 == 0x80 }
}
