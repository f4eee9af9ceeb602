import Glibc

/// Where a store is, and the files that belong to it.
struct StoreFile: Sendable {
  let path: String

  /// `weir-forms/accounts.db` in the user's data folder.
  static var usual: StoreFile {
    usual { name in getenv(name).map { String(cString: $0) } }
  }

  static func usual(_ variable: (String) -> String?) -> StoreFile {
    // A relative path counts as none, by the rules of XDG_DATA_HOME: it would be elsewhere each time.
    func folder(_ name: String) -> String? {
      variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let home = folder("HOME") ?? getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) }
    let data = folder("XDG_DATA_HOME") ?? (home ?? "") + "/.local/share"
    return StoreFile(path: data + "/weir-forms/accounts.db")
  }

  /// Makes folder and file, for nobody but the user, if they are not there.
  func make() throws(DatabaseError) {
    try makeFolder(folder)
    try close(folder, to: 0o700)
    // The log is written there, and SQLite does not say why it could not.
    guard access(folder, W_OK | X_OK) == 0 else { throw DatabaseError(systemError: errno) }
    // SQLite's locks on a file go when anybody in the process closes it, so one that is there is not
    // opened.
    let new = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if new >= 0 {
      Glibc.close(new)
    } else if errno != EEXIST {
      throw DatabaseError(systemError: errno)
    }
    // The log of a file behind a link is beside that file, and would be left there. A pipe would be
    // waited for.
    guard try status(path, followsLinks: false).st_mode & S_IFMT == S_IFREG else {
      throw .damaged("this is no file, or a link to one")
    }
    try close(path, to: 0o600)
  }

  /// An empty file is a new one, or one whose making was stopped, but for one that has a log: it has been
  /// emptied, and SQLite would delete the log, where accounts may be. To be done before the file is made:
  /// the log of one that was taken away is of no use.
  func checkLog() throws(DatabaseError) {
    // In this order: while another process makes the store, the file has a header before there is a log.
    guard let log = size(path + "-wal"), log > 0 else { return }
    if size(path) == 0 { throw .damaged("the file is empty, but its log is not") }
  }

  /// In bytes; nil where there is no file.
  private func size(_ path: String) -> off_t? { (try? status(path))?.st_size }

  /// Which file it is, whatever it is called; nil when there is none.
  var identity: Identity? {
    (try? status(path)).map {
      Identity(device: UInt64($0.st_dev), number: UInt64($0.st_ino))
    }
  }

  struct Identity: Equatable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  /// Does something that no other process does in this folder at the same time.
  func alone<Result>(
    _ body: () throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    let lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0, flock(lock, LOCK_EX) == 0 else { throw DatabaseError(systemError: errno) }
    defer { Glibc.close(lock) }
    return try body()
  }

  /// Renames the file, and what belongs to it, to a name that nothing has. To be done alone.
  ///
  /// - Returns: The path it has now.
  func putAside() throws(DatabaseError) -> String {
    var aside = path + ".aside"
    var number = 1
    while ["", "-wal", "-journal"].contains(where: { isTaken(aside + $0) }) {
      number += 1
      aside = path + ".aside-\(number)"
    }
    // The logs go first: left alone, they would be taken for the next file's.
    for log in ["-wal", "-journal"] where rename(path + log, aside + log) != 0 {
      guard errno == ENOENT else { throw DatabaseError(systemError: errno) }
    }
    guard rename(path, aside) == 0 else { throw DatabaseError(systemError: errno) }
    unlink(path + "-shm")
    return aside
  }

  /// Whether something has the name, be it a link to nothing.
  private func isTaken(_ path: String) -> Bool {
    (try? status(path, followsLinks: false)) != nil
  }

  private var folder: String { Self.parent(of: path) }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  private func makeFolder(_ folder: String) throws(DatabaseError) {
    if folder.isEmpty || mkdir(folder, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw DatabaseError(systemError: errno) }
    try makeFolder(Self.parent(of: folder))
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
      throw DatabaseError(systemError: errno)
    }
  }

  /// What is there under a name, or, of a link, where it leads.
  private func status(
    _ path: String, followsLinks: Bool = true
  ) throws(DatabaseError) -> stat {
    var status = stat()
    let answer = followsLinks ? stat(path, &status) : lstat(path, &status)
    guard answer == 0 else { throw DatabaseError(systemError: errno) }
    return status
  }

  /// Takes away what others may do with it.
  private func close(_ path: String, to mode: mode_t) throws(DatabaseError) {
    let present = try status(path).st_mode
    if present & 0o077 != 0 {
      guard chmod(path, present & mode) == 0 else {
        throw DatabaseError(systemError: errno)
      }
    }
  }
}
