import Glibc
import WeirGtk

private let path = "/tmp/weir-fuzz-\(getpid())/settings"

/// A text that is kept in a file of settings comes back as it was.
@Sendable func fuzzKeyFiles(_ texts: [String]) {
  let file = KeyFile()
  for (number, text) in texts.enumerated() { file.set("Texts", "text\(number)", to: text) }
  do {
    try file.write(to: path)
    let again = try KeyFile(contentsOf: path)
    for (number, text) in texts.enumerated() {
      let read = again.string("Texts", "text\(number)")
      precondition(read == text, "'\(text)' came back as '\(read ?? "nothing")'")
    }
  } catch {
    fatalError("\(error)")
  }
}
