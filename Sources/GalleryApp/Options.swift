import Gallery

/// What the command line asks for.
enum Options {
  /// Open with a page; nil is the first.
  case show(Page?)
  case say(String)

  struct Problem: Error {
    let message: String
  }

  static let version = "weir-gallery 0.1.0"

  static var help: String {
    let width = Page.all.map(\.name.count).max() ?? 0
    let pages = Page.all.map { page in
      let room = String(repeating: " ", count: width + 2 - page.name.count)
      return "  \(page.name)\(room)\(page.summary)"
    }
    return """
      Usage: weir-gallery [--page NAME]

        --page NAME  open with this page
        --version    print the version
        --help       print this help

      Pages:
      \(pages.joined(separator: "\n"))
      """
  }

  static func parse(_ arguments: some Sequence<String>) -> Result<Options, Problem> {
    var page: Page?
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help": return .success(.say(help))
      case "--version": return .success(.say(version))
      case "--page":
        guard let name = rest.popFirst() else {
          return .failure(Problem(message: "--page needs a name; --help lists them"))
        }
        guard let known = Page.named(name) else {
          return .failure(
            Problem(message: "no page is called \u{201C}\(name)\u{201D}; --help lists them"))
        }
        page = known
      default:
        return .failure(
          Problem(message: "unknown argument \u{201C}\(argument)\u{201D}; try --help"))
      }
    }
    return .success(.show(page))
  }
}
