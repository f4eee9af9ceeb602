import WeirGtk
import XCTest

/// Runs `body` on the main actor with a display of its own, or skips the test where there is none.
///
/// The tests themselves are plain functions: XCTest on Linux calls those on the main thread, and
/// cannot discover ones that are bound to the main actor.
func inProcess(_ body: @escaping @MainActor () throws -> Void) throws {
  try PrivateScreen.require()
  try MainActor.assumeIsolated {
    try Display.open()
    try body()
  }
}
