import Synchronization

/// A text of any size as a value: an edit costs the logarithm of its length, and so does the difference
/// between two versions of it.
///
/// ```swift
/// var document = TextDocument(contentsOfTheFile)
/// let before = document
/// document.replace(0..<0, with: "# ")
/// document.change(from: before)?.replacement  // "# "
/// ```
///
/// Versions share what they have in common, so that keeping many of them is cheap. Positions count
/// Unicode scalars from the start. Two documents are equal when their bytes are: unlike two strings,
/// "é" in one scalar and in two are not the same.
///
/// A document never changes under its reader and may be handed to any thread.
public struct TextDocument: Sendable {
  let root: Node
  private let cache = Cache()

  init(_ root: Node) {
    self.root = root
  }

  /// An empty text.
  public init() {
    self.init("")
  }

  /// Makes a document of a text, in time proportional to its length.
  public init(_ text: String) {
    self.init(Node.tree(of: text))
  }

  /// The length in Unicode scalars.
  public var count: Int { root.scalars }

  /// The length in UTF-8 code units.
  public var utf8Count: Int { root.bytes }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { root.bytes == 0 }

  /// The whole text. Made when it is first asked for, in time proportional to the length, and kept as
  /// long as this version is.
  public var string: String {
    if case .leaf(let text) = root.content { return text }
    return cache.string { self[0..<count] }
  }

  /// A part of the text, by its scalars. Stops when the range reaches beyond the text.
  public subscript(range: Range<Int>) -> String {
    check(range)
    var result = ""
    root.append(range, to: &result)
    return result
  }

  /// The text with a part replaced. Stops when the range reaches beyond the text.
  public func replacing(_ range: Range<Int>, with text: String) -> TextDocument {
    check(range)
    return TextDocument(root.replacing(range, with: text))
  }

  /// Replaces a part of the text. Stops when the range reaches beyond the text.
  public mutating func replace(_ range: Range<Int>, with text: String) {
    self = replacing(range, with: text)
  }

  /// Puts a text at the end.
  public mutating func append(_ text: String) {
    replace(count..<count, with: text)
  }

  /// Whether the two are the very same version: equal without a look at the text. Equal texts that
  /// were made apart are not.
  public func isSameVersion(as other: TextDocument) -> Bool {
    root === other.root
  }

  private func check(_ range: Range<Int>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "The range \(range) reaches beyond a text of \(count) Unicode scalars. "
        + "Count scalars, not characters or bytes.")
  }

  /// The text in one piece, once somebody has asked for it.
  private final class Cache: Sendable {
    private let kept = Mutex<String?>(nil)

    func string(_ make: () -> String) -> String {
      if let string = kept.withLock({ $0 }) { return string }
      let string = make()
      kept.withLock { $0 = string }
      return string
    }
  }
}

extension TextDocument: Hashable {
  public static func == (one: TextDocument, other: TextDocument) -> Bool {
    one.root === other.root
      || one.root.bytes == other.root.bytes && one.root.scalars == other.root.scalars
        && Node.commonPrefix(one.root, other.root) == one.root.bytes
  }

  public func hash(into hasher: inout Hasher) {
    var text = string
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension TextDocument: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension TextDocument: LosslessStringConvertible {
  public var description: String { string }
}
