import Foundation
import XCTest

/// `weir-forms accounts`, the built program, with no display at all.
final class AccountsCommandTests: XCTestCase {
  private var folder: URL!

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("weir-command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  private var environment: [String: String] {
    [
      "XDG_DATA_HOME": folder.path, "DISPLAY": "", "WAYLAND_DISPLAY": "",
      "DBUS_SESSION_BUS_ADDRESS": "", "LANGUAGE": "en", "TZ": "UTC",
    ]
  }

  /// - Parameter input: What comes from standard input.
  private func run(
    _ words: String..., input: String = "", environment more: [String: String] = [:]
  ) throws -> Command {
    let file = folder.appendingPathComponent("input")
    try input.write(to: file, atomically: true, encoding: .utf8)
    return try Command.result(
      of: ["sh", "-c", "exec \"$0\" accounts \"$@\" <\"$INPUT\"", RealApp.program] + words,
      environment: environment.merging(["INPUT": file.path]) { $1 }.merging(more) { $1 })
  }

  /// Types into a terminal of its own.
  private func runOnTerminal(_ words: String..., typing steps: String...) throws -> String {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Harness/terminal.py").path
    // A shell with job control: it goes on when the program is stopped, says whether the terminal shows
    // what is typed, and lets the program go on. Else there is nothing to go on.
    let shell = #""$0" "$@" ; stty -a | grep -o "[-]*\becho\b"; fg 2>&- >&-"#
    let program =
      steps.contains("^Z") ? ["bash", "-mc", shell, RealApp.program] : [RealApp.program]
    return try Command.result(
      of: ["python3", script] + steps + ["--"] + program + ["accounts"] + words,
      environment: environment
    ).output
  }

  private func assert(
    _ command: Command, _ status: Int32, output: String = "", errors: String = "",
    line: UInt = #line
  ) {
    XCTAssertEqual(command.status, status, line: line)
    XCTAssertEqual(command.output, output, line: line)
    XCTAssertEqual(command.errors, errors, line: line)
  }

  func testAnAccountIsMadeListedChangedAndDeleted() throws {
    assert(try run("list"), 0)
    assert(try run("add", "Ada Lovelace", input: "correct horse\n"), 0)
    assert(try run("list"), 0, output: "Ada Lovelace; never signed in\n")
    assert(try run("passwd", "ada lovelace", input: "battery staple"), 0)
    assert(try run("unlock", "ADA LOVELACE"), 0)
    assert(try run("delete", "ada lovelace"), 0)
    assert(try run("list"), 0)
  }

  func testWhatCannotBeDoneIsSaidAndHasAStatus() throws {
    let missing = "weir-forms: there is no account “Nobody At All”\n"
    for word in ["passwd", "delete", "unlock"] {
      assert(try run(word, "Nobody At All", input: "correct horse\n"), 3, errors: missing)
    }
    assert(try run("add", "Ada Lovelace", input: "correct horse\n"), 0)
    assert(
      try run("add", "ada lovelace", input: "correct horse\n"), 4,
      errors: "weir-forms: there is an account “ada lovelace” already\n")
    assert(
      try run("add", "ada", input: "correct horse\n"), 4,
      errors: "weir-forms: Too short: use at least 4 characters\n")
    assert(
      try run("add", "Grace Hopper", input: "short\n"), 4,
      errors: "weir-forms: Too short: use at least 8 characters\n")
    assert(
      try run("add", "Grace Hopper", input: String(repeating: "word ", count: 1_000)), 4,
      errors: "weir-forms: Too long: use at most 1024 bytes\n")
    assert(try run("add", "Grace Hopper"), 5, errors: "weir-forms: there is no password\n")
    for words in [["add"], ["list", "all"], ["export"], ["export", "--xml"], ["undo", "x"]] {
      let command = try Command.result(
        of: [RealApp.program, "accounts"] + words, environment: environment)
      assert(
        command, 2,
        errors: "weir-forms: these words make no sense; try weir-forms accounts --help\n")
    }
    let damaged = folder.appendingPathComponent("weir-forms/accounts.db")
    try Data(String(repeating: "diary ", count: 100).utf8).write(to: damaged)
    assert(
      try run("list"), 1, errors: "weir-forms: the file \(damaged.path) is damaged\n")
  }

