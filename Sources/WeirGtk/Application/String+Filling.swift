extension String {
  /// Puts each value in the place of its name in braces.
  package func filled(with values: [String: String]) -> String {
    var result = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "}"),
        let value = values[String(rest[rest.index(after: open)..<close])]
      else { break }
      result += value
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
