import Foundation

/// A process of its own that writes a store: see AccountsChild.
final class Child {
  private let process = Process()
  private let output = Pipe()

  private static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("AccountsChild")

  init(_ words: String...) throws {
    process.executableURL = Self.program
    process.arguments = words
    process.standardOutput = output
    try process.run()
  }

  /// One that has a small disk of its own at `folder`. It runs `script`, in which `$child` is the program
  /// and `$folder` the disk, as the superuser of nothing but this disk.
  init(disk folder: String, size: String, script: String) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
    let mount = "mount -t tmpfs -o size=\(size) none \"$folder\""
    process.arguments = [
      "--map-root-user", "--mount", "sh", "-ec", "child=$0 folder=$1; \(mount); \(script)",
      Self.program.path, folder,
    ]
    process.standardOutput = output
    try process.run()
  }

  /// Whether this system lets a process have a disk of its own.
  static var mayHaveDisk: Bool {
    (try? Child(disk: "/mnt", size: "64k", script: "echo yes"))?.lines() == ["yes"]
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
