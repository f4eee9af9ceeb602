import Foundation

/// Reads another program's window through the accessibility bus, as a screen reader does.
///
/// The reading is done by a small program in Python, where the library for it is to be had.
final class WindowReader {
  private let process = Process()
  private let questions = Pipe()
  private let answers = Pipe()
  private var unread = Data()

  /// - Parameter skipped: The names of what not to look into, because it takes long and says nothing.
  init(of program: Int32, skipping skipped: [String] = []) throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("accessibility.py")
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-W", "ignore", script.path, String(program)] + skipped
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "G_DEBUG" }
    process.standardInput = questions
    process.standardOutput = answers
    try process.run()
  }

  deinit {
    try? questions.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// - Parameter everything: Whether all elements tell where they are and how they are described, not
  ///   only those that can have the focus. It takes longer.
  func picture(everything: Bool = false) throws -> Picture {
    let question = Question(ask: everything ? "everything" : "elements", path: nil)
    return Picture(elements: try ask(question).elements)
  }

  /// Does what a screen reader's user does to press a button.
  func act(on element: Element) throws { try change(Question(ask: "act", path: element.path)) }

  /// The same for a text and a number.
  func write(_ text: String, into element: Element) throws {
    try change(Question(ask: "write", path: element.path, text: text))
  }
  func set(_ element: Element, to value: Double) throws {
    try change(Question(ask: "set", path: element.path, value: value))
  }

  private func change(_ question: Question) throws {
    if let error = try ask(question).error { throw Failure(error) }
  }

  private struct Question: Encodable {
    let ask: String
    let path: [Int]?
    var text: String?
    var value: Double?
  }

  private struct Answer: Decodable {
    let elements: [Element]
    let error: String?
  }

  private func ask(_ question: Question) throws -> Answer {
    var line = try JSONEncoder().encode(question)
    line.append(UInt8(ascii: "\n"))
    try questions.fileHandleForWriting.write(contentsOf: line)
    return try JSONDecoder().decode(Answer.self, from: readLine())
  }

  private func readLine() throws -> Data {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread = Data(unread[(end + 1)...]) }
        return unread[..<end]
      }
      let more = answers.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Failure("The reader of the window has ended.") }
      unread += more
    }
  }
}
