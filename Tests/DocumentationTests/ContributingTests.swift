import Foundation
import Testing

/// What CONTRIBUTING.md tells to copy from.
@Suite struct `CONTRIBUTING` {
  private let text: String
  private let quotes: [String]
  /// In backquotes, as far as they can be paths.
  private let paths: [String]

  init() throws {
    text = try String(contentsOf: Page.root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    quotes = text.matches(of: /```swift\n(?<code>.*?)```/.dotMatchesNewlines())
      .map { String($0.code) }
    paths = text.matches(of: /`((?:Sources|Tests|Resources)\/[^` ]+)`/).map { String($0.1) }
  }

  @Test func `names files and folders that are there`() {
    #expect(paths.count > 20)
    let gone = paths.filter {
      !FileManager.default.fileExists(atPath: Page.root.appending(path: $0).path)
    }
    #expect(gone.filter { !$0.hasSuffix("/xx.po") } == [])
  }

  @Test func `quotes code that stands in one of them`() throws {
    let sources = try paths.filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: Page.root.appending(path: $0), encoding: .utf8) }
    #expect(quotes.count == 2)
    for quote in quotes {
      #expect(sources.contains { $0.contains(quote) }, "\(quote)")
    }
  }

  @Test func `names targets that can be made`() throws {
    let makefile = try Makefile()
    let targets = Set(text.matches(of: /`?make ([a-z-]+)/).map { String($0.1) })
    #expect(targets.count > 15)
    #expect(targets.subtracting(makefile.help.keys).subtracting(["a"]) == [])
  }
}
