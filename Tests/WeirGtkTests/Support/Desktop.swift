import Foundation
import GtkTesting
import WeirGtk
import XCTest

/// The user's hands: real keys and a real pointer, by xdotool.
@MainActor
struct Desktop {
  private static let tool = "/usr/bin/xdotool"

  /// Skips the test where there are no hands.
  init() throws {
    try XCTSkipUnless(
      FileManager.default.isExecutableFile(atPath: Self.tool), "xdotool is missing")
  }

  /// Shows a window and gives it the keyboard; false when none gets keys on this display.
  func focus(_ window: Window) -> Bool {
    window.present()
    guard turnLoop(until: { paintedFrames(of: window) > 0 }) else { return false }
    run("search", "--sync", "--onlyvisible", "--name", window.title, "windowfocus", "--sync")
    return turnLoop(seconds: 3) { window.isActive }
  }

  /// Moves the pointer to a place in a window, in pixels from its corner.
  func movePointer(to window: Window?, x: Int, y: Int) {
    guard let window else { return XCTFail("the widget is in no window") }
    run(
      "search", "--onlyvisible", "--name", window.title, "mousemove", "--window", "%1", "\(x)",
      "\(y)")
  }

  /// Runs xdotool while the loop turns, because some of its commands wait for the window.
  func run(_ arguments: String...) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.tool)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return XCTFail("xdotool does not run") }
    XCTAssertTrue(turnLoop(seconds: 5) { !process.isRunning })
  }
}
