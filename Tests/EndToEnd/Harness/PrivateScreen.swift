import Foundation
import XCTest

/// The screen these tests may type on: the one that `.ci/display` made for them.
enum PrivateScreen {
  /// Skips the test elsewhere, since its keys would land in somebody's own windows.
  static func require() throws {
    try XCTSkipUnless(
      ProcessInfo.processInfo.environment["WEIR_PRIVATE_DISPLAY"] != nil,
      "Real keys are typed on a screen of their own only: .ci/display swift test")
  }

  /// Keeps a picture of the whole screen and answers where.
  @discardableResult
  static func photograph(as name: String) throws -> String {
    let folder = buildFolder.appendingPathComponent("screenshots")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("\(name).png").path
    try Command.run("import", "-silent", "-window", "root", file)
    return file
  }

  /// The folder of what was built: this bundle's and the app's.
  static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// The folder of all that was built.
  static let buildFolder = products.deletingLastPathComponent()
    .deletingLastPathComponent()
}
