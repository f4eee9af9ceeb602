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
    (text(of: output), text(of: errors))
  }

  /// What a file holds; nothing where there is none. Foundation keeps 4 KiB for good each time it reads
  /// an empty one, and most programs print no errors.
  private func text(of file: URL) -> String {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var text: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    while case let count = read(descriptor, &block, block.count), count > 0 {
      text += block[..<count]
    }
    return String(decoding: text, as: UTF8.self)
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
