import XCTest

/// What is left of a password after a login with everything switched on that talks.
final class SecrecyTests: XCTestCase {
  private let password = "vermilion~Ossifrage#41"

  func testAPasswordIsInNoOutputNoFileAndNoMemoryAfterALogIn() throws {
    try XCTSkipIf(dlsym(nil, "__asan_init") != nil, "the address sanitizer keeps what is freed")
    let accounts = try DataFolder()
    let talkative = accounts.environment.merging([
      "G_MESSAGES_DEBUG": "all", "GTK_DEBUG": "actions,builder,keybindings,text",
      "WEIR_TRACE": "1",
    ]) { $1 }
    try addAccount(accounts)
    do {
      let app = try RealApp(["--screen", "log-in"], environment: talkative, test: self)
      try app.type("Ada Lovelace")
      try app.press("Tab")
      try app.type(password)
      try app.wait("the password is typed") { $0.button("Log In")?.isSensitive == true }
      try app.press("Return")
      try app.wait("the page of the account is open") { $0.labels.contains("Ada Lovelace") }

      let deadline = Date(timeIntervalSinceNow: 5)
      var copies = try copies(of: password, in: app.process)
      while copies > 0, Date() < deadline {
        copies = try self.copies(of: password, in: app.process)
      }
      XCTAssertEqual(copies, 0, "copies in the memory of the program")
      if getuid() == 0 {
        XCTAssertGreaterThan(
          try self.copies(of: "Ada Lovelace", in: app.process), 0, "what is there is found")
      }

      for file in ["environ", "cmdline"] {
        XCTAssertFalse(
          try holdsPassword(URL(fileURLWithPath: "/proc/\(app.process)/\(file)")), file)
      }
      let limits = try String(contentsOfFile: "/proc/\(app.process)/limits", encoding: .utf8)
      let core = limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") }
      XCTAssertEqual(core?.split(separator: " ").dropFirst(4).first, "0")

      // It is ended as by a crash: no core dump may be written.
      kill(app.process, SIGABRT)
      XCTAssertEqual(try app.end().status, SIGABRT)
      XCTAssertFalse(app.printed.output.contains(password))
      XCTAssertFalse(app.printed.errors.contains(password))
      XCTAssertTrue(app.printed.errors.contains("value •••"), "it was printed that it was typed")
    }
    for file in try foldersOfTheProgram(accounts) {
      XCTAssertFalse(try holdsPassword(file), file.path)
    }
  }

  private func addAccount(_ accounts: DataFolder) throws {
    let added = try Command.result(
      of: [
        "sh", "-c", "echo \"$SECRET\" | \"$0\" accounts add 'Ada Lovelace'", RealApp.program,
      ],
      environment: accounts.environment.merging(["SECRET": password]) { $1 })
    XCTAssertEqual(added.status, 0, added.errors)
    XCTAssertFalse((added.output + added.errors).contains(password))
  }

  /// Every file that the program may have written.
  private func foldersOfTheProgram(_ accounts: DataFolder) throws -> [URL] {
    let names = ["RUNTIME_DIR", "CONFIG_HOME", "CACHE_HOME", "DATA_HOME", "STATE_HOME"]
    let folders = names.compactMap { ProcessInfo.processInfo.environment["XDG_\($0)"] }
    XCTAssertEqual(folders.count, names.count)
    return accounts.files
      + folders.flatMap { folder in
        let all = FileManager.default.enumerator(
          at: URL(fileURLWithPath: folder), includingPropertiesForKeys: [.isRegularFileKey])
        return (all?.compactMap { $0 as? URL } ?? []).filter {
          (try? $0.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
        }
      }
  }

  private func holdsPassword(_ file: URL) throws -> Bool {
    try Data(contentsOf: file).range(of: Data(password.utf8)) != nil
  }

  /// How often a text stands in the memory that the program can write. Only the superuser may look
  /// there: the program is closed to others.
  private func copies(of text: String, in process: pid_t) throws -> Int {
    guard let memory = FileHandle(forReadingAtPath: "/proc/\(process)/mem") else {
      XCTAssertNotEqual(getuid(), 0)
      return 0
    }
    let maps = try String(
      decoding: FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/\(process)/maps"))
        .readToEnd() ?? Data(), as: UTF8.self)
    var copies = 0
    for line in maps.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 1, words[1].hasPrefix("rw") else { continue }
      let ends = words[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
      guard ends.count == 2, (try? memory.seek(toOffset: ends[0])) != nil,
        let bytes = try? memory.read(upToCount: Int(ends[1] - ends[0]))
      else { continue }
      var rest = bytes[...]
      while let found = rest.range(of: Data(text.utf8)) {
        copies += 1
        rest = rest[found.upperBound...]
      }
    }
    return copies
  }
}
