import Foundation

/// A program that runs to its end: xdotool, ImageMagick and the like.
struct Command {
  let status: Int32
  let output: String
  let errors: String

  /// Runs the program and throws when it fails.
  @discardableResult
  static func run(_ words: String...) throws -> String { try run(words) }

  @discardableResult
  static func run(_ words: [String]) throws -> String {
    let ended = try Command.result(of: words)
    guard ended.status == 0 else {
      throw Failure("\(words.joined(separator: " ")): status \(ended.status) \(ended.errors)")
    }
    return ended.output
  }

  /// Runs the program and answers how it ended.
  static func result(
    of words: [String], environment: [String: String] = [:]
  ) throws -> Command {
    // None of them takes long; one that hangs ends with status 124.
    try Running(["timeout", "60"] + words, environment: environment).end()
  }
}

/// A program that was started, with what it prints kept in files: nothing it says can block it.
final class Running {
  let child: Child
  private let folder: URL
  private var output: URL { folder.appendingPathComponent("output") }
  private var errors: URL { folder.appendingPathComponent("errors") }

  /// - Parameter environment: is laid over the inherited one; an empty value takes a name away.
  init(
    _ words: [String], environment: [String: String] = [:],
    whenEnded: (@Sendable () -> Void)? = nil
  ) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("weir-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    child = try Child(
      words,
      environment: ProcessInfo.processInfo.environment
        .merging(environment) { $1 }
        .filter { !$0.value.isEmpty },
      output: folder.appendingPathComponent("output").path,
      errors: folder.appendingPathComponent("errors").path,
      whenEnded: whenEnded)
  }

  deinit {
    child.terminate()
    child.wait()
    try? FileManager.default.removeItem(at: folder)
  }

  /// What it has printed up to now.
  var printed: (output: String, errors: String) {
    (
      (try? String(contentsOf: output, encoding: .utf8)) ?? "",
      (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    )
  }

  /// Waits for its end.
  func end() -> Command {
    let status = child.wait()
    let (output, errors) = printed
    return Command(status: status, output: output, errors: errors)
  }
}

/// A sentence that says what went wrong.
struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
