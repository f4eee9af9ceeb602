import FormModels
import Glibc
import Weir
import WeirText

/// All that can be done with a store, one call after the other, on one thread at a time: nothing
/// returns before it is done.
///
/// The file is opened, and made if need be, by the first call. A call that finds it damaged, full or
/// read-only says so and changes nothing; the next one tries again.
package final class Ledger {
  let file: StoreFile
  let clock: any StoreClock
  private let cost: PasswordCost
  private let schema: Schema
  private var opened: (database: Database, file: StoreFile.Identity?)?
  private var madeHasher: PasswordHasher?

  /// The user's own store.
  package convenience init() {
    self.init(file: .usual)
  }

  /// A store elsewhere, for tests.
  package convenience init(
    path: String, clock: any StoreClock = SystemClock(), cost: PasswordCost = .standard
  ) {
    self.init(file: StoreFile(path: path), clock: clock, cost: cost)
  }

  init(
    file: StoreFile, clock: any StoreClock = SystemClock(), cost: PasswordCost = .standard,
    schema: Schema = .current
  ) {
    self.file = file
    self.clock = clock
    self.cost = cost
    self.schema = schema
  }

  /// Lets go of the file. What its log has is put where it belongs, and the log is gone, unless
  /// another process uses the file, too.
  package func close() {
    opened = nil
  }
}

// MARK: The file

extension Ledger {
  /// Reads or writes the file; what goes wrong becomes the failure of who asks.
  @discardableResult
  func access<Result, Failure: StoreFailure>(
    _ failure: Failure.Type, _ body: (Database) throws(DatabaseError) -> Result
  ) throws(Failure) -> Result {
    do throws(DatabaseError) {
      return try body(open())
    } catch {
      // Whatever it is that stands against it, it may be gone the next time.
      if error.kind != .busy { opened = nil }
      throw .unavailable(StoreProblem(error, path: file.path))
    }
  }

  /// The same, where nobody else writes meanwhile and all is done or nothing.
  @discardableResult
  func change<Result, Failure: StoreFailure>(
    _ failure: Failure.Type, _ body: (Database) throws(DatabaseError) -> Result
  ) throws(Failure) -> Result {
    try access(failure) { (database) throws(DatabaseError) in
      let result = try database.transaction { () throws(DatabaseError) in try body(database) }
      // Put aside by another process meanwhile, what has been done is not in the store.
      guard opened?.file == file.identity else { throw .moved }
      return result
    }
  }

  private func open() throws(DatabaseError) -> Database {
    // Another process may have put the file aside.
    if let opened, opened.file != nil, opened.file == file.identity { return opened.database }
    opened = nil
    try file.checkLog()
    try file.make()
    // Which file it is, as of before it is opened: should another one come in its place meanwhile, the next
    // look finds a difference, and not this connection under that one's number.
    let identity = file.identity
    let database = try Database(path: file.path)
    if database.isReadOnly { throw DatabaseError(systemError: EROFS) }
    // What is refused is not changed.
    database.putsLogAwayOnClose(false)
    try schema.prepare(database)
    database.putsLogAwayOnClose(true)
    opened = (database, identity)
    return database
  }

  /// Puts a file aside that is damaged or of a newer version, so that the next call makes a new one.
  /// Nothing is deleted. A store that can be used stays where it is.
  ///
  /// - Returns: The path it has now.
  package func putAside() throws(StoreProblem) -> String {
    opened = nil
    do throws(DatabaseError) {
      return try file.alone { () throws(DatabaseError) in
        do throws(DatabaseError) {
          _ = try open()
          return file.path
        } catch {
          guard error.kind == .damaged || error.kind == .newer else { throw error }
          return try file.putAside()
        }
      }
    } catch {
      throw StoreProblem(error, path: file.path)
    }
  }
}

// MARK: Passwords

extension Ledger {
  func hasher<Failure: StoreFailure>(_ failure: Failure.Type) throws(Failure) -> PasswordHasher {
    if let madeHasher { return madeHasher }
    guard let hasher = PasswordHasher(cost: cost) else { throw noHash(failure) }
    madeHasher = hasher
    return hasher
  }

  /// The hash of a new password, if it may be one.
  func newHash<Failure: PasswordFailure>(
    of password: SecretText, _ failure: Failure.Type
  ) throws(Failure) -> String {
    if let problem = PasswordRules.problem(with: password) { throw .refused(problem) }
    let hasher = try hasher(failure)
    guard let hash = password.withUTF8({ hasher.hash($0) }) else { throw noHash(failure) }
    return hash
  }

  private func noHash<Failure: StoreFailure>(_ failure: Failure.Type) -> Failure {
    .unavailable(StoreProblem(.noHash, path: file.path))
  }
}
