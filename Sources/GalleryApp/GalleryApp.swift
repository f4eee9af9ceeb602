import Gallery
import Glibc
import WeirGtk

/// Weir's gallery: every control, one page each.
@main
@MainActor
struct GalleryApp {
  static func main() {
    switch Options.parse(CommandLine.arguments.dropFirst()) {
    case .success(.show(let page)): exit(run(showing: page))
    case .success(.say(let text)):
      print(text)
      exit(EXIT_SUCCESS)
    case .failure(let problem):
      complain(problem.message)
      exit(2)
    }
  }

  private static func run(showing page: Page?) -> Int32 {
    do throws(Display.Unavailable) {
      return try Application("io.github.weir.Gallery").run(
        arguments: Array(CommandLine.arguments.prefix(1)),
        action: page.map(GalleryWindow.action)
      ) { application in
        let window = GalleryWindow(application)
        window.open(page ?? Page.all[0])
        window.present()
      }
    } catch {
      complain("there is no display: neither WAYLAND_DISPLAY nor DISPLAY leads to a usable screen")
      return EXIT_FAILURE
    }
  }

  /// One line to standard error.
  private static func complain(_ message: String) {
    var line = "weir-gallery: \(message)\n"
    line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
