import XCTest

extension XCTestCase {
  /// Opens the app, hands it over, and closes it by its own shortcut: it must end well and without
  /// a word on stderr.
  func withRealApp(
    _ arguments: [String] = [], environment: [String: String] = [:],
    file: StaticString = #filePath, line: UInt = #line, _ use: (RealApp) throws -> Void
  ) throws {
    let app = try RealApp(arguments, environment: environment, test: self)
    try use(app)
    try app.quit(file: file, line: line)
  }
}
