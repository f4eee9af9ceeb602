import CGtk
import Foundation
import WeirGtk
import XCTest

/// A window of this very process, with the test's own models behind it, that gets real keys.
///
/// The keys come from outside, from xdotool; meanwhile the main loop runs here, as it does in an app.
@MainActor
final class InProcessWindow {
  let window: Window
  /// The X server's number of it.
  private var identifier = ""

  /// Shows the window and waits until it has the keyboard.
  init(_ window: Window) throws {
    self.window = window
    window.present()
    try wait("the window is on the screen") { window.isMapped }
    try run(["xdotool", "mousemove", "1279", "799"])
    var found = ""
    try wait("the X server shows the window") {
      found = try run([
        "xdotool", "search", "--all", "--onlyvisible", "--pid", "\(getpid())", "--name",
        window.title,
      ]).output
      return !found.isEmpty
    }
    identifier = String(found.split(separator: "\n")[0])
    try run(Keyboard.focus(identifier))
    try wait("the window has the keys") { window.isActive }
  }

  func press(_ keys: String...) throws { try run(Keyboard.press(keys)) }
  /// Keys so close together that nobody's finger is faster.
  func pressAtOnce(_ keys: String...) throws { try pressAtOnce(keys) }
  func pressAtOnce(_ keys: [String], pause: Int = 10) throws {
    try run(Keyboard.pressAtOnce(keys, pause: pause))
  }
  func type(_ text: String, pause: Int? = nil) throws { try run(Keyboard.type(text, pause: pause)) }

  /// Plays lines of xdotool's words in one go; `$WINDOW` in them is this window. It has the keys at the
  /// start.
  func play(_ lines: [String]) throws {
    let script = FileManager.default.temporaryDirectory
      .appendingPathComponent("weir-keys-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: script) }
    let text = (["windowfocus $WINDOW"] + lines).joined(separator: "\n") + "\n"
    try text.replacingOccurrences(of: "$WINDOW", with: identifier)
      .write(to: script, atomically: true, encoding: .utf8)
    try run(["xdotool", script.path])
  }

  /// Runs the main loop until it is so.
  func wait(
    _ sentence: String, atMost seconds: Double = 10, file: StaticString = #filePath,
    line: UInt = #line, until isSo: () throws -> Bool
  ) throws {
    let deadline = MainLoop.main.now.advanced(by: .seconds(seconds))
    MainLoop.main.schedule(after: deadline, tolerance: .zero, options: nil) {}
    while try !isSo() {
      guard MainLoop.main.now < deadline else {
        let photograph = try PrivateScreen.photograph(as: window.title)
        throw Failure(
          "\(file):\(line): Not within \(seconds) s: \(sentence)\nSee \(photograph)")
      }
      MainLoop.main.iterate(blocking: true)
    }
  }

  /// Lets everything happen that is due now.
  func settle() {
    while MainLoop.main.iterate() {}
  }

  func close() {
    window.destroy()
    settle()
  }

  /// Runs a program to its end while the main loop goes on.
  @discardableResult
  private func run(_ words: [String]) throws -> Command {
    let running = try Running(words) { weir_loop_wake() }
    try wait("\(words[0]) has ended") { !running.child.isRunning }
    settle()
    return running.end()
  }
}
