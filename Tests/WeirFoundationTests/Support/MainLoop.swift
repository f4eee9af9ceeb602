import Foundation
import XCTest

/// Serves the main thread until `condition` holds; fails when that takes unreasonably long.
func serveMainThread(
  until condition: () -> Bool, _ what: String = "what was waited for did not happen",
  file: StaticString = #filePath, line: UInt = #line
) {
  let limit = Date(timeIntervalSinceNow: 20)
  while !condition() {
    guard Date() < limit else { return XCTFail(what, file: file, line: line) }
    // Comes back as soon as something was done.
    _ = RunLoop.main.run(mode: .default, before: limit)
  }
}

/// Lets time pass without serving anything, as code that computes for too long.
func stallMainThread(for seconds: TimeInterval) {
  let end = Date(timeIntervalSinceNow: seconds)
  while Date() < end {}
}
