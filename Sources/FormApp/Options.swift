import FormViews
import WeirGtk

/// What the command line asks for.
enum Options {
  /// Open with a screen; nil is the one that was shown last.
  case show(ScreenName?)
  case say(String)
  /// Look after accounts, with these words.
  case accounts([String])

  struct Problem: Error {
    let message: String
  }

  static var help: String {
    [
      tr("Usage: weir-forms [--screen NAME]"),
      tr("       weir-forms accounts COMMAND"),
      "",
      tr("  --screen NAME  open with this screen: {names}", ["names": names]),
      tr("  --version      print the version"),
      tr("  --help         print this help"),
    ].joined(separator: "\n")
  }

  private static let names = ScreenName.allCases.map(\.rawValue).joined(separator: ", ")

  static func parse(_ arguments: some Sequence<String>) -> Result<Options, Problem> {
    var screen: ScreenName?
    var rest = Array(arguments)[...]
    if rest.first == "accounts" { return .success(.accounts(Array(rest.dropFirst()))) }
    while let argument = rest.popFirst() {
      switch argument {
      case "--help": return .success(.say(help))
      case "--version": return .success(.say("weir-forms \(Release.version)"))
      case "--screen":
        guard let name = rest.popFirst() else {
          return .failure(Problem(message: tr("--screen needs a name: {names}", ["names": names])))
        }
        guard let known = ScreenName(rawValue: name) else {
          return .failure(
            Problem(
              message: tr(
                "no screen is called “{name}”; there are {names}", ["name": name, "names": names])))
        }
        screen = known
      default:
        return .failure(
          Problem(message: tr("unknown argument “{argument}”; try --help", ["argument": argument])))
      }
    }
    return .success(.show(screen))
  }
}
