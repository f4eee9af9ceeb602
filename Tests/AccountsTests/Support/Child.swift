import Foundation

/// A process of its own that writes a store: see AccountsChild.
final class Child {
  private let process = Process()
  private let output = Pipe()

  init(_ words: String...) throws {
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("AccountsChild")
    process.arguments = words
    process.standardOutput = output
    try process.run()
  }

  /// The next thing it has done; nil when it has ended.
  func nextLine() -> String? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while read(output.fileHandleForReading.fileDescriptor, &byte, 1) == 1 {
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    return nil
  }

  /// All that it does from here to its end.
  func lines() -> [String] {
    var lines: [String] = []
    while let line = nextLine() { lines.append(line) }
    process.waitUntilExit()
    return lines
  }

  /// Ends it as a power cut would.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
  }
}
