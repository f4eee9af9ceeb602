import Foundation
import WeirGtk
import XCTest

/// The two ways in which a program can serve its main thread.
enum MainLoopUnderTest: CaseIterable {
  /// Foundation's run loop, as in a command-line program.
  case foundation
  /// GLib's, as in a program with a GTK window.
  case glib

  /// Serves the main thread until `condition` holds; fails when that takes unreasonably long.
  func serve(
    until condition: () -> Bool, _ what: String = "what was waited for did not happen",
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let limit = Date(timeIntervalSinceNow: 20)
    // So that a loop with nothing else to do comes back.
    let wakeUp = MainLoop.main.schedule(
      after: MainLoop.main.now.advanced(by: .seconds(20)), interval: .seconds(1)
    ) {}
    defer { wakeUp.cancel() }
    while !condition() {
      guard Date() < limit else { return XCTFail("\(self): \(what)", file: file, line: line) }
      switch self {
      case .foundation: _ = RunLoop.main.run(mode: .default, before: limit)
      case .glib: MainActor.assumeIsolated { _ = MainLoop.main.iterate(blocking: true) }
      }
    }
  }

  /// Serves the main thread for some time, to see that nothing happens.
  func serve(for seconds: TimeInterval) {
    let end = Date(timeIntervalSinceNow: seconds)
    switch self {
    case .foundation:
      while Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
    case .glib:
      let alarm = MainLoop.main.schedule(
        after: MainLoop.main.now.advanced(by: .seconds(seconds)), interval: .milliseconds(10)
      ) {}
      while Date() < end { MainActor.assumeIsolated { _ = MainLoop.main.iterate(blocking: true) } }
      alarm.cancel()
    }
  }
}

/// Runs `scenario` on both.
func onEachMainLoop(_ scenario: (MainLoopUnderTest) throws -> Void) rethrows {
  for loop in MainLoopUnderTest.allCases { try scenario(loop) }
}
