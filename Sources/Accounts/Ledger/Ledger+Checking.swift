import FormModels
import Weir
import WeirText

/// A password that has turned out to be right.
struct Proof {
  let row: AccountRow
  fileprivate let attempt: Attempt
}

extension Ledger {
  /// Checks a name and a password.
  ///
  /// An attempt is counted as a failure before it is looked at, and that is taken back when it was
  /// none: neither ending the process nor trying in ten windows at once saves anybody from being
  /// counted. A name that nobody has costs the same hash, the same writes and the same lockout.
  func check<Failure: CheckFailure>(
    name: String, password: SecretText, _ failure: Failure.Type
  ) throws(Failure) -> Proof {
    // No key is empty, so this is a name that nobody has.
    let key = StoredName(name)?.key ?? ""
    let start = try change(failure) { (database) throws(DatabaseError) in
      try begin(key, in: database)
    }
    let (attempt, row): (Attempt, AccountRow?)
    switch start {
    case .lockedOut(let remaining): throw .lockedOut(remaining: remaining)
    case .counted(let counted, let found): (attempt, row) = (counted, found)
    }
    let hasher = try hasher(failure)
    if let row, !hasher.isSound(row.hash) {
      throw .unavailable(.damaged(path: file.path))
    }
    let isRight = password.withUTF8 { hasher.matches($0, row?.hash) }
    guard isRight, let row else { throw .rejected }
    return Proof(row: row, attempt: attempt)
  }

  private enum Start {
    case counted(Attempt, AccountRow?)
    case lockedOut(remaining: MonotonicTime.Stride)
  }

  private func begin(_ key: String, in database: Database) throws(DatabaseError) -> Start {
    let now = try database.advanceTime(by: clock)
    let slot = try database.lockoutSlot(for: key, at: now)
    let before = try database.lockout(slot) ?? Lockout()
    if let remaining = before.remaining(at: now) { return .lockedOut(remaining: remaining) }
    var after = before
    after.fail(at: now)
    try database.keep(after, slot)
    let row = try database.account(key: key)
    try database.countFailure(of: row?.id)
    return .counted(Attempt(slot: slot, before: before), row)
  }

  /// Does something with an account whose password was right, unless the account or its password has
  /// become another one meanwhile.
  @discardableResult
  func use<Result, Failure: CheckFailure>(
    _ proof: Proof, _ failure: Failure.Type,
    _ body: (Database) throws(DatabaseError) -> Result
  ) throws(Failure) -> Result {
    let result = try change(failure) { (database) throws(DatabaseError) -> Result? in
      guard let row = try database.account(id: proof.row.id), row.hash == proof.row.hash else {
        return nil
      }
      try database.clearLockout(proof.attempt)
      try database.takeBackFailure(of: row.id)
      return try body(database)
    }
    guard let result else { throw .rejected }
    return result
  }
}
