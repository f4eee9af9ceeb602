import CSQLite
import Glibc

/// Why SQLite did not do what it was asked.
struct DatabaseError: Error, Equatable {
  /// What can be done about it.
  enum Kind: Equatable {
    /// The file is not what the program wrote.
    case damaged
    /// A newer version of the program wrote the file.
    case newer
    /// There is no room.
    case full
    /// The file or its folder may not be written.
    case readOnly
    /// Another process has not let go in time.
    case busy
    /// A value is there already that may be there once only.
    case notUnique
    case other
  }

  let kind: Kind
  /// In SQLite's words, or the system's.
  let message: String

  /// What a connection says of its last call.
  init(code: Int32, of connection: OpaquePointer?) {
    let systemError = connection.map { sqlite3_system_errno($0) } ?? 0
    kind = Self.kind(of: code, systemError: systemError)
    message = String(cString: connection.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
  }

  /// What the system says of a file.
  init(systemError: Int32) {
    kind = Self.kind(ofSystemError: systemError) ?? .other
    message = String(cString: strerror(systemError))
  }

  private init(kind: Kind, message: String) {
    self.kind = kind
    self.message = message
  }

  /// The file can be read, but its contents make no sense.
  static func damaged(_ message: String) -> Self { Self(kind: .damaged, message: message) }

  /// The file is of a later version than this program knows.
  static let newer = Self(kind: .newer, message: "a newer version of the program wrote this file")

  /// Another process has put the file aside while this one wrote it. The next attempt is on the new one.
  static let moved = Self(kind: .busy, message: "the file has been put aside")

  /// There are no random numbers, or no memory for a hash.
  static let noHash = Self(kind: .other, message: "the password could not be hashed")

  // Macros that Swift does not see: SQLITE_CONSTRAINT_UNIQUE, SQLITE_IOERR_WRITE and
  // SQLITE_IOERR_SHMSIZE.
  private static let notUniqueCode = SQLITE_CONSTRAINT | 8 << 8
  private static let writeCode = SQLITE_IOERR | 3 << 8
  private static let sharedMemoryCode = SQLITE_IOERR | 19 << 8

  private static func kind(of code: Int32, systemError: Int32) -> Kind {
    switch code & 0xff {
    case SQLITE_CONSTRAINT where code == notUniqueCode: .notUnique
    // The program's own values keep every constraint, and its statements make sense: where they do not,
    // it is for what is in the file.
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_ERROR: .damaged
    case SQLITE_FULL: .full
    // A quota or a limit has been met: of these SQLite does not keep the system's reason.
    case SQLITE_IOERR where code == writeCode || code == sharedMemoryCode: .full
    case SQLITE_READONLY: .readOnly
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    case SQLITE_IOERR, SQLITE_CANTOPEN: kind(ofSystemError: systemError) ?? .other
    default: .other
    }
  }

  private static func kind(ofSystemError error: Int32) -> Kind? {
    switch error {
    case ENOSPC, EDQUOT, EFBIG: .full
    case EROFS, EACCES, EPERM: .readOnly
    default: nil
    }
  }
}
