import Foundation

/// An input method daemon with one engine, and a home of its own: what an earlier daemon left in a
/// home keeps the next one from answering.
final class InputMethod {
  private let home: URL
  private let daemon: Running
  let environment: [String: String]
  private var idleContext = ""

  init(_ engine: String) throws {
    home = FileManager.default.temporaryDirectory
      .appendingPathComponent("weir-ibus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    environment = [
      "HOME": home.path,
      "XDG_CONFIG_HOME": home.appendingPathComponent("config").path,
      "XDG_CACHE_HOME": home.appendingPathComponent("cache").path,
      "GTK_IM_MODULE": "ibus",
      "IBUS_COMPONENT_PATH": "/usr/share/ibus/component",
      "G_DEBUG": "",
    ]
    daemon = try Running(
      ["ibus-daemon", "--panel=disable", "--cache=refresh"], environment: environment)
    try waitUntil("the input method has chosen \(engine)") {
      try Command.result(of: ["ibus", "engine", engine], environment: environment).status == 0
    }
    idleContext = try context()
  }

  /// Waits until the window with the keyboard has introduced itself: its keys go to the engine now.
  func waitForWindow() throws {
    try waitUntil("a window speaks to the input method") { try context() != idleContext }
  }

  /// The client that the daemon listens to.
  private func context() throws -> String {
    let address = try Command.result(of: ["ibus", "address"], environment: environment).output
    return try Command.run(
      "gdbus", "call", "--address", address.trimmingCharacters(in: .whitespacesAndNewlines),
      "--dest", "org.freedesktop.IBus", "--object-path", "/org/freedesktop/IBus",
      "--method", "org.freedesktop.DBus.Properties.Get", "org.freedesktop.IBus",
      "CurrentInputContext")
  }

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  private func waitUntil(_ sentence: String, _ isSo: () throws -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: 20)
    while try !isSo() {
      guard Date() < deadline else {
        throw Failure("Not within 20 s: \(sentence)\n\(daemon.printed.errors)")
      }
      usleep(50_000)
    }
  }
}
