/// Which count an attempt on a name belongs to.
struct LockoutSlot: Equatable, Sendable {
  let key: [UInt8]

  /// The one for all names that have none of their own, when there are too many.
  static let shared = LockoutSlot(key: [UInt8](repeating: 0, count: 32))
}

/// An attempt that has been counted.
struct Attempt: Equatable, Sendable {
  let slot: LockoutSlot
  /// What the count was before it.
  let before: Lockout
}

extension Database {
  /// So many names have counts of their own. What is there does not make room for others, or who
  /// guesses could have a name's count forgotten by trying others.
  static let mostLockouts: Int64 = 1_024

  /// Finds the count for a name, whether anybody has the name or not, and forgets old ones. In a
  /// transaction.
  ///
  /// The table keeps a digest, since people type passwords into the wrong field.
  func lockoutSlot(
    for nameKey: String, at now: StoreTime
  ) throws(DatabaseError) -> LockoutSlot {
    let forgotten = now.milliseconds - Lockout.memory.nanoseconds / 1_000_000
    try run("DELETE FROM lockout WHERE last <= ?", .integer(forgotten))
    let slot = try ownLockoutSlot(for: nameKey)
    if try lockout(slot) != nil { return slot }
    let count = try first(
      "SELECT count(*) FROM lockout WHERE name <> ?", .bytes(LockoutSlot.shared.key)
    ) {
      (row) throws(DatabaseError) in try row.integer(0)
    }
    return (count ?? 0) < Self.mostLockouts ? slot : .shared
  }

  /// The count of its own that a name has or would have.
  func ownLockoutSlot(for nameKey: String) throws(DatabaseError) -> LockoutSlot {
    let salt = try first("SELECT salt FROM store") { (row) throws(DatabaseError) in
      try row.bytes(0)
    }
    guard let salt else { throw .damaged("the salt is missing") }
    let salted = salt + Array(nameKey.utf8)
    return LockoutSlot(key: salted.withUnsafeBytes { Digest.name($0) })
  }

  func lockout(_ slot: LockoutSlot) throws(DatabaseError) -> Lockout? {
    try first("SELECT failures, last FROM lockout WHERE name = ?", .bytes(slot.key)) {
      (row) throws(DatabaseError) in
      Lockout(
        failures: Int(try row.integer(0)),
        last: StoreTime(milliseconds: try row.integer(1, in: StoreTime.range)))
    }
  }

  func keep(_ lockout: Lockout, _ slot: LockoutSlot) throws(DatabaseError) {
    try run(
      "INSERT OR REPLACE INTO lockout (name, failures, last) VALUES (?, ?, ?)",
      .bytes(slot.key), .integer(Int64(lockout.failures)), .integer(lockout.last.milliseconds))
  }

  /// Forgets the failures after a success. Of the shared count only the attempt itself is taken back:
  /// one who has an account could have that of all others forgotten.
  func clearLockout(_ attempt: Attempt) throws(DatabaseError) {
    guard attempt.slot == .shared else {
      try run("DELETE FROM lockout WHERE name = ?", .bytes(attempt.slot.key))
      return
    }
    guard var lockout = try lockout(.shared) else { return }
    lockout.takeBack(before: attempt.before)
    try keep(lockout, .shared)
  }
}
