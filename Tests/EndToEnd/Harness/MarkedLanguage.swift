import Foundation

/// A language in which every text of the forms is marked and longer, as translations are; and a copy
/// of the program that speaks it.
///
/// Its catalogue is made from the very list that translators get, so that a text which is not in the
/// list shows itself by having no mark.
final class MarkedLanguage {
  let program: String
  let environment = ["LANG": "en_US.UTF-8", "LANGUAGE": "xx"]
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("weir-marked-\(UUID().uuidString)")
    let binaries = folder.appendingPathComponent("bin")
    let catalogues = folder.appendingPathComponent("share/locale/xx/LC_MESSAGES")
    for path in [binaries, catalogues] {
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    }
    // The program looks for its texts from where it is.
    program = binaries.appendingPathComponent("weir-forms").path
    try FileManager.default.copyItem(atPath: RealApp.program, toPath: program)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..").standardizedFileURL.path
    let texts = folder.appendingPathComponent("texts").path
    let english = texts + ".en"
    let marked = texts + ".po"
    try Command.run(
      "msgen", "--lang=xx", "-o", english, root + "/Resources/po/weir-forms.pot")
    try Command.run(
      "msgfilter", "--keep-header", "-i", english, "-o", marked, "sed", "-e", "1s/^/⟦/", "-e",
      "$s/$/ and more⟧/")
    try Command.run(
      "msgfmt", "-o", catalogues.appendingPathComponent("weir-forms.mo").path, marked)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What of a text is outside of every mark.
  static func unmarked(_ text: String) -> String {
    var depth = 0
    var rest = ""
    for character in text {
      switch character {
      case "⟦": depth += 1
      case "⟧": depth -= 1
      default: if depth == 0 { rest.append(character) }
      }
    }
    return rest.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
