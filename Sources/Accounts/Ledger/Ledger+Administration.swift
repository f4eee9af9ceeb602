import FormModels
import Weir
import WeirText

/// What an administrator sees of an account: all that is kept but hash and tokens.
package struct AccountRecord: Equatable, Sendable {
  package let name: String
  package let created: UnixTime
  package let lastSignIn: UnixTime?
  /// How many attempts have failed since then.
  package let failures: Int
  /// How long no attempt is looked at; nil when the next one is.
  package let lockedFor: MonotonicTime.Stride?
}

// Whoever can call these can write the file, and is asked for no password.

extension Ledger {
  /// All accounts, by name.
  package func accounts() throws(StoreProblem) -> [AccountRecord] {
    try access(StoreProblem.self) { (database) throws(DatabaseError) in
      let now = try database.time(by: clock)
      var lockouts: [[UInt8]: Lockout] = [:]
      for (slot, lockout) in try database.lockouts() { lockouts[slot.key] = lockout }
      let rows = try database.all(
        "SELECT name, name_key, created, last_sign_in, failures FROM account ORDER BY name_key"
      ) { (row) throws(DatabaseError) in
        let slot = try database.ownLockoutSlot(for: try row.text(1))
        return AccountRecord(
          name: try row.text(0),
          created: UnixTime(seconds: try row.integer(2, in: UnixTime.range)),
          lastSignIn: row.isNull(3)
            ? nil : UnixTime(seconds: try row.integer(3, in: UnixTime.range)),
          failures: Int(try row.integer(4)),
          lockedFor: lockouts[slot.key]?.remaining(at: now))
      }
      return rows
    }
  }

  /// Gives an account another password; its tokens are void and its failures forgotten.
  ///
  /// - Returns: False when there is no such account.
  package func setPassword(
    of name: String, to password: SecretText
  ) throws(RegistrationFailure) -> Bool {
    guard let name = StoredName(name), try isFree(name.text) == false else { return false }
    let hash = try newHash(of: password, RegistrationFailure.self)
    return try change(RegistrationFailure.self) { (database) throws(DatabaseError) in
      guard let row = try database.account(key: name.key) else { return false }
      try database.setHash(of: row.id, to: hash)
      try database.removeTokens(of: row.id)
      try database.run(
        "DELETE FROM lockout WHERE name = ?", .bytes(database.ownLockoutSlot(for: name.key).key))
      return true
    }
  }

  /// - Returns: False when there is no such account.
  package func remove(_ name: String) throws(StoreProblem) -> Bool {
    guard let name = StoredName(name) else { return false }
    return try change(StoreProblem.self) { (database) throws(DatabaseError) in
      guard let row = try database.account(key: name.key) else { return false }
      try database.removeAccount(row.id)
      return true
    }
  }

  /// Lets the next attempt on a name be looked at. When the name has no count of its own the one that
  /// it shares is forgotten.
  ///
  /// - Returns: False when there is no such account.
  package func unlock(_ name: String) throws(StoreProblem) -> Bool {
    guard let name = StoredName(name) else { return false }
    return try change(StoreProblem.self) { (database) throws(DatabaseError) in
      guard try database.account(key: name.key) != nil else { return false }
      let own = try database.ownLockoutSlot(for: name.key)
      let slot = try database.lockout(own) == nil ? .shared : own
      try database.run("DELETE FROM lockout WHERE name = ?", .bytes(slot.key))
      return true
    }
  }
}

extension Database {
  fileprivate func lockouts() throws(DatabaseError) -> [(LockoutSlot, Lockout)] {
    try all("SELECT name, failures, last FROM lockout") { (row) throws(DatabaseError) in
      (
        LockoutSlot(key: try row.bytes(0)),
        Lockout(
          failures: Int(try row.integer(1)),
          last: StoreTime(milliseconds: try row.integer(2, in: StoreTime.range)))
      )
    }
  }
}
