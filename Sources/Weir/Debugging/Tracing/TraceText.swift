/// What is shown of a value: one line, of bounded length.
enum TraceText {
  static let limit = 200

  static func text(of value: some Any) -> String {
    if let text = value as? String {
      // Shortened first: a description of all of a large text would take long.
      return shortened(String(text.prefix(limit + 1)).debugDescription)
    }
    return shortened(String(describing: value))
  }

  /// The text on one line: no more than ``limit`` characters, line ends and the like written out.
  static func shortened(_ text: String) -> String {
    let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex)
    let part = text[..<(end ?? text.endIndex)]
    var line = ""
    for scalar in part.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: line += scalar.escaped(asASCII: true)
      default: line.unicodeScalars.append(scalar)
      }
    }
    return part.endIndex < text.endIndex ? line + "…" : line
  }
}
