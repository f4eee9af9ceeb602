import CSQLite

/// The tables of a store, and how a store of an earlier version comes to have them.
struct Schema: Sendable {
  /// Each brings a store to the next version. Once released none is ever changed: a new version is a
  /// new step at the end.
  let steps: [[StaticString]]

  /// What this program writes.
  static let current = Schema(steps: [
    [
      """
      CREATE TABLE account (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        name_key TEXT NOT NULL UNIQUE,
        hash TEXT NOT NULL,
        created INTEGER NOT NULL CHECK (created BETWEEN 0 AND 253402300799),
        last_sign_in INTEGER CHECK (last_sign_in BETWEEN 0 AND 253402300799),
        failures INTEGER NOT NULL DEFAULT 0 CHECK (failures BETWEEN 0 AND 1000000)
      ) STRICT
      """,
      """
      CREATE TABLE token (
        digest BLOB PRIMARY KEY CHECK (length(digest) = 32),
        account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
        expires INTEGER NOT NULL CHECK (expires BETWEEN 0 AND 3155695200000000)
      ) STRICT, WITHOUT ROWID
      """,
      "CREATE INDEX token_account ON token (account, expires)",
      """
      CREATE TABLE lockout (
        name BLOB PRIMARY KEY CHECK (length(name) = 32),
        failures INTEGER NOT NULL CHECK (failures BETWEEN 0 AND 1001),
        last INTEGER NOT NULL CHECK (last BETWEEN 0 AND 3155695200000000)
      ) STRICT, WITHOUT ROWID
      """,
      """
      CREATE TABLE store (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        salt BLOB NOT NULL CHECK (length(salt) = 32),
        boot TEXT NOT NULL,
        since_boot INTEGER NOT NULL,
        wall INTEGER NOT NULL,
        time INTEGER NOT NULL CHECK (time BETWEEN 0 AND 3155695200000000)
      ) STRICT
      """,
      "INSERT INTO store VALUES (1, randomblob(32), '', 0, 0, 0)",
      "PRAGMA application_id = 0x57656972",  // "Weir"
      "PRAGMA user_version = 1",
    ]
  ])

  private static let applicationID: Int64 = 0x5765_6972

  /// Brings a store to the newest version, and checks that it is sound.
  func prepare(_ database: Database) throws(DatabaseError) {
    // Looked at before anything is written: a file that is not ours stays as it is. Another process may
    // be making its tables at this very moment.
    try database.snapshot { () throws(DatabaseError) in _ = try version(of: database) }
    if database.isReadOnly { throw .damaged("the file's header has a strange version") }
    try setModes(of: database)
    try database.transaction { () throws(DatabaseError) in
      for step in steps[try version(of: database)...] {
        for statement in step { try database.run(statement) }
      }
    }
    try check(database)
  }

  /// How many steps a store has behind it.
  private func version(of database: Database) throws(DatabaseError) -> Int {
    let any = Int64(Int32.min)...Int64(Int32.max)
    let version = try database.integer("PRAGMA user_version", in: any)
    let application = try database.integer("PRAGMA application_id", in: any)
    let tables = try database.integer("SELECT count(*) FROM sqlite_schema", in: any)
    if version == 0, application == 0, tables == 0 { return 0 }
    guard application == Self.applicationID, version > 0 else {
      throw .damaged("this is not a store of accounts")
    }
    guard version <= steps.count else { throw .newer }
    return Int(version)
  }

  private func setModes(of database: Database) throws(DatabaseError) {
    // Two processes that open a new file at once stand in each other's way here, and SQLite does
    // not wait by itself.
    var mode: String?
    for attempt in 1... {
      do throws(DatabaseError) {
        mode = try database.first("PRAGMA journal_mode = WAL") { (row) throws(DatabaseError) in
          try row.text(0)
        }
        break
      } catch {
        guard error.kind == .busy, attempt < 250 else { throw error }
        sqlite3_sleep(20)
      }
    }
    guard mode == "wal" || mode == "memory" else {
      throw .damaged("the file cannot have a write-ahead log")
    }
    // What has been said to be done stays done when the power goes.
    try database.run("PRAGMA synchronous = FULL")
    // What is deleted is overwritten.
    try database.run("PRAGMA secure_delete = ON")
  }

  private func check(_ database: Database) throws(DatabaseError) {
    let answer = try database.first("PRAGMA quick_check(1)") { (row) throws(DatabaseError) in
      try row.text(0)
    }
    guard answer == "ok" else { throw .damaged(answer ?? "the check has no answer") }
    let model = try Database(path: ":memory:")
    for step in steps {
      for statement in step { try model.run(statement) }
    }
    guard try tables(of: database) == tables(of: model) else {
      throw .damaged("the tables are others")
    }
    _ = try database.integer("SELECT id FROM store", in: 1...1)
  }

  private func tables(of database: Database) throws(DatabaseError) -> [[String]] {
    try database.all(
      "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema ORDER BY type, name"
    ) { (row) throws(DatabaseError) in
      [try row.text(0), try row.text(1), try row.text(2), try row.text(3)]
    }
  }
}

extension Database {
  fileprivate func integer(
    _ sql: StaticString, in range: ClosedRange<Int64>
  ) throws(DatabaseError) -> Int64 {
    let number = try first(sql) { (row) throws(DatabaseError) in try row.integer(0, in: range) }
    guard let number else { throw .damaged("a row is missing") }
    return number
  }
}
