import FormModels
import Weir
import WeirText

// What FormModels asks of an account store, in its words.

extension Ledger {
  package func logIn(name: String, password: SecretText) throws(LogInFailure) -> SignIn {
    let proof = try check(name: name, password: password, LogInFailure.self)
    let hasher = try hasher(LogInFailure.self)
    let newHash =
      hasher.isOutdated(proof.row.hash) ? password.withUTF8 { hasher.hash($0) } : nil
    return try use(proof, LogInFailure.self) { (database) throws(DatabaseError) in
      if let newHash { try database.setHash(of: proof.row.id, to: newHash) }
      try database.noteSignIn(of: proof.row.id, at: UnixTime(clock.read()))
      return SignIn(
        account: proof.row.account, previous: proof.row.previous,
        failuresSince: proof.row.failures)
    }
  }

  package func isFree(_ name: String) throws(RegistrationFailure) -> Bool {
    guard let name = StoredName(name) else { throw .badName }
    return try access(RegistrationFailure.self) { (database) throws(DatabaseError) in
      try database.account(key: name.key) == nil
    }
  }

  @discardableResult
  package func register(
    name text: String, password: SecretText
  ) throws(RegistrationFailure) -> Account {
    guard let name = StoredName(text) else { throw .badName }
    guard try isFree(text) else { throw .taken }
    let hash = try newHash(of: password, RegistrationFailure.self)
    let isNew = try change(RegistrationFailure.self) { (database) throws(DatabaseError) in
      _ = try database.advanceTime(by: clock)
      return try database.add(name, hash: hash, at: UnixTime(clock.read()))
    }
    guard isNew else { throw .taken }
    return Account(name: name.text)
  }

  /// Every token of the account is void afterwards.
  package func changePassword(
    of account: Account, from old: SecretText, to new: SecretText
  ) throws(AccountFailure) {
    // First, so that no attempt is counted for it.
    if let problem = PasswordRules.problem(with: new) { throw .refused(problem) }
    let proof = try check(name: account.name, password: old, AccountFailure.self)
    let hash = try newHash(of: new, AccountFailure.self)
    try use(proof, AccountFailure.self) { (database) throws(DatabaseError) in
      try database.setHash(of: proof.row.id, to: hash)
      try database.removeTokens(of: proof.row.id)
    }
  }

  package func delete(_ account: Account, password: SecretText) throws(AccountFailure) {
    let proof = try check(name: account.name, password: password, AccountFailure.self)
    try use(proof, AccountFailure.self) { (database) throws(DatabaseError) in
      try database.removeAccount(proof.row.id)
    }
  }
}
