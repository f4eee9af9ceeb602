import FormModels
import Foundation
import Testing
import WeirText

@testable import Accounts

@Suite("The file")
struct StoreFileTests {
  let store: TemporaryStore

  init() throws {
    store = try TemporaryStore()
  }

  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  private var folder: String { store.folder + "/weir-forms" }

  @Test("Nobody but the user may look into the folder, the file, and what belongs to it")
  func modes() throws {
    let ledger = try store.ledger(with: "Ada Lovelace")
    #expect(try mode(folder) == 0o700)
    for suffix in ["", "-wal", "-shm"] { #expect(try mode(store.path + suffix) == 0o600) }
    withExtendedLifetime(ledger) {}
  }

  @Test("What others may do with a file that is there is taken away")
  func wideModes() throws {
    try store.ledger(with: "Ada Lovelace").close()
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
    try FileManager.default.setAttributes([.posixPermissions: 0o664], ofItemAtPath: store.path)
    #expect(try store.ledger().accounts().count == 1)
    #expect(try mode(folder) == 0o700)
    #expect(try mode(store.path) == 0o600)
  }

  @Test("Closed, there is one file, and all is in it")
  func closing() throws {
    try store.ledger(with: "Ada Lovelace").close()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["accounts.db"])
    #expect(try store.bytes.range(of: Data("Ada Lovelace".utf8)) != nil)
    #expect(try store.ledger().accounts().map(\.name) == ["Ada Lovelace"])
  }

  @Test("It is written ahead and to the disk, and its tables are strict")
  func modesOfDatabase() throws {
    let ledger = try store.ledger(with: "Ada Lovelace")
    let modes = try ledger.access(StoreProblem.self) { (database) throws(DatabaseError) in
      let journal = try database.first("PRAGMA journal_mode") { (row) throws(DatabaseError) in
        try row.text(0)
      }
      let synchronous = try database.first("PRAGMA synchronous") { (row) throws(DatabaseError) in
        try row.integer(0)
      }
      let keys = try database.first("PRAGMA foreign_keys") { (row) throws(DatabaseError) in
        try row.integer(0)
      }
      return (journal, synchronous, keys)
    }
    #expect(modes.0 == "wal")
    #expect(modes.1 == 2)
    #expect(modes.2 == 1)
    let loose = try Database(path: store.path).all(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND strict = 0"
    ) { (row) throws(DatabaseError) in try row.text(0) }
    #expect(loose == ["sqlite_schema"])
  }

