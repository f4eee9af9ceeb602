import Foundation
import Testing

/// What `make new` writes and what it refuses. That the package builds for use, passes its tests and
/// opens its window is what `make try-new` looks at: it compiles all of Weir anew.
@Suite struct `make new` {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "weir-new-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test func `writes a package that compiles against what is built here`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = folder.appending(path: "my form & more")
    let made = try make("MyForm", in: package.path)
    #expect(made.status == 0, "\(made.words)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: package.path)
    #expect(files.contains("Sources/MyForm/MyFormWindow.swift"))
    for file in files where !package.appending(path: file).hasDirectoryPath {
      guard let text = try? String(contentsOf: package.appending(path: file), encoding: .utf8)
      else { continue }
      #expect(!text.contains("@NAME@") && !text.contains("@WEIR@"), "\(file)")
    }
    for target in ["Sources/MyFormModel", "Sources/MyForm", "Tests/MyFormTests"] {
      let found = try compile(target, of: package)
      #expect(found.status == 0, "\(target): \(found.words)")
    }
  }

  @Test(arguments: [
    ("", "new", "say what it is called"), ("3rd", "new", "no name for a Swift module"),
    ("my-form", "new", "no name for a Swift module"), ("한글", "new", "no name for a Swift module"),
    ("$(touch x)", "new", "no name for a Swift module"), ("class", "new", "has a meaning already"),
    ("WeirGtk", "new", "has a meaning already"), ("MyForm", "", "say where it goes"),
    ("MyForm", "old", "is there already"),
  ])
  func `refuses what cannot be, in a sentence, and writes nothing`(
    _ name: String, _ directory: String, _ words: String
  ) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "old"), withIntermediateDirectories: false)
    let path = directory.isEmpty ? "" : folder.appending(path: directory).path
    let refused = try make(name, in: path)
    #expect(refused.status == 2)
    #expect(refused.words.hasPrefix("make new: ") && refused.words.contains(words))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path) == ["old"])
  }

  private func make(_ name: String, in directory: String) throws -> (status: Int32, words: String) {
    try run(
      Page.root.appending(path: ".ci/new").path, environment: ["NAME": name, "DIR": directory])
  }

  /// Compiles a target against the modules of this build, and leaves its own for those that import it.
  private func compile(_ target: String, of package: URL) throws -> (status: Int32, words: String) {
    let sources = package.appending(path: target)
    let files = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    let modules = folder.appending(path: "modules").path
    let built = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    try FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
    let name = sources.lastPathComponent
    return try run(
      "/usr/bin/env",
      [
        "swiftc", "-emit-module", "-emit-module-path", "\(modules)/\(name).swiftmodule",
        "-module-name", name, "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
        "-I", modules, "-I", built.appending(path: "Modules").path,
        "-I", built.appending(path: "CGtk.build").path,
      ] + files.map { sources.appending(path: $0).path })
  }

  private func run(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> (status: Int32, words: String) {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let words = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: words, as: UTF8.self))
  }
}
