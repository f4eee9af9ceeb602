/// Reads a line of marbles sign by sign.
struct MarbleReader {
  private let text: String
  private var rest: Substring
  private var frame = 0
  private var isInGroup = false

  init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  /// The next thing that happens, and in which frame.
  mutating func next() -> (Marbles.Event, frame: Int)? {
    while let sign = rest.popFirst() {
      switch sign {
      case " ", "\n":
        continue
      case "-":
        if isInGroup { fail("a group has silence in it; only what happens counts there") }
        frame += 1
      case "(":
        if isInGroup { fail("a group begins inside another") }
        isInGroup = true
      case ")":
        if !isInGroup { fail("a group ends that has not begun") }
        isInGroup = false
        frame += 1
      default:
        defer { if !isInGroup { frame += 1 } }
        return (event(for: sign), frame)
      }
    }
    if isInGroup { fail("a group does not end") }
    return nil
  }

  private mutating func event(for sign: Character) -> Marbles.Event {
    switch sign {
    case "|": return .completion
    case "#": return .failure
    case "^": return .subscription
    case "!": return .cancellation
    case "[":
      guard let end = rest.firstIndex(of: "]") else { fail("a name in brackets does not end") }
      defer { rest = rest[rest.index(after: end)...] }
      return .value(String(rest[..<end]))
    case "]":
      fail("a bracket ends that has not begun")
    default:
      return .value(String(sign))
    }
  }

  private func fail(_ reason: String) -> Never {
    fatalError("The marbles \"\(text)\" cannot be read: \(reason).")
  }
}
