import FormModels
import Weir
import WeirText

/// What stands for a password on a machine that remembers somebody: 256 random bits. The store keeps
/// a digest.
enum Token {
  /// How long one can be used, by the store's own clock.
  static let life: MonotonicTime.Stride = .seconds(90 * 24 * 3_600)
  /// How many an account has at most; then the one that ends first goes.
  static let most: Int64 = 32
}

extension Ledger {
  /// - Returns: Nil when there is no such account any more.
  package func issueToken(for account: Account) throws(StoreProblem) -> SecretText? {
    guard let name = StoredName(account.name) else { return nil }
    guard let token = RandomText.token() else { throw .other("there are no random numbers") }
    let digest = token.withUTF8 { Digest.token($0) }
    let isKept = try change(StoreProblem.self) { (database) throws(DatabaseError) in
      let now = try database.advanceTime(by: clock)
      guard let row = try database.account(key: name.key) else { return false }
      try database.add(token: digest, of: row.id, expiring: now.advanced(by: Token.life))
      try database.removeTokens(of: row.id, exceeding: Token.most, at: now)
      return true
    }
    return isKept ? token : nil
  }

  /// Signs in who has a token; nil when it is not good, or not any more.
  package func signIn(token: SecretText) throws(StoreProblem) -> SignIn? {
    let digest = token.withUTF8 { Digest.token($0) }
    return try change(StoreProblem.self) { (database) throws(DatabaseError) -> SignIn? in
      let now = try database.advanceTime(by: clock)
      guard let id = try database.accountID(ofToken: digest, at: now),
        let row = try database.account(id: id)
      else { return nil }
      try database.noteSignIn(of: id, at: UnixTime(clock.read()))
      return SignIn(account: row.account, previous: row.previous, failuresSince: row.failures)
    }
  }

  /// Voids one token.
  package func revoke(_ token: SecretText) throws(StoreProblem) {
    let digest = token.withUTF8 { Digest.token($0) }
    try change(StoreProblem.self) { (database) throws(DatabaseError) in
      try database.removeToken(digest)
    }
  }

  /// Voids every token of an account.
  package func revokeTokens(of account: Account) throws(StoreProblem) {
    guard let name = StoredName(account.name) else { return }
    try change(StoreProblem.self) { (database) throws(DatabaseError) in
      guard let row = try database.account(key: name.key) else { return }
      try database.removeTokens(of: row.id)
    }
  }
}

extension Database {
  fileprivate func add(
    token digest: [UInt8], of account: Int64, expiring: StoreTime
  ) throws(DatabaseError) {
    try run(
      "INSERT INTO token (digest, account, expires) VALUES (?, ?, ?)",
      .bytes(digest), .integer(account),
      .integer(min(expiring.milliseconds, StoreTime.range.upperBound)))
  }

  fileprivate func accountID(
    ofToken digest: [UInt8], at now: StoreTime
  ) throws(DatabaseError) -> Int64? {
    try first(
      "SELECT account FROM token WHERE digest = ? AND expires > ?",
      .bytes(digest), .integer(now.milliseconds)
    ) { (row) throws(DatabaseError) in try row.integer(0, in: .min ... .max) }
  }

  fileprivate func removeToken(_ digest: [UInt8]) throws(DatabaseError) {
    try run("DELETE FROM token WHERE digest = ?", .bytes(digest))
  }

  func removeTokens(of account: Int64) throws(DatabaseError) {
    try run("DELETE FROM token WHERE account = ?", .integer(account))
  }

  /// Removes what has ended, and of one account what is too much.
  fileprivate func removeTokens(
    of account: Int64, exceeding most: Int64, at now: StoreTime
  ) throws(DatabaseError) {
    try run("DELETE FROM token WHERE expires <= ?", .integer(now.milliseconds))
    try run(
      """
      DELETE FROM token WHERE digest IN (
        SELECT digest FROM token WHERE account = ? ORDER BY expires DESC, digest LIMIT -1 OFFSET ?)
      """,
      .integer(account), .integer(most))
  }
}
