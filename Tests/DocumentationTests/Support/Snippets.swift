import Foundation

/// The examples in the sources of these tests, which stand between `// example` and `// end`.
///
/// An example belongs to the heading that the last line with a page's name above it tells:
/// `show("Filtering", "filter")`, or `// page: "Filtering", "filter"` where nothing is shown.
struct Snippets {
  struct Key: Hashable {
    let page: String
    let heading: String
  }

  private(set) var texts: [Key: [String]] = [:]

  static let all: Snippets = {
    var snippets = Snippets()
    let folder = Page.root.appending(path: "Tests/DocumentationTests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      guard file.deletingLastPathComponent().lastPathComponent != "Support" else { continue }
      do {
        snippets.read(try String(contentsOf: file, encoding: .utf8))
      } catch {
        fatalError("\(file.path) cannot be read: \(error)")
      }
    }
    return snippets
  }()

  private mutating func read(_ source: String) {
    var key: Key?
    var lines: [Substring]?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.firstMatch(of: /(?:show\(|\/\/ page: )"(.+?)", "(.+?)"/) {
        key = Key(page: String(match.1), heading: String(match.2))
      } else if line.hasSuffix("// example") {
        lines = []
      } else if line.hasSuffix("// end"), var found = lines, let key {
        // The formatter sets the first comment after imports apart.
        while found.last?.isEmpty == true { found.removeLast() }
        texts[key, default: []].append(dedented(found))
        lines = nil
      } else {
        lines?.append(line)
      }
    }
  }

  private func dedented(_ lines: [Substring]) -> String {
    let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(margin) }.joined(separator: "\n")
  }
}
