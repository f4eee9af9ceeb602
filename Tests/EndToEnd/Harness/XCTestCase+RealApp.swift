import XCTest

extension XCTestCase {
  /// Opens the app, hands it over, and closes it by its own shortcut: it must end well and without
  /// a word on stderr.
  ///
  /// - Parameter discarding: Whether it is to ask first, because something was typed that would be
  ///   lost; it is lost then.
  func withRealApp(
    _ arguments: [String] = [], environment: [String: String] = [:], discarding: Bool = false,
    file: StaticString = #filePath, line: UInt = #line, _ use: (RealApp) throws -> Void
  ) throws {
    let app = try RealApp(arguments, environment: environment, test: self)
    try use(app)
    try app.quit(discarding: discarding, file: file, line: line)
  }
}
