import CSQLite

/// What stands for a question mark in a statement.
enum SQLValue: Equatable {
  case null
  case integer(Int64)
  case text(String)
  case bytes([UInt8])

  /// - Returns: SQLite's code.
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    switch self {
    case .null: return sqlite3_bind_null(statement, index)
    case .integer(let number): return sqlite3_bind_int64(statement, index, number)
    case .text(var text):
      return text.withUTF8 { utf8 in
        utf8.withMemoryRebound(to: CChar.self) { characters in
          // A null pointer would be bound as NULL.
          sqlite3_bind_text64(
            statement, index, characters.baseAddress ?? UnsafePointer(Self.nothing),
            UInt64(characters.count), weir_sqlite_transient(), UInt8(SQLITE_UTF8))
        }
      }
    case .bytes(let bytes):
      return bytes.withUnsafeBytes { bytes in
        sqlite3_bind_blob64(
          statement, index, bytes.baseAddress ?? UnsafeRawPointer(Self.nothing),
          UInt64(bytes.count), weir_sqlite_transient())
      }
    }
  }

  private nonisolated(unsafe) static let nothing = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
}

/// One row of an answer, good until the next one is read.
struct Row {
  fileprivate let statement: OpaquePointer

  init(statement: OpaquePointer) {
    self.statement = statement
  }

  /// A whole number within bounds; the file is damaged if it is none.
  func integer(
    _ column: Int32, in range: ClosedRange<Int64> = 0...Int64(Int32.max)
  ) throws(DatabaseError) -> Int64 {
    guard sqlite3_column_type(statement, column) == SQLITE_INTEGER else {
      throw .damaged("a number is missing")
    }
    let number = sqlite3_column_int64(statement, column)
    guard range.contains(number) else { throw .damaged("a number makes no sense") }
    return number
  }

  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(statement, column) == SQLITE_NULL
  }

  /// A text; what is not valid UTF-8 in it is replaced.
  func text(_ column: Int32) throws(DatabaseError) -> String {
    guard sqlite3_column_type(statement, column) == SQLITE_TEXT,
      let start = sqlite3_column_text(statement, column)
    else { throw .damaged("a text is missing") }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  func bytes(_ column: Int32) throws(DatabaseError) -> [UInt8] {
    guard sqlite3_column_type(statement, column) == SQLITE_BLOB else {
      throw .damaged("bytes are missing")
    }
    let count = Int(sqlite3_column_bytes(statement, column))
    return Array(
      UnsafeRawBufferPointer(start: sqlite3_column_blob(statement, column), count: count))
  }
}
