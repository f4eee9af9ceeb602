import XCTest

/// What somebody meets who does not see the window, and uses it through the accessibility bus alone.
final class ScreenReaderTests: XCTestCase {
  func testTheWholeSignUp() throws {
    let accounts = try DataFolder()
    let app = try RealApp(environment: accounts.environment, test: self)
    let first = try app.wait("the tabs are there") { picture in
      picture.elements.contains { $0.name == "Sign Up" }
    }
    try app.act(on: XCTUnwrap(first.elements.first { $0.name == "Sign Up" }))
    let start = try app.wait("the screen is open") { $0.tab == "Sign Up" }
    let name = try XCTUnwrap(start.entry("Name"))
    XCTAssertEqual(name.role, "text")
    XCTAssertTrue(name.isFocused)
    XCTAssertFalse(name.isInvalid)
    XCTAssertEqual(name.description, "")
    let submit = try XCTUnwrap(start.button("Submit"))
    XCTAssertFalse(submit.isSensitive)
    XCTAssertEqual(submit.description, "Enter a name first.")

    // Typing rests: the field is wrong, and says why, in itself and by the line below it.
    try app.write("Ada", into: name)
    let error = "Too short: use at least 4 characters"
    try app.wait("the name is wrong, and says why") {
      $0.entry("Name")?.isInvalid == true && $0.entry("Name")?.description == error
        && $0.entry("Name")?.describedBy == [error] && $0.labels.contains(error)
    }
    try app.wait("Submit says why it is off") {
      $0.button("Submit")?.description == "The name is too short: use at least 4 characters."
    }

    // Mended: what was said is taken back at once, and the countdown says why Submit is off.
    try app.write("Ada Lovelace", into: name)
    try app.wait("nothing is wrong any more") {
      $0.entry("Name")?.isInvalid == false && $0.entry("Name")?.describedBy == []
        && !$0.labels.contains(error)
    }
    try app.wait("the name is good") { $0.entry("Name")?.description == "Good name" }
    for field in ["Password", "Repeat Password"] {
      let entry = try XCTUnwrap(app.picture().entry(field))
      XCTAssertEqual(entry.role, "password text")
      try app.write("correct horse", into: entry)
    }
    try app.wait("the count is said where the focus is") {
      $0.entry("Name")?.description?.hasPrefix("You can submit in ") == true
    }
    try app.wait("the reason counts") {
      $0.button("Submit")?.description?.hasPrefix("You can submit in ") == true
    }
    let ready = try app.wait("Submit is on", atMost: 15) {
      $0.button("Submit")?.isSensitive == true
    }
    XCTAssertEqual(ready.button("Submit")?.description, "")

    try app.act(on: XCTUnwrap(ready.button("Submit")))
    let opened = try app.wait("the login is open, and says why") {
      $0.labels.contains("Ada Lovelace is signed up and can log in now.")
    }
    XCTAssertEqual(opened.focused?.name, "Password")
    try app.quit()
  }

  func testALogInThatFailsIsSaidInTheFocusedField() throws {
    let accounts = try DataFolder()
    try withRealApp(["--screen", "log-in"], environment: accounts.environment) { app in
      let start = try app.picture()
      try app.write("ada", into: XCTUnwrap(start.entry("Name")))
      let password = try XCTUnwrap(start.entry("Password"))
      XCTAssertEqual(password.role, "password text")
      try app.write("correct horse", into: password)
      let ready = try app.wait("the button is on") { $0.button("Log In")?.isSensitive == true }
      try app.act(on: XCTUnwrap(ready.button("Log In")))
      let refusal = "Name and password do not match. Please try again."
      let failed = try app.wait("the answer can be read") { $0.labels.contains(refusal) }
      XCTAssertEqual(failed.focused?.name, "Password")
      XCTAssertEqual(failed.focused?.description, refusal)
      XCTAssertEqual(failed.focused?.isInvalid, true)
    }
  }

  func testLeftEmptyAFieldSaysSoAndSubmittingLeadsToTheFirst() throws {
    try withRealApp(["--screen", "log-in"]) { app in
      let start = try app.picture()
      for element in start.elements { XCTAssertFalse(element.isInvalid, element.name) }
      try app.press("Tab")
      let left = try app.wait("the name was left") { $0.entry("Name")?.isInvalid == true }
      XCTAssertEqual(left.focused?.name, "Password")
      XCTAssertEqual(left.entry("Name")?.description, "Enter your name.")
      XCTAssertEqual(left.focused?.isInvalid, false)
      try app.press("Return")
      let first = try app.wait("the name has the focus") { $0.focused?.name == "Name" }
      XCTAssertEqual(first.entry("Password")?.description, "Enter your password.")
      XCTAssertEqual(first.entry("Password")?.isInvalid, true)
      // Escape takes it from the screen and empties nothing.
      try app.press("Escape")
      try app.wait("nothing is wrong any more") { picture in
        !picture.elements.contains { $0.isInvalid } && !picture.labels.contains("Enter your name.")
      }
    }
  }

  func testTheSliderAndTheTextCanBeUsed() throws {
    try withRealApp(["--screen", "slider"]) { app in
      let start = try app.wait("the slider is there") { $0.slider("Number") != nil }
      try app.set(XCTUnwrap(start.slider("Number")), to: 0.25)
      let moved = try app.wait("the label follows") { $0.labels.contains("Number: 0.25") }
      try app.act(on: XCTUnwrap(moved.button("Clear")))
      try app.wait("it is cleared") { $0.slider("Number")?.value == 0 }
      try app.press("ctrl+1")
      let text = try app.wait("the text is open") { $0.tab == "Text" }
      try app.write("Good morning", into: XCTUnwrap(text.entry("Message")))
      try app.wait("the label follows") { $0.labels.contains("Good morning") }
    }
  }

  func testNothingIsReadOutUnderTheNameOfAClass() throws {
    try withRealApp { app in
      for number in 1...4 {
        try app.press("ctrl+\(number)")
        let picture = try app.wait("screen \(number) is open") {
          $0.tab == ["Text", "Slider", "Log In", "Sign Up"][number - 1]
        }
        for element in picture.elements where element.name.hasPrefix("Gtk") {
          // Boxes, which are not read, and what GTK itself puts into entries and around pages.
          XCTAssertTrue(
            ["panel", "filler", "image", "scroll bar"].contains(element.role),
            "A \(element.role) on screen \(number) is called '\(element.name)'.")
        }
      }
    }
  }
}
