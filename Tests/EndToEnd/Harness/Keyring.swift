import Foundation

/// GNOME's keyring on the session bus of the tests, open, in a folder of its own; gone with this
/// object.
final class Keyring {
  private let daemon: Running
  private let folder: DataFolder

  init() throws {
    folder = try DataFolder()
    let key = folder.accounts.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("key")
    try "key of the keyring".write(to: key, atomically: true, encoding: .utf8)
    // Without a terminal it reads the password that opens it from its input.
    daemon = try Running(
      [
        "sh", "-c",
        "exec gnome-keyring-daemon --foreground --unlock --components=secrets <\"$0\"", key.path,
      ],
      environment: folder.environment.merging(["G_DEBUG": ""]) { $1 })
    // Until it has a collection, storing something would ask the user to make one.
    let deadline = Date(timeIntervalSinceNow: 20)
    while try !Keyring.call("ReadAlias", "default").output.contains("/collection/login") {
      guard Date() < deadline else {
        throw Failure("There is no keyring: \(daemon.printed.errors)")
      }
      usleep(50_000)
    }
  }

  deinit {
    kill(daemon.child.identifier, SIGCONT)
  }

  /// Locks it, as a desktop does when its user goes.
  func lock() throws {
    let answer = try Keyring.call("Lock", "['/org/freedesktop/secrets/collection/login']")
    guard answer.status == 0 else { throw Failure(answer.errors) }
  }

  /// Has it answer nothing any more, though it is there.
  func freeze() {
    kill(daemon.child.identifier, SIGSTOP)
  }

  /// Whether any of its files holds these bytes.
  func contains(_ text: String) throws -> Bool {
    try folder.files.contains { try Data(contentsOf: $0).range(of: Data(text.utf8)) != nil }
  }

  private static func call(_ method: String, _ argument: String) throws -> Command {
    try Command.result(of: [
      "gdbus", "call", "--session", "--dest", "org.freedesktop.secrets", "--object-path",
      "/org/freedesktop/secrets", "--method", "org.freedesktop.Secret.Service.\(method)", argument,
    ])
  }
}
