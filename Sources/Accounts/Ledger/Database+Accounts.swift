import FormModels

/// An account as the store has it.
struct AccountRow: Equatable, Sendable {
  let id: Int64
  let account: Account
  let hash: String
  /// The last sign-in.
  let previous: UnixTime?
  let failures: Int

  fileprivate init(_ row: Row) throws(DatabaseError) {
    id = try row.integer(0, in: .min ... .max)
    account = Account(name: try row.text(1))
    hash = try row.text(2)
    previous = row.isNull(3) ? nil : UnixTime(seconds: try row.integer(3, in: UnixTime.range))
    failures = Int(try row.integer(4))
  }
}

extension UnixTime {
  /// To the end of the year 9999.
  static let range: ClosedRange<Int64> = 0...253_402_300_799

  /// What a wall clock shows, or what comes nearest to it.
  init(_ reading: ClockReading) {
    let seconds = reading.wall / 1_000
    self.init(seconds: min(max(seconds, Self.range.lowerBound), Self.range.upperBound))
  }
}

extension Database {
  func account(key: String) throws(DatabaseError) -> AccountRow? {
    try first(
      "SELECT id, name, hash, last_sign_in, failures FROM account WHERE name_key = ?", .text(key)
    ) { (row) throws(DatabaseError) in try AccountRow(row) }
  }

  func account(id: Int64) throws(DatabaseError) -> AccountRow? {
    try first(
      "SELECT id, name, hash, last_sign_in, failures FROM account WHERE id = ?", .integer(id)
    ) { (row) throws(DatabaseError) in try AccountRow(row) }
  }

  /// - Returns: False when somebody has the name already.
  func add(_ name: StoredName, hash: String, at now: UnixTime) throws(DatabaseError) -> Bool {
    do throws(DatabaseError) {
      try run(
        "INSERT INTO account (name, name_key, hash, created) VALUES (?, ?, ?, ?)",
        .text(name.text), .text(name.key), .text(hash), .integer(now.seconds))
      return true
    } catch {
      guard error.kind == .notUnique else { throw error }
      return false
    }
  }

  /// Counts a failed attempt; for nil it takes as long and counts nothing.
  func countFailure(of id: Int64?) throws(DatabaseError) {
    try run(
      "UPDATE account SET failures = min(failures + 1, 1000000) WHERE id = ?",
      id.map { .integer($0) } ?? .null)
  }

  /// Takes back the one that an attempt was counted as before it turned out to be right.
  func takeBackFailure(of id: Int64) throws(DatabaseError) {
    try run("UPDATE account SET failures = max(failures - 1, 0) WHERE id = ?", .integer(id))
  }

  /// Takes down that somebody has signed in now.
  func noteSignIn(of id: Int64, at now: UnixTime) throws(DatabaseError) {
    try run(
      "UPDATE account SET last_sign_in = ?, failures = 0 WHERE id = ?",
      .integer(now.seconds), .integer(id))
  }

  func setHash(of id: Int64, to hash: String) throws(DatabaseError) {
    try run("UPDATE account SET hash = ? WHERE id = ?", .text(hash), .integer(id))
  }

  /// Its tokens go with it.
  func removeAccount(_ id: Int64) throws(DatabaseError) {
    try run("DELETE FROM account WHERE id = ?", .integer(id))
  }
}
