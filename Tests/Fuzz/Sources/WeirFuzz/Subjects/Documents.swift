import WeirText

/// A document that is changed again and again holds what an array of scalars does, and the difference
/// of two of its versions leads from one to the other.
@Sendable func fuzzDocuments(_ texts: [String]) {
  // Long enough to be kept in pieces.
  let start = String(repeating: texts[0], count: 40)
  var scalars = Array(start.unicodeScalars)
  var document = TextDocument(start)
  for text in texts.dropFirst() {
    let before = document
    // The text says where it goes, too.
    let place = text.utf8.reduce(7) { $0 &* 31 &+ Int($1) } & 0xFFFF
    let lower = place % (scalars.count + 1)
    let upper = min(lower + place % 97, scalars.count)
    scalars.replaceSubrange(lower..<upper, with: text.unicodeScalars)
    document.replace(lower..<upper, with: text)

    precondition(document.count == scalars.count, "\(document.count), not \(scalars.count)")
    precondition(Array(document.string.unicodeScalars) == scalars, "\(lower)..<\(upper) '\(text)'")
    let again = document.change(from: before).map {
      before.replacing($0.range, with: $0.replacement)
    }
    precondition(again ?? before == document, "\(lower)..<\(upper) '\(text)'")
  }
}
