@testable import WeirGtk

/// The smallest edit, done to the old text, makes the new one, and cuts no character in two.
@Sendable func fuzzEdit(_ texts: [String]) {
  let old = texts[0]
  let new = texts.count > 1 ? texts[1] : ""
  let edit = TextEdit(from: old, to: new)
  var scalars = Array(old.unicodeScalars)
  scalars.replaceSubrange(edit.range, with: edit.replacement.unicodeScalars)
  var result = String.UnicodeScalarView()
  result.append(contentsOf: scalars)
  precondition(Array(result) == Array(new.unicodeScalars), "'\(old)' → '\(new)' gave '\(result)'")
  for position in 0...old.unicodeScalars.count {
    precondition((0...new.unicodeScalars.count).contains(edit.moved(position)), "\(position)")
  }
}
