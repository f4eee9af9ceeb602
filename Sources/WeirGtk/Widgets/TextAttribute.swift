/// How a part of an entry's text looks.
///
/// ```swift
/// entry.attributes = [.bold, .underline.in(0..<4)]
/// ```
///
/// A part is counted in bytes of the text's UTF-8, and stays where it is when the text changes.
public struct TextAttribute: Hashable, Sendable, CustomStringConvertible {
  /// The part, in bytes; nil for all of the text.
  public let range: Range<Int>?
  /// Pango's name and value, as in `weight bold`.
  private let look: String

  /// - Parameters:
  ///   - look: Pango's name and value.
  ///   - range: The part, in bytes; nil for all of the text.
  private init(_ look: String, _ range: Range<Int>? = nil) {
    self.look = look
    self.range = range
  }

  public static let bold = Self("weight bold")
  public static let italic = Self("style italic")
  public static let underline = Self("underline single")
  public static let strikethrough = Self("strikethrough true")

  /// The color of the letters, each part from 0 to 1.
  public static func foreground(red: Double, green: Double, blue: Double) -> Self {
    Self("foreground \(color(red, green, blue))")
  }

  /// The color behind the letters, each part from 0 to 1.
  public static func background(red: Double, green: Double, blue: Double) -> Self {
    Self("background \(color(red, green, blue))")
  }

  /// The same for a part of the text, in bytes.
  public func `in`(_ range: Range<Int>) -> Self { Self(look, range) }

  /// As Pango writes it: start, end, name and value.
  public var description: String {
    "\(range?.lowerBound ?? 0) \(range?.upperBound ?? Self.end) \(look)"
  }

  /// Reads what Pango writes; nil for what is none.
  init?(description: Substring) {
    let parts = description.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, let start = Int(parts[0]), let end = Int(parts[1]), start <= end else {
      return nil
    }
    self.init(String(parts[2]), start == 0 && end == Self.end ? nil : start..<end)
  }

  /// Pango's end of whatever text.
  private static let end = Int(UInt32.max)

  private static func color(_ parts: Double...) -> String {
    "#" + parts.map { padded(UInt16(min(max($0, 0), 1) * 65_535)) }.joined()
  }

  private static func padded(_ number: UInt16) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
