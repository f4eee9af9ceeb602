import Foundation
import XCTest

/// GTK 4.8 would tell everybody on the accessibility bus what is typed into a password entry.
final class PasswordOnTheBusTests: XCTestCase {
  func testWhatIsTypedIsToldOfAnEntryAndNotOfAPassword() throws {
    try withRealApp(["--screen", "log-in"]) { app in
      let bus = try AccessibilityBus()
      try app.type("Xq7name")
      try app.press("Tab")
      try app.type("Zw9secret")
      try app.wait("both are there") { $0.button("Log In")?.isSensitive == true }
      // Clearing takes all of it out at once.
      try app.press("ctrl+l")
      let cleared = try app.wait("both are gone") { $0.entry("Name")?.text == "" }
      XCTAssertEqual(cleared.entry("Password")?.text, "")
      // It arrives in order: what was done after the password has been told, and the password has not.
      try app.type("Xq8last")
      let told = try bus.heard(until: { $0.contains("t") && $0.contains("8") })
      for letter in "Xq7name" { XCTAssertTrue(told.contains(String(letter)), "\(told)") }
      for piece in ["Z", "w", "9", "c", "r", "Zw9secret"] {
        XCTAssertFalse(told.contains(piece), "\(told)")
      }
    }
  }
}

/// What is told about texts on the accessibility bus.
private final class AccessibilityBus {
  private let listening: Running

  init() throws {
    let answer = try Command.run(
      "gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus",
      "--method", "org.a11y.Bus.GetAddress")
    let address = answer.split(separator: "'")[1]
    listening = try Running([
      "dbus-monitor", "--address", String(address), "member='TextChanged'",
    ])
    let deadline = Date(timeIntervalSinceNow: 10)
    // It says hello when it listens.
    while listening.printed.output.isEmpty {
      guard Date() < deadline else { throw Failure("dbus-monitor does not listen.") }
      usleep(10_000)
    }
  }

  deinit { listening.child.terminate() }

  /// The pieces of text that have been put in or taken out.
  func heard(until isEnough: ([String]) -> Bool) throws -> [String] {
    let deadline = Date(timeIntervalSinceNow: 10)
    while true {
      let pieces = listening.printed.output.split(separator: "\n")
        .filter { $0.contains("variant") }
        .compactMap {
          $0.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
        }
        .map(String.init)
      if isEnough(pieces) { return pieces }
      guard Date() < deadline else { throw Failure("Heard only \(pieces)") }
      usleep(20_000)
    }
  }
}
