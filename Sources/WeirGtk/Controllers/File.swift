/// A file that the user has named, by dropping it or by opening it with the program.
public struct File: Hashable, Sendable {
  /// Where it is, whatever place that may be: `"file:///home/ada/note.txt"`, `"sftp://…"`.
  public let uri: String
  /// Its path on this machine, if it has one.
  public let path: String?

  public init(uri: String, path: String?) {
    self.uri = uri
    self.path = path
  }
}

extension [File] {
  typealias Collect =
    @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, UnsafePointer<CChar>?) -> Void

  /// The files that C tells of one by one.
  init(_ each: (UnsafeMutableRawPointer, Collect) -> Void) {
    self.init()
    withUnsafeMutablePointer(to: &self) { files in
      each(files) { files, uri, path in
        files.assumingMemoryBound(to: [File].self).pointee.append(
          File(uri: String(cString: uri), path: path.map { String(cString: $0) }))
      }
    }
  }
}
