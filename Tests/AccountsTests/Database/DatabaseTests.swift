import Testing

@testable import Accounts

@Suite("Database")
struct DatabaseTests {
  let database: Database

  init() throws {
    database = try Database(path: ":memory:")
    try database.run("CREATE TABLE thing (name TEXT UNIQUE, number INTEGER, bytes BLOB) STRICT")
  }

  private func names() throws -> [String] {
    try database.all("SELECT name FROM thing ORDER BY name") { (row) throws(DatabaseError) in
      try row.text(0)
    }
  }

  @Test(
    "Texts come back byte for byte, whatever is in them",
    arguments: [
      "", "O'Hara\"; DROP TABLE thing; --", "\0 and after", "한글", "👨‍👩‍👧", "\u{200F}ab",
      String(repeating: "a", count: 10_000_000),
    ])
  func texts(_ text: String) throws {
    try database.run("INSERT INTO thing (name) VALUES (?)", .text(text))
    #expect(try Array(names()[0].utf8) == Array(text.utf8))
    let found = try database.first("SELECT 1 FROM thing WHERE name = ?", .text(text)) {
      (row) throws(DatabaseError) in try row.integer(0)
    }
    #expect(found == 1)
  }

  @Test("Bytes and nothing come back, an empty array as an empty one")
  func bytes() throws {
    for bytes in [[], [0], [1, 0, 255]] as [[UInt8]] {
      try database.run("DELETE FROM thing")
      try database.run("INSERT INTO thing (number, bytes) VALUES (?, ?)", .null, .bytes(bytes))
      let back = try database.first("SELECT bytes, number FROM thing") {
        (row) throws(DatabaseError) in (try row.bytes(0), row.isNull(1))
      }
      #expect(back?.0 == bytes)
      #expect(back?.1 == true)
    }
  }

  @Test("A value of another kind, or out of its bounds, is damage")
  func kinds() throws {
    try database.run("INSERT INTO thing (name, number) VALUES ('a', 7)")
    let read = { (row: Row) throws(DatabaseError) in _ = try row.integer(0) }
    #expect(
      throws: DatabaseError.self,
      performing: { try database.first("SELECT name FROM thing", read: read) })
    #expect(
      throws: DatabaseError.self,
      performing: {
        try database.first("SELECT number FROM thing") { (row) throws(DatabaseError) in
          try row.integer(0, in: 0...6)
        }
      })
    #expect(
      throws: DatabaseError.self,
      performing: {
        try database.first("SELECT number FROM thing") { (row) throws(DatabaseError) in
          try row.text(0)
        }
      })
  }

  @Test("A transaction that fails has done nothing")
  func rollback() throws {
    try database.run("INSERT INTO thing (name) VALUES ('a')")
    let error = failure { () throws(DatabaseError) in
      try database.transaction { () throws(DatabaseError) in
        try database.run("INSERT INTO thing (name) VALUES ('b')")
        try database.run("INSERT INTO thing (name) VALUES ('a')")
      }
    }
    #expect(error?.kind == .notUnique)
    #expect(try names() == ["a"])
    try database.transaction { () throws(DatabaseError) in
      try database.run("INSERT INTO thing (name) VALUES ('c')")
    }
    #expect(try names() == ["a", "c"])
  }

  @Test("Nothing in the file runs by itself, and its tables are not to be written")
  func defence() throws {
    try database.run("CREATE TRIGGER twice AFTER INSERT ON thing BEGIN DELETE FROM thing; END")
    try database.run("INSERT INTO thing (name) VALUES ('a')")
    #expect(try names() == ["a"])
    let error = failure { () throws(DatabaseError) in
      try database.run("DELETE FROM sqlite_schema")
    }
    #expect(error != nil)
  }
}
