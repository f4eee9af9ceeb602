import XCTest

/// "Remember Me", in the real program with real keyrings.
final class RememberTests: XCTestCase {
  private let password = "correct horse battery"

  func testWhoIsRememberedIsLoggedInAtTheNextStart() throws {
    let accounts = try DataFolder()
    let keyring = try Keyring()
    try withRealApp(environment: accounts.environment) { app in
      try app.signUp("Ada Lovelace", password)
      try app.wait("somebody can be remembered") { $0.box?.isSensitive == true }
      try app.press("alt+r")
      try app.wait("the box is ticked") { $0.box?.states.contains("checked") == true }
      try app.wait("the password has the focus") { $0.focused?.name == "Password" }
      try app.type(password)
      try app.press("Return")
      try app.wait("the page of the account is open") { $0.labels.contains("Ada Lovelace") }
      try app.press("ctrl+q")
      XCTAssertEqual(try app.end().status, 0)
    }
    XCTAssertFalse(try keyring.contains(password), "the password is not in the keyring")

    try withRealApp(["--screen", "log-in"], environment: accounts.environment) { app in
      try app.wait("she is logged in without a key") { $0.labels.contains("Ada Lovelace") }
      try app.press("alt+o")
      try app.wait("she is logged out") { $0.labels.contains("You are logged out.") }
      try app.press("ctrl+q")
      XCTAssertEqual(try app.end().status, 0)
    }

    try withRealApp(["--screen", "log-in"], environment: accounts.environment) { app in
      let start = try app.wait("the keyring has answered") { $0.box?.isSensitive == true }
      XCTAssertEqual(start.focused?.name, "Name", "nobody is remembered any more")
    }
  }

  func testALockedKeyringIsSaidToBeLockedAndLoggingInWorks() throws {
    let accounts = try DataFolder()
    let keyring = try Keyring()
    try withRealApp(environment: accounts.environment) { app in
      try app.signUp("Ada Lovelace", password)
      try app.wait("somebody can be remembered") { $0.box?.isSensitive == true }
      try keyring.lock()
      let locked = try app.wait("the box is off") { $0.box?.isSensitive == false }
      XCTAssertTrue(
        locked.labels.contains("Nobody can be remembered while the keyring is locked."))
      try app.type(password)
      try app.press("Return")
      try app.wait("the page of the account is open") { $0.labels.contains("Ada Lovelace") }
    }
  }

  func testAKeyringThatHangsHoldsNobodyUp() throws {
    let accounts = try DataFolder()
    let keyring = try Keyring()
    keyring.freeze()
    try withRealApp(environment: accounts.environment) { app in
      try app.signUp("Ada Lovelace", password)
      let off = try app.wait("the keyring is given up") {
        $0.labels.contains("Nobody can be remembered: the keyring does not answer.")
      }
      XCTAssertEqual(off.box?.isSensitive, false)
      try app.type(password)
      try app.press("Return")
      try app.wait("the page of the account is open") { $0.labels.contains("Ada Lovelace") }
    }
  }

  func testWithoutAKeyringTheBoxIsOffWithTheReason() throws {
    let accounts = try DataFolder()
    try withRealApp(["--screen", "log-in"], environment: accounts.environment) { app in
      let off = try app.wait("the reason is told") {
        $0.labels.contains("Nobody can be remembered: there is no keyring here.")
      }
      XCTAssertEqual(off.box?.isSensitive, false)
    }
  }
}

extension Picture {
  /// The box of the login screen.
  fileprivate var box: Element? {
    elements.first { $0.role == "check box" && $0.name == "Remember Me" }
  }
}
