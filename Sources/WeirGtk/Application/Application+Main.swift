import CGtk
import Glibc
import Weir

extension Application {
  /// Runs the program and exits with its status: the whole of a `main` that does nothing else.
  ///
  /// ```swift
  /// @main
  /// @MainActor
  /// struct Hello {
  ///   static func main() {
  ///     Application("org.example.Hello").runAndExit { application in
  ///       application.addClosingKeys()
  ///       Window(application, title: "Hello").present()
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// Where there is no screen it says so on standard error and exits with 1. Parameters and all else
  /// are as with ``run(arguments:action:open:)``.
  public func runAndExit(
    arguments: [String] = CommandLine.arguments, action: String? = nil,
    open: @escaping @MainActor (Application) -> Void
  ) -> Never {
    do throws(Display.Unavailable) {
      exit(try run(arguments: arguments, action: action, open: open))
    } catch {
      var line = "\(arguments.first ?? "weir"): \(error)\n"
      line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
      exit(EXIT_FAILURE)
    }
  }

  /// Adds the keys that close windows in every program: Control and W the one in front, Control and
  /// Q all of them. A window may refuse, as when its close button is pressed; see
  /// ``Window/onCloseRequest(_:)``. The actions are called `app.close` and `app.quit`.
  public func addClosingKeys() {
    closingKeys = [
      addAction("close", keys: ["<Control>w"]).activatePublisher
        .sink { [weak self] in self?.activeWindow?.close() },
      addAction("quit", keys: ["<Control>q"]).activatePublisher
        .sink { [weak self] in
          guard let self else { return }
          weir_application_close_windows(pointer)
        },
    ]
  }
}