  func testTheExportIsJSONAndHasNothingOfAPassword() throws {
    assert(try run("export", "--json"), 0, output: "{\n  \"accounts\": []\n}\n")
    assert(try run("add", "O\"Hara \\ 🎉 홍길동", input: "correct horse\n"), 0)
    assert(try run("add", "Ada Lovelace", input: "correct horse\n"), 0)
    let export = try run("export", "--json")
    XCTAssertEqual(export.status, 0)
    XCTAssertFalse(export.output.contains("$y$"))
    let root = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(export.output.utf8)) as? [String: [[String: Any]]])
    let accounts = try XCTUnwrap(root["accounts"])
    XCTAssertEqual(
      accounts.compactMap { $0["name"] as? String }, ["Ada Lovelace", "O\"Hara \\ 🎉 홍길동"])
    for account in accounts {
      XCTAssertEqual(
        Set(account.keys), ["name", "created", "lastSignIn", "failedSince", "lockedForSeconds"])
      XCTAssertNotNil(ISO8601DateFormatter().date(from: account["created"] as? String ?? ""))
      XCTAssertTrue(account["lastSignIn"] is NSNull)
      XCTAssertEqual(account["failedSince"] as? Int, 0)
    }
  }

  func testWhatIsInANameCannotRuleTheTerminal() throws {
    for name in ["evil\u{1B}[2Jname", "evil\u{202E}name", "evil\u{9B}name", "evil\nname"] {
      let command = try run("delete", name)
      XCTAssertEqual(command.status, 3)
      XCTAssertFalse(command.errors.dropLast().unicodeScalars.contains { $0.value < 32 })
      XCTAssertTrue(command.errors.contains("evil\\u{"), command.errors)
    }
  }

  func testItSpeaksKorean() throws {
    let korean = ["LANGUAGE": "ko", "LANG": "ko_KR.UTF-8"]
    let command = try run("delete", "Nobody At All", environment: korean)
    XCTAssertEqual(command.errors, "weir-forms: “Nobody At All” 계정이 없습니다\n")
  }

  func testThePasswordIsAskedForTwiceAndNotShown() throws {
    let shown = try runOnTerminal(
      "add", "Ada Lovelace", typing: "correct horse", "correct horse")
    XCTAssertEqual(shown, "New password: \nThe same again: \n\nstatus 0, shown\n")
    assert(try run("list"), 0, output: "Ada Lovelace; never signed in\n")

    let different = try runOnTerminal(
      "add", "Grace Hopper", typing: "correct horse", "correct house")
    XCTAssertTrue(different.contains("two different passwords"), different)
    XCTAssertTrue(different.hasSuffix("status 5, shown\n"), different)
    let short = try runOnTerminal("add", "Grace Hopper", typing: "short")
    XCTAssertTrue(short.hasSuffix("status 4, shown\n"), short)
    let ended = try runOnTerminal("add", "Grace Hopper", typing: "^D")
    XCTAssertTrue(ended.hasSuffix("status 5, shown\n"), ended)
  }

  func testASignalLeavesATerminalThatShowsWhatIsTyped() throws {
    let interrupted = try runOnTerminal("add", "Ada Lovelace", typing: "^C")
    XCTAssertTrue(interrupted.hasSuffix("signal 2, shown\n"), interrupted)
    let stopped = try runOnTerminal(
      "add", "Ada Lovelace", typing: "^Z", "correct horse", "correct horse")
    XCTAssertTrue(stopped.contains("\necho\n"), stopped)
    XCTAssertTrue(stopped.hasSuffix("status 0, shown\n"), stopped)
    assert(try run("list"), 0, output: "Ada Lovelace; never signed in\n")
  }

  func testNoDisplayIsOpenedAndFoundationIsNotThere() throws {
    // The loader names each library, and the program each file it opens.
    let command = try Command.result(
      of: [RealApp.program, "accounts", "list"],
      environment: environment.merging(["LD_DEBUG": "files"]) { $1 })
    XCTAssertEqual(command.status, 0)
    XCTAssertTrue(command.errors.contains("libcrypt"))
    XCTAssertFalse(command.errors.contains("libFoundation"))
  }
}
