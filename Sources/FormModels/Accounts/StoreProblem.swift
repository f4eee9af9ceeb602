/// What stands against using the account store, with the path of its file where that helps.
public enum StoreProblem: Error, Equatable, Sendable {
  /// The file is not what the program wrote.
  case damaged(path: String)
  /// A newer version of the program wrote the file.
  case newer(path: String)
  /// There is no room on the disk.
  case full(path: String)
  /// The file, or its folder, may not be written.
  case readOnly(path: String)
  /// Another program uses the file all the time.
  case busy
  /// Something else, in the words of the system.
  case other(String)
}
