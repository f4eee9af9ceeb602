import XCTest

final class LogInScreenTests: XCTestCase {
  private let refusal = "Name and password do not match. Please try again."

  func testTheWholeLogInWorksByKeyboardAndSaysWhenItIsRefused() throws {
    let accounts = try DataFolder()
    try withRealApp(environment: accounts.environment) { app in
      try app.open(3)
      let empty = try app.picture()
      XCTAssertEqual(empty.focused?.name, "Name")
      XCTAssertEqual(empty.button("Log In")?.isSensitive, false)

      try app.type("ada")
      try app.press("Tab")
      try app.wait("the password has the focus") { $0.focused?.name == "Password" }
      XCTAssertEqual(try app.picture().button("Log In")?.isSensitive, false)
      try app.type("correct horse")
      try app.wait("the button is on") { $0.button("Log In")?.isSensitive == true }

      try app.press("Return")
      let failed = try app.wait("the answer is on the screen") { $0.labels.contains(self.refusal) }
      XCTAssertEqual(failed.focused?.name, "Password")

      // The password is selected as a whole: one key replaces it.
      try app.type("x")
      try app.press("BackSpace")
      try app.wait("the password is empty, so the button is off") {
        $0.button("Log In")?.isSensitive == false && $0.entry("Name")?.text == "ada"
      }
    }
  }

  func testThePasswordIsPrintedNowhere() throws {
    let accounts = try DataFolder()
    let loud = ["G_MESSAGES_DEBUG": "all", "GTK_DEBUG": "actions,builder,keybindings"]
    let app = try RealApp(
      environment: loud.merging(accounts.environment) { $1 }, test: self)
    try app.open(3)
    try app.type("ada")
    try app.press("Tab")
    try app.type("Xq7Zw9secret")
    try app.press("Return")
    try app.wait("the answer is on the screen") { $0.labels.contains(self.refusal) }
    try app.press("ctrl+q")
    let ended = try app.end()
    XCTAssertEqual(ended.status, 0)
    XCTAssertFalse((ended.output + ended.errors).contains("Xq7Zw9secret"))
  }

  func testTheTabRingIsTheSameForwardsAndBackwards() throws {
    try withRealApp { app in
      try app.open(3)
      try app.type("ada")
      try app.press("Tab")
      try app.type("secret")
      try app.wait("the button is on") { $0.button("Log In")?.isSensitive == true }
      try app.press("shift+Tab")
      try app.wait("the name has the focus") { $0.focused?.name == "Name" }

      let forwards = try app.ring(by: "Tab")
      let backwards = try app.ring(by: "shift+Tab")
      XCTAssertEqual(Array(forwards.prefix(3)), ["Name", "Password", "Log In"])
      XCTAssertEqual(forwards, ["Name"] + backwards.dropFirst().reversed())
    }
  }

  func testTheAccessKeysOfTheLabelsLeadToTheirFields() throws {
    try withRealApp { app in
      try app.open(3)
      for (key, name) in [("p", "Password"), ("n", "Name"), ("p", "Password")] {
        try app.press("alt+\(key)")
        try app.wait("alt+\(key) leads to \(name)") { $0.focused?.name == name }
      }
    }
  }

  func testEnterInAnEmptyFieldLeadsToIt() throws {
    try withRealApp { app in
      try app.open(3)
      try app.type("ada")
      try app.press("Return")
      try app.wait("the empty password has the focus") { $0.focused?.name == "Password" }
      try app.press("shift+Tab", "ctrl+a", "BackSpace", "Tab")
      try app.type("secret")
      try app.press("Return")
      let back = try app.wait("the empty name has the focus") { $0.focused?.name == "Name" }
      XCTAssertFalse(back.labels.contains(refusal))
    }
  }
}
