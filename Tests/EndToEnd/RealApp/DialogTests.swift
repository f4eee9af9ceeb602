import XCTest

final class DialogTests: XCTestCase {
  private let question = "Discard What You Typed?"

  func testClosingAFormWithTypedDataAsksAndEscapeKeepsIt() throws {
    for key in ["ctrl+w", "ctrl+q"] {
      let app = try RealApp(["--screen", "sign-up"], test: self)
      try app.type("Ada")
      try app.press(key)
      try app.turn(to: question)
      let asked = try app.picture()
      XCTAssertEqual(asked.focused?.name, "Keep")
      XCTAssertEqual(asked.focused?.description, "It has not been submitted and would be lost.")
      try app.press("Escape")
      try app.turnBack(from: question)
      let kept = try app.picture()
      XCTAssertEqual(kept.entry("Name")?.text, "Ada")
      XCTAssertEqual(kept.focused?.name, "Name")

      // Return is safe, too.
      try app.press(key)
      try app.turn(to: question)
      try app.press("Return")
      try app.turnBack(from: question)

      try app.press(key)
      try app.turn(to: question)
      try app.press("Tab", "Return")
      try app.expectCleanEnd()
    }
  }

  func testTheQuestionIsAskedInFrontOfTheScreenThatItIsAbout() throws {
    let app = try RealApp(["--screen", "sign-up"], test: self)
    try app.type("Ada")
    try app.press("ctrl+1")
    try app.wait("the text is in front") { $0.tab == "Text" }
    try app.press("ctrl+w")
    try app.turn(to: question)
    XCTAssertEqual(try app.picture().tab, "Sign Up")
    try app.press("alt+d")
    try app.expectCleanEnd()
  }

  func testWhatWasClearedNeedsNoQuestion() throws {
    let app = try RealApp(["--screen", "sign-up"], test: self)
    try app.type("Ada")
    try app.press("ctrl+l")
    try app.wait("the name is empty") { $0.entry("Name")?.text == "" }
    try app.quit()
  }

  func testF1ExplainsEachScreenAndEscapeLeadsBack() throws {
    try withRealApp { app in
      for (number, words) in [
        (1, "Clear empties the field"), (2, "Home and End"), (3, "press Enter"),
        (4, "at least 4 characters"),
      ] {
        try app.press("ctrl+\(number)")
        let before = try app.wait("screen \(number) is open") {
          $0.tab == ["Text", "Slider", "Log In", "Sign Up"][number - 1]
        }
        try app.press("F1")
        try app.turn(to: "Help")
        let help = try app.picture()
        XCTAssertTrue(help.labels.contains { $0.contains(words) }, "\(help.labels)")
        XCTAssertEqual(help.focused?.name, "Close")
        XCTAssertEqual(help.focused?.description?.contains(words), true)
        try app.press("Escape")
        try app.turnBack(from: "Help")
        XCTAssertEqual(try app.picture().focused?.name, before.focused?.name)
      }
    }
  }

  func testControlAndAQuestionMarkListTheKeys() throws {
    try withRealApp { app in
      try app.press("ctrl+question")
      try app.turn(to: "Keyboard Shortcuts")
      let list = try app.picture()
      XCTAssertTrue(list.labels.contains("Clear the screen"), list.description)
      XCTAssertTrue(list.labels.contains("F10"), list.description)
      try app.press("Escape")
      try app.turnBack(from: "Keyboard Shortcuts")
      XCTAssertEqual(try app.picture().focused?.name, "Message")
    }
  }

  func testControlLClearsEachScreenAndLeadsToItsFirstField() throws {
    try withRealApp { app in
      try app.press("ctrl+l")
      try app.wait("the text is empty") {
        $0.focused?.name == "Message" && $0.entry("Message")?.text == ""
      }
      try app.press("ctrl+2", "End", "ctrl+l")
      try app.wait("the number is zero") {
        $0.focused?.name == "Number" && $0.slider("Number")?.value == 0
      }
      try app.press("ctrl+3")
      try app.type("ada")
      try app.press("Tab")
      try app.type("secret")
      try app.press("ctrl+l")
      try app.wait("both fields are empty, and nothing is said about that") {
        $0.focused?.name == "Name" && $0.focused?.text == ""
          && $0.button("Log In")?.isSensitive == false
          && !$0.labels.contains("Enter your name.") && !$0.labels.contains("Enter your password.")
      }
      try app.press("ctrl+4")
      try app.type("Ada")
      try app.wait("the name is too short") { $0.entry("Name")?.isInvalid == true }
      try app.press("ctrl+l")
      try app.wait("the name is empty, and nothing is said about that") {
        $0.focused?.text == "" && $0.focused?.isInvalid == false && $0.focused?.description == ""
      }
    }
  }
}
