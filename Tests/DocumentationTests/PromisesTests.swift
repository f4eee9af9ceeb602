import Foundation
import Testing

/// What is written above every publisher of a widget.
@Suite struct `Every publisher` {
  /// A public publisher with the comment above it.
  struct Declaration: CustomStringConvertible {
    let name: String
    let comment: String

    var description: String { name }

    static let all: [Declaration] = {
      let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/WeirGtk").standardized
      let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
      return (files?.compactMap { $0 as? URL } ?? [])
        .filter { $0.pathExtension == "swift" }
        .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        .flatMap(declarations)
    }()

    private static func declarations(in source: String) -> [Declaration] {
      var comment = ""
      var found: [Declaration] = []
      for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
        let text = line.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("///") {
          comment += text.dropFirst(3)
        } else if let match = text.firstMatch(of: /^public (?:var|func) (\w+Publisher)\b/) {
          found.append(Declaration(name: String(match.1), comment: comment))
          comment = ""
        } else if !text.hasPrefix("@") {
          comment = ""
        }
      }
      return found
    }
  }

  @Test func `is found`() {
    #expect(Declaration.all.count > 100)
  }

  @Test(arguments: Declaration.all)
  func `says its promises, or whose they are`(_ publisher: Declaration) {
    let comment = publisher.comment
    let sayAll =
      comment.contains(/present|No initial value/) && comment.contains("code")
      && comment.contains("inishes")
      && comment.contains("main") && comment.contains("demand")
    let refers = comment.contains(
      /(?:[Rr]ules|same)(?: otherwise)? as ``\w+|All rules are with ``\w+|: see ``\w+/)
    #expect(sayAll || refers, "\(publisher): \(comment)")
  }
}
