import Foundation

/// The Makefile, as far as `make help` reads it.
struct Makefile {
  /// The targets that are no files.
  let phony: [String]
  /// What `make help` says of each target.
  let help: [String: String]

  init() throws {
    let text = try String(contentsOf: Page.root.appending(path: "Makefile"), encoding: .utf8)
      .replacing("\\\n", with: "")
    phony = text.split(separator: "\n").filter { $0.hasPrefix(".PHONY:") }
      .flatMap { $0.split(separator: " ").dropFirst() }
      .map(String.init)
    let lines = text.matches(of: /\n([a-z-]+):[^\n]*## ([^\n]+)/)
    help = Dictionary(
      lines.map { (String($0.1), String($0.2)) }, uniquingKeysWith: { $0 + " / " + $1 })
  }
}
