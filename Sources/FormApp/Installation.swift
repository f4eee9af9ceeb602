import Glibc

/// Where the program's files are, found from where the program is.
enum Installation {
  /// The catalogues with translations: `../share/locale` of an installed program, and
  /// `../../share/locale` of one that stands where it was built.
  static var localeDirectory: String {
    let installed = binaryDirectory + "/../share/locale"
    let built = binaryDirectory + "/../../share/locale"
    return access(built, R_OK) == 0 ? built : installed
  }

  private static let binaryDirectory: String = {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &path, path.count)
    guard length > 0 else { return "." }
    let text = String(decoding: path[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.lastIndex(of: "/").map { String(text[..<$0]) } ?? "."
  }()
}
