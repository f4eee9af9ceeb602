/// Which streams are printed: what `WEIR_TRACE` says.
///
/// `1` or `*` for all; else names or places with `*` for any characters, with commas between:
/// `name,slider*,FormModels/*`. Nothing, or `0`, for none.
package struct TraceFilter: Sendable {
  private let patterns: [[Character]]

  /// Nil if the text asks for nothing.
  package init?(_ text: String) {
    guard text != "0" else { return nil }
    patterns = text == "1" ? [["*"]] : text.split(separator: ",").map(Array.init)
    if patterns.isEmpty { return nil }
  }

  package func matches(_ label: TraceLabel) -> Bool {
    let location = Array(label.location)
    let name = Array(label.name ?? "")
    return patterns.contains {
      Self.matches(name[...], $0[...]) || Self.matches(location[...], $0[...])
    }
  }

  private static func matches(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>)
    -> Bool
  {
    // The place after the last star, and how much of the text it has taken; so no way is gone twice.
    var (text, pattern) = (text, pattern)
    var retry: (text: ArraySlice<Character>, pattern: ArraySlice<Character>)?
    while let character = text.first {
      if pattern.first == "*" {
        pattern = pattern.dropFirst()
        retry = (text, pattern)
      } else if pattern.first == character {
        text = text.dropFirst()
        pattern = pattern.dropFirst()
      } else if let (start, rest) = retry {
        retry = (start.dropFirst(), rest)
        (text, pattern) = (start.dropFirst(), rest)
      } else {
        return false
      }
    }
    return pattern.allSatisfy { $0 == "*" }
  }
}
