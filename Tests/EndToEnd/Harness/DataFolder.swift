import Foundation

/// A folder for the accounts of one test; gone with this object.
final class DataFolder {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("weir-data-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Has the app use it.
  var environment: [String: String] { ["XDG_DATA_HOME": folder.path] }

  /// The file with the accounts.
  var accounts: URL { folder.appendingPathComponent("weir-forms/accounts.db") }

  /// Every file in it.
  var files: [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { !$0.hasDirectoryPath }
  }
}
