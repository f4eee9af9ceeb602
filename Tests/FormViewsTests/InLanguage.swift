import Foundation
import WeirGtk

@testable import FormViews

/// Runs `body` with the forms' texts in the language of a locale (see `make data` and `make locales`).
@MainActor
func inLanguage(_ locale: String, _ body: () throws -> Void) rethrows {
  // Where `make data` puts them, seen from where the tests were built.
  let catalogues = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("../../share/locale").path
  let usual = ProcessInfo.processInfo.environment["LANG"] ?? "C"
  setenv("LANG", locale, 1)
  Translation.use(domain: "weir-forms", directory: catalogues)
  defer {
    setenv("LANG", usual, 1)
    Translation.use(domain: "weir-forms", directory: catalogues)
  }
  try body()
}
