import CSQLite
import Glibc

/// A connection to one SQLite file.
///
/// SQL is written as literals only, and every value is bound: `StaticString` lets nothing else
/// through. Used by one thread at a time.
final class Database {
  private let connection: OpaquePointer
  private var statements: [String: OpaquePointer] = [:]

  /// How long another process may keep the file to itself.
  static let patience: Int32 = 5_000  // ms

  /// - Parameter path: A file that is there, or `:memory:`.
  init(path: String) throws(DatabaseError) {
    var connection: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2(path, &connection, flags, nil)
    guard code == SQLITE_OK, let connection else {
      let error = DatabaseError(code: code, of: connection)
      sqlite3_close_v2(connection)
      throw error
    }
    self.connection = connection
    sqlite3_busy_timeout(connection, Self.patience)
    // The file is not trusted: nothing in it may run anything, and each cell is looked at.
    for (flag, on) in [
      (SQLITE_DBCONFIG_DEFENSIVE, 1), (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
      (SQLITE_DBCONFIG_DQS_DML, 0), (SQLITE_DBCONFIG_DQS_DDL, 0),
      (SQLITE_DBCONFIG_ENABLE_TRIGGER, 0), (SQLITE_DBCONFIG_ENABLE_VIEW, 0),
      (SQLITE_DBCONFIG_ENABLE_FKEY, 1),
    ] {
      weir_sqlite_switch(connection, flag, Int32(on))
    }
    try run("PRAGMA cell_size_check = ON")
    try run("PRAGMA temp_store = MEMORY")
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(connection)
  }

  /// Whether SQLite only reads the file: it may not write it, or, once it has read the header, does
  /// not know how to.
  var isReadOnly: Bool { sqlite3_db_readonly(connection, "main") != 0 }

  /// Whether the last to close the file puts what the log has where it belongs. Otherwise both files
  /// stay just as they are.
  func putsLogAwayOnClose(_ puts: Bool) {
    weir_sqlite_switch(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, puts ? 0 : 1)
  }

  /// Runs one statement for what it does.
  ///
  /// - Returns: How many rows it changed.
  @discardableResult
  func run(_ sql: StaticString, _ values: SQLValue...) throws(DatabaseError) -> Int {
    try rows(sql, values) { (_) throws(DatabaseError) in }
    return Int(sqlite3_changes64(connection))
  }

  /// The first row of an answer; nil when there is none.
  func first<Result>(
    _ sql: StaticString, _ values: SQLValue...,
    read: (Row) throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result? {
    var result: Result?
    try rows(sql, values) { (row) throws(DatabaseError) in
      if result == nil { result = try read(row) }
    }
    return result
  }

  /// All rows of an answer, in its order.
  func all<Result>(
    _ sql: StaticString, _ values: SQLValue...,
    read: (Row) throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> [Result] {
    var results: [Result] = []
    try rows(sql, values) { (row) throws(DatabaseError) in results.append(try read(row)) }
    return results
  }

  /// Does all of it or nothing. Nobody else writes meanwhile: what is read in it is still so when
  /// it is written.
  @discardableResult
  func transaction<Result>(
    _ body: () throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    try transaction("BEGIN IMMEDIATE", body)
  }

  /// Reads all of it as it stands at one moment, whoever writes meanwhile.
  func snapshot<Result>(
    _ body: () throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    try transaction("BEGIN", body)
  }

  private func transaction<Result>(
    _ begin: StaticString, _ body: () throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    try run(begin)
    do throws(DatabaseError) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // SQLite has rolled back by itself after some errors, such as a full disk.
      if sqlite3_get_autocommit(connection) == 0 { _ = try? run("ROLLBACK") }
      throw error
    }
  }

  private func rows(
    _ sql: StaticString, _ values: [SQLValue], read: (Row) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    let statement = try statement(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() {
      let code = value.bind(to: statement, at: Int32(index + 1))
      if code != SQLITE_OK { throw DatabaseError(code: code, of: connection) }
    }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: try read(Row(statement: statement))
      case SQLITE_DONE: return
      case let code: throw DatabaseError(code: code, of: connection)
      }
    }
  }

  private func statement(_ sql: StaticString) throws(DatabaseError) -> OpaquePointer {
    let text = sql.description
    if let known = statements[text] { return known }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v3(
      connection, text, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
    guard code == SQLITE_OK, let statement else {
      throw DatabaseError(code: code, of: connection)
    }
    statements[text] = statement
    return statement
  }
}