  @Test("Where the user's data is said to be, the file is, and a relative folder counts as none")
  func usualPath() throws {
    func path(_ variables: [String: String]) -> String { StoreFile.usual { variables[$0] }.path }
    #expect(
      path(["XDG_DATA_HOME": "/somewhere", "HOME": "/home/ada"])
        == "/somewhere/weir-forms/accounts.db")
    for data in [nil, "", "somewhere"] as [String?] {
      #expect(
        path(["XDG_DATA_HOME": data, "HOME": "/home/ada"].compactMapValues { $0 })
          == "/home/ada/.local/share/weir-forms/accounts.db")
    }
    let home = try #require(getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) })
    for folder in [nil, "", "ada"] as [String?] {
      #expect(
        path(["HOME": folder].compactMapValues { $0 }) == home
          + "/.local/share/weir-forms/accounts.db")
    }
  }

  // MARK: Damage

  private func problem(_ ledger: Ledger) -> StoreProblem? {
    failure { () throws(StoreProblem) in try ledger.accounts() }
  }

  private func lay(_ text: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: store.path))
  }

  @Test("What is no store is called damaged, and stays as it is until the user says so")
  func damaged() throws {
    let text = String(repeating: "this is my diary ", count: 100)
    try lay(text)
    let ledger = store.ledger()
    #expect(problem(ledger) == .damaged(path: store.path))
    let registration = failure { () throws(RegistrationFailure) in
      try ledger.register(name: "Ada Lovelace", password: .good)
    }
    #expect(registration == .unavailable(.damaged(path: store.path)))
    #expect(try store.bytes == Data(text.utf8))

    let aside = try ledger.putAside()
    #expect(aside == store.path + ".aside")
    #expect(try String(contentsOfFile: aside, encoding: .utf8) == text)
    try ledger.register(name: "Ada Lovelace", password: .good)
  }

  @Test("Another program's database is not touched")
  func foreign() throws {
    try lay("")
    let database = try Database(path: store.path)
    try database.run("CREATE TABLE recipes (name TEXT)")
    let before = try store.bytes
    #expect(problem(store.ledger()) == .damaged(path: store.path))
    #expect(try store.bytes == before)
  }

  @Test("A file of a newer version is called so, is not touched, and can be put aside")
  func newer() throws {
    let ledger = try store.ledger(with: "Ada Lovelace")
    ledger.close()
    do {
      let database = try Database(path: store.path)
      try database.run("PRAGMA user_version = 2")
    }
    let before = try store.bytes
    #expect(problem(ledger) == .newer(path: store.path))
    #expect(try store.bytes == before)
    #expect(try ledger.putAside() == store.path + ".aside")
    #expect(try ledger.accounts() == [])
  }

  /// A store whose only account is still in its log, as a power cut leaves it.
  private func leaveLog() throws -> Data {
    let copy = store.folder + "/copy"
    let ledger = try store.ledger(with: "Ada Lovelace")
    try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(
        atPath: store.path + suffix, toPath: copy + "/accounts.db" + suffix)
    }
    ledger.close()
    try FileManager.default.removeItem(atPath: folder)
    try FileManager.default.moveItem(atPath: copy, toPath: folder)
    return try Data(contentsOf: URL(fileURLWithPath: store.path + "-wal"))
  }

  @Test("What a power cut has left in the log is there")
  func log() throws {
    #expect(try leaveLog().range(of: Data("Ada Lovelace".utf8)) != nil)
    #expect(try store.bytes.range(of: Data("Ada Lovelace".utf8)) == nil)
    #expect(try store.ledger().accounts().map(\.name) == ["Ada Lovelace"])
  }

  @Test(
    "The log of a file that is refused stays as it is, and goes aside with it",
    arguments: ["emptied", "overwritten", "newer"])
  func refusedWithLog(how: String) throws {
    var log = try leaveLog()
    switch how {
    case "emptied": try lay("")
    case "overwritten":
      // A page of the log stands for the file's: it is the later one. So both are spoiled.
      try lay(String(repeating: "this is my diary ", count: 1_000))
      log = Data(repeating: 7, count: 100) + log.dropFirst(100)
      try log.write(to: URL(fileURLWithPath: store.path + "-wal"))
    default:
      let database = try Database(path: store.path)
      database.putsLogAwayOnClose(false)
      try database.run("PRAGMA user_version = 2")
      log = try Data(contentsOf: URL(fileURLWithPath: store.path + "-wal"))
    }
    let before = try store.bytes
    let ledger = store.ledger()
    #expect(
      problem(ledger) == (how == "newer" ? .newer(path: store.path) : .damaged(path: store.path)))
    #expect(try store.bytes == before)
    let aside = try ledger.putAside()
    #expect(try Data(contentsOf: URL(fileURLWithPath: aside)) == before)
    #expect(try Data(contentsOf: URL(fileURLWithPath: aside + "-wal")) == log)
    #expect(try ledger.accounts() == [])
  }

  @Test(
    "What is no file is not touched, and can be put aside",
    arguments: ["link", "link to nothing", "pipe", "folder"])
  func noFile(kind: String) throws {
    let target = store.folder + "/elsewhere.db"
    let files = FileManager.default
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    switch kind {
    case "pipe": try #require(mkfifo(store.path, 0o644) == 0)
    case "folder": try #require(mkdir(store.path, 0o755) == 0)
    default:
      try files.createSymbolicLink(atPath: store.path, withDestinationPath: target)
      if kind == "link" { try #require(files.createFile(atPath: target, contents: nil)) }
    }
    let before = try files.attributesOfItem(atPath: store.path)
    let ledger = store.ledger()
    #expect(problem(ledger) == .damaged(path: store.path))
    let aside = try ledger.putAside()
    let after = try files.attributesOfItem(atPath: aside)
    for key in [FileAttributeKey.systemFileNumber, .posixPermissions] {
      #expect(after[key] as? Int == before[key] as? Int)
    }
    try ledger.register(name: "Ada Lovelace", password: .good)
    #expect(files.contents(atPath: target) == (kind == "link" ? Data() : nil))
  }

  @Test("Put aside, a file takes the name of nothing that is there")
  func takenNames() throws {
    try lay("this is no store")
    for name in ["accounts.db.aside-journal", "accounts.db.aside-2"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/" + name, withDestinationPath: "/nowhere")
    }
    #expect(try store.ledger().putAside() == store.path + ".aside-3")
  }

  @Test("What is done to a file while another process puts it aside is not said to be done")
  func movedWhileWritten() throws {
    let ledger = try store.ledger(with: "Ada Lovelace")
    let name = try #require(StoredName("Grace Hopper"))
    let problem = failure { () throws(StoreProblem) in
      try ledger.change(StoreProblem.self) { (database) throws(DatabaseError) in
        _ = try ledger.file.putAside()
        return try database.add(name, hash: "", at: UnixTime(seconds: 0))
      }
    }
    #expect(problem == .busy)
    try ledger.register(name: "Grace Hopper", password: .good)
    #expect(try ledger.accounts().map(\.name) == ["Grace Hopper"])
  }

  @Test("An empty file is a new store")
  func empty() throws {
    try lay("")
    try store.ledger(with: "Ada Lovelace").close()
    #expect(try store.ledger().accounts().count == 1)
  }

  @Test("A table that is another, or a trigger or view that was put in, is damage")
  func otherTables() throws {
    for sql in [
      "CREATE TABLE extra (a)", "CREATE VIEW spy AS SELECT name FROM account",
      "CREATE TRIGGER spy AFTER INSERT ON account BEGIN DELETE FROM lockout; END",
      "DROP INDEX token_account", "ALTER TABLE account ADD COLUMN extra TEXT",
      "DELETE FROM store",
    ] as [StaticString] {
      let store = try TemporaryStore()
      try store.ledger(with: "Ada Lovelace").close()
      try store.tamper(sql)
      #expect(problem(store.ledger()) == .damaged(path: store.path), "\(sql)")
    }
  }

  @Test("Nothing that is aside already is overwritten, and a good store stays where it is")
  func aside() throws {
    for number in 1...3 {
      try lay("damage \(number)")
      let aside = try store.ledger().putAside()
      #expect(aside == store.path + (number == 1 ? ".aside" : ".aside-\(number)"))
      #expect(try String(contentsOfFile: aside, encoding: .utf8) == "damage \(number)")
    }
    let ledger = try store.ledger(with: "Ada Lovelace")
    #expect(try ledger.putAside() == store.path)
    #expect(try ledger.accounts().count == 1)
  }

  @Test("Who has the file open sees that it was put aside or deleted, and does not write there")
  func moved() throws {
    let ledger = try store.ledger(with: "Ada Lovelace")
    try FileManager.default.moveItem(atPath: store.path, toPath: store.path + ".old")
    #expect(try ledger.accounts() == [])
    try FileManager.default.removeItem(atPath: folder)
    #expect(try ledger.accounts() == [])
  }

  // MARK: Versions

  @Test("A store of an earlier version gets what is new, and a step that fails leaves it as it was")
  func migration() throws {
    try store.ledger(with: "Ada Lovelace").close()
    let failing = Schema(
      steps: Schema.current.steps + [
        [
          "CREATE TABLE extra (a TEXT) STRICT", "PRAGMA user_version = 2",
          "INSERT INTO nowhere VALUES (1)",
        ]
      ])
    #expect(problem(store.ledger(schema: failing)) != nil)
    #expect(try store.ledger().accounts().count == 1)

    let next = Schema(
      steps: Schema.current.steps + [
        ["ALTER TABLE account ADD COLUMN note TEXT", "PRAGMA user_version = 2"]
      ])
    #expect(try store.ledger(schema: next).accounts().map(\.name) == ["Ada Lovelace"])
    #expect(problem(store.ledger()) == .newer(path: store.path))
    #expect(try store.ledger(schema: next).accounts().count == 1)
  }
}
