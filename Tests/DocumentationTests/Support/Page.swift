import Foundation

/// A page of the documentation, as far as the tests read it.
struct Page: CustomStringConvertible {
  /// What a reader finds under one heading.
  struct Section {
    let heading: String
    /// The blocks of Swift code, without their fences.
    var examples: [String] = []
    /// The lines of marbles in blocks of text, by the names that stand before them.
    var picture: [(name: String, marbles: String)] = []

    /// What the examples say they print.
    var prints: [String] {
      examples.flatMap { $0.split(separator: "\n") }
        .compactMap { $0.wholeMatch(of: /.*\/\/ Prints: (.*)/) }
        .flatMap { $0.1.split(separator: ", ") }
        .map(String.init)
    }
  }

  let name: String
  private(set) var sections: [Section] = []

  var description: String { name }

  init(_ file: URL) throws {
    name = file.deletingPathExtension().lastPathComponent
    var fence: (language: Substring, lines: [Substring])?
    var text = try String(contentsOf: file, encoding: .utf8)
    text.append("\n")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = fence {
        if line.hasPrefix("```") {
          add(block.lines, block.language)
          fence = nil
        } else {
          fence?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        fence = (line.dropFirst(3), [])
      } else if let match = line.wholeMatch(of: /#+ (.*)/) {
        sections.append(Section(heading: match.1.filter { $0 != "`" }))
      }
    }
  }

  private mutating func add(_ lines: [Substring], _ language: Substring) {
    let last = sections.count - 1
    switch language {
    case "swift":
      sections[last].examples.append(lines.joined(separator: "\n"))
    case "text":
      for line in lines {
        guard let match = line.wholeMatch(of: /(\w+)  +(.*)/) else { continue }
        sections[last].picture.append((String(match.1), String(match.2)))
      }
    default:
      break
    }
  }
}

extension Page {
  /// Every page of every module, and the README.
  static let all: [Page] = {
    let sources = root.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let pages = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "md" }
    return (pages + [root.appending(path: "README.md")])
      .map { file in
        do {
          return try Page(file)
        } catch {
          fatalError("\(file.path) cannot be read: \(error)")
        }
      }
  }()

  /// The folder of the package.
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
}
