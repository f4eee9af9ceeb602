import Glibc
import WeirGtk

private let path = "/tmp/weir-fuzz-\(getpid())/settings"

/// A text that is kept in a file of settings comes back as it was, but for what the format cannot write at
/// the beginning.
@Sendable func fuzzKeyFiles(_ texts: [String]) {
  let file = KeyFile()
  for (number, text) in texts.enumerated() { file.set("Texts", "text\(number)", to: text) }
  do {
    try file.write(to: path)
    let again = try KeyFile(contentsOf: path)
    for (number, text) in texts.enumerated() {
      let read = again.string("Texts", "text\(number)")
      let expected = String(text.unicodeScalars.drop { $0 == "\u{C}" })
      precondition(read == expected, "'\(text)' came back as '\(read ?? "nothing")'")
    }
  } catch {
    fatalError("\(error)")
  }
}
