import XCTest

/// The one test that waits in real time: ten seconds are what the form asks for.
final class SignUpScreenTests: XCTestCase {
  func testFromAnEmptyFieldToSubmitByKeyboard() throws {
    let accounts = try DataFolder()
    try withRealApp(environment: accounts.environment) { app in
      try app.open(4)
      let empty = try app.picture()
      XCTAssertEqual(empty.focused?.name, "Name")
      XCTAssertTrue(empty.labels.contains("Enter a name first."))
      XCTAssertEqual(empty.button("Submit")?.isSensitive, false)

      try app.type("Ada")
      try app.wait("it is too short") {
        $0.labels.contains("The name is too short: use at least 4 characters.")
      }
      XCTAssertEqual(try app.picture().button("Submit")?.isSensitive, false)

      try app.type(" Lovelace")
      try app.wait("the name is good") { $0.entry("Name")?.description == "Good name" }
      try app.press("Tab")
      try app.wait("the password has the focus") { $0.focused?.name == "Password" }
      try app.type("short")
      try app.wait("how hard it is to guess is said") { $0.labels.contains("Weak password") }
      try app.wait("it is too short") {
        $0.entry("Password")?.description == "Too short: use at least 8 characters"
      }
      try app.press("ctrl+a")
      try app.type("correct horse battery")
      try app.wait("it is strong") { $0.labels.contains("Strong password") }
      try app.press("Tab")
      try app.wait("its repetition has the focus") { $0.focused?.name == "Repeat Password" }
      try app.type("correct horse battery")
      let waiting = try app.wait("the name is good, the time is not over") { picture in
        picture.labels.contains { $0.hasPrefix("You can submit in ") }
      }
      XCTAssertEqual(waiting.button("Submit")?.isSensitive, false)
      XCTAssertEqual(waiting.entry("Name")?.text, "Ada Lovelace")

      let ready = try app.wait("the ten seconds are over", atMost: 15) {
        $0.button("Submit")?.isSensitive == true
      }
      XCTAssertTrue(ready.labels.contains("Count: 10"), "\(ready.labels)")
      XCTAssertFalse(ready.labels.contains { $0.hasPrefix("You can submit in ") })

      try app.press("Return")
      let ended = try app.wait("the account is there, and the login opens for it") {
        $0.labels.contains("Ada Lovelace is signed up and can log in now.")
      }
      XCTAssertEqual(ended.tab, "Log In")
      XCTAssertEqual(ended.entry("Name")?.text, "Ada Lovelace")
      XCTAssertEqual(ended.focused?.name, "Password")
    }
  }
}
