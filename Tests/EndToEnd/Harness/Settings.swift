import Foundation

/// What a desktop tells its programs of the user's wishes: the size of text, for instance.
final class Settings {
  private let daemon: Running
  private let file: URL

  /// - Parameter settings: By their names in XSETTINGS, as the lines of xsettingsd's own file.
  init(_ settings: [String: String]) throws {
    file = FileManager.default.temporaryDirectory
      .appendingPathComponent("weir-settings-\(UUID().uuidString)")
    let lines = settings.map { "\($0) \($1)\n" }.joined()
    try lines.write(to: file, atomically: true, encoding: .utf8)
    daemon = try Running(["xsettingsd", "-c", file.path], environment: ["G_DEBUG": ""])
    let deadline = Date(timeIntervalSinceNow: 20)
    while !daemon.printed.errors.contains("Took ownership") {
      guard Date() < deadline else { throw Failure("No settings.\n\(daemon.printed.errors)") }
      usleep(20_000)
    }
  }

  deinit {
    daemon.child.terminate()
    daemon.child.wait()
    try? FileManager.default.removeItem(at: file)
  }
}
