#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A text in a file.
enum TextFile {
  struct Failure: Error {
    /// The system's words, in the user's language.
    let reason: String
  }

  /// Writes the text, in place of what the file may have held.
  static func write(_ text: String, to path: String) throws(Failure) {
    guard let file = fopen(path, "we") else { throw failure() }
    var text = text
    let isWritten = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
    let error = errno
    guard fclose(file) == 0, isWritten else {
      if !isWritten { errno = error }
      throw failure()
    }
  }

  private static func failure() -> Failure { Failure(reason: String(cString: strerror(errno))) }
}
