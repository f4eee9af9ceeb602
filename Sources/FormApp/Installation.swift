import Glibc

/// Where the program's files are, found from where the program is.
enum Installation {
  /// The catalogues with translations.
  static var localeDirectory: String { shareDirectory + "/locale" }

  /// The icon theme that has the program's own icon.
  static var iconDirectory: String { shareDirectory + "/icons" }

  /// `../share` of an installed program, and `../../share` of one that stands where it was built.
  private static var shareDirectory: String {
    let built = binaryDirectory + "/../../share"
    return access(built + "/locale", R_OK) == 0 ? built : binaryDirectory + "/../share"
  }

  private static let binaryDirectory: String = {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &path, path.count)
    guard length > 0 else { return "." }
    let text = String(decoding: path[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.lastIndex(of: "/").map { String(text[..<$0]) } ?? "."
  }()
}
