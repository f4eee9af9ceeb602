import Foundation
import Testing

@Suite struct `The operators` {
  @Test func `have an example each`() throws {
    let examples = Snippets.all.texts.values.joined().joined(separator: "\n")
    let missing = try operators().filter { name in
      !examples.contains(".\(name)(") && !examples.contains(".\(name) {")
    }
    #expect(missing == [])
  }

  /// The names of all public functions in extensions of `Publisher`.
  private func operators() throws -> Set<String> {
    var names: Set<String> = []
    let folder = Page.root.appending(path: "Sources/Weir")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      var isInside = false
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if line.hasPrefix("extension Publisher ") { isInside = true }
        if line.hasPrefix("}") { isInside = false }
        if isInside, let match = line.firstMatch(of: /^  public func `?(\w+)/) {
          names.insert(String(match.1))
        }
      }
    }
    #expect(names.count > 60)
    return names
  }
}
