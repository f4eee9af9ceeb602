import Foundation

/// A folder for what the app remembers between two runs; gone with this object.
final class StateFolder {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("weir-state-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Has the app use it.
  var environment: [String: String] { ["XDG_STATE_HOME": folder.path] }

  /// The app's own file in it.
  var file: URL { folder.appendingPathComponent("weir-forms/window") }
}
