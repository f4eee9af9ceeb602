import XCTest

/// Accounts by keyboard, in the real program with its real account store.
final class AccountTests: XCTestCase {
  func testAfterFiveFailuresTheWaitIsCountedDown() throws {
    let accounts = try DataFolder()
    try withRealApp(["--screen", "log-in"], environment: accounts.environment) { app in
      try app.type("nobody")
      try app.press("Tab")
      // The fifth failure costs a second, the next ones two, four and eight: one of them is met.
      var locked: Picture?
      for attempt in 1...9 where locked == nil {
        try app.type("guess \(attempt)")
        try app.press("Return")
        let answered = try app.wait("attempt \(attempt) is answered") { picture in
          picture.isLockedOut
            || picture.entry("Password")?.isInvalid == true
              && picture.button("Log In")?.isSensitive == true
        }
        if attempt < 6 { XCTAssertFalse(answered.isLockedOut, "attempt \(attempt)") }
        if answered.isLockedOut { locked = answered }
      }
      let said = try XCTUnwrap(locked)
      XCTAssertEqual(said.button("Log In")?.isSensitive, false)
      XCTAssertEqual(said.focused?.name, "Password")
      XCTAssertEqual(said.focused?.isInvalid, false)
      try app.wait("it can be tried again", atMost: 20) { picture in
        picture.button("Log In")?.isSensitive == true && !picture.isLockedOut
      }
    }
  }
}

extension Picture {
  fileprivate var isLockedOut: Bool {
    labels.contains { $0.hasPrefix("Too many attempts have failed.") }
  }
}
