import Foundation
import XCTest

/// Each example in its own process: it starts, real keys do what it is about, and it closes by keys
/// with status 0 and without a word of GTK.
final class ExampleProgramsTests: XCTestCase {
  private func withExample(
    _ name: String, _ title: String, _ arguments: [String] = [], _ use: (RealApp) throws -> Void
  ) throws {
    let app = try RealApp(arguments, program: "example-\(name)", title: title, test: self)
    try use(app)
    try app.quit()
  }

  func testHelloGreetsAndClosesByControlW() throws {
    let app = try RealApp(program: "example-hello", title: "Hello", test: self)
    try app.wait("it greets") { $0.labels.contains("Hello, window!") }
    try app.press("ctrl+w")
    try app.expectCleanEnd()
  }

  func testWithoutAScreenAnExampleSaysSo() throws {
    try PrivateScreen.require()
    let ended = try Command.result(
      of: [RealApp.path(of: "example-hello")], environment: ["DISPLAY": ""])
    XCTAssertEqual(ended.status, 1)
    XCTAssertTrue(ended.errors.contains("example-hello: no display"), ended.errors)
  }

  func testTheCounterCountsPresses() throws {
    try withExample("counter", "Counter") { app in
      try app.wait("it begins") { $0.labels.contains("Not pressed yet") }
      try app.press("space", "alt+p")
      try app.wait("both presses count") { $0.labels.contains("Pressed 2 times") }
      try app.press("alt+s")
      try app.wait("it begins again") { $0.labels.contains("Not pressed yet") }
    }
  }

  func testTheMirrorFollowsTheNameAndClears() throws {
    try withExample("mirror", "Text Mirror") { app in
      try app.press("ctrl+a")
      try app.type("Ada")
      try app.wait("the mirror follows") {
        $0.focused?.name == "Name" && $0.labels.contains("Hello, Ada!")
      }
      try app.press("alt+c")
      try app.wait("both are empty, and the name has the keys") {
        $0.entry("Name")?.text == "" && $0.entry("Name")?.isFocused == true
          && $0.labels.contains("Who is there?")
      }
    }
  }

  func testTheSliderIsMovedByArrows() throws {
    try withExample("slider", "Slider") { app in
      try app.press("Right", "Right")
      try app.wait("slider and words agree") {
        $0.slider("Volume")?.value == 42 && $0.labels.contains("42 %")
      }
      try app.press("Home")
      try app.wait("it is silent") { $0.labels.contains("Silent") }
    }
  }

  func testTheLogInRefusesAndWelcomes() throws {
    try withExample("login", "Log In") { app in
      XCTAssertEqual(try app.picture().button("Log In")?.isSensitive, false)
      try app.type("ada")
      try app.press("Tab")
      try app.type("wrong")
      try app.press("Return")
      let refused = try app.wait("it refuses") {
        $0.labels.contains("Name and password do not match.")
      }
      XCTAssertEqual(refused.focused?.name, "Password")
      XCTAssertEqual(refused.focused?.isInvalid, true)
      XCTAssertEqual(refused.focused?.description, "Name and password do not match.")
      try app.type("engine")  // Over what was refused, which is selected.
      try app.press("Return")
      try app.wait("it welcomes, and the password is gone") {
        $0.labels.contains("Welcome, ada.") && $0.entry("Password")?.text == ""
      }
    }
  }

  func testTheSearchFindsAmongManyAsTheUserTypes() throws {
    try withExample("search", "Search") { app in
      try app.wait("everybody is found at first") {
        $0.labels.contains("120000 people are found; these are the first 100.")
      }
      try app.type("grace hopper")
      try app.wait("fifty are left") {
        $0.labels.contains("50 people are found.") && $0.labels.contains("Grace Hopper")
      }
      try app.type("%")
      try app.wait("a percent sign is none of SQL's") { $0.labels.contains("Nobody is found.") }
      try app.press("Escape")
      try app.wait("Escape empties the search") {
        $0.focused?.name == "Name or town" && $0.focused?.text == ""
          && $0.labels.contains("120000 people are found; these are the first 100.")
      }
    }
  }

  func testTheSearchSaysWhenThereIsNoDatabase() throws {
    try withExample("search", "Search", ["/nowhere/people"]) { app in
      try app.wait("the failure is told in words") {
        $0.labels.contains("The people cannot be searched: unable to open database file.")
      }
    }
  }

  func testEitherTemperatureFollowsTheOther() throws {
    try withExample("temperature", "Temperature") { app in
      try app.press("ctrl+a")
      try app.type("100")
      try app.wait("Fahrenheit follows") { $0.elements.contains { $0.text == "212.0" } }
      try app.press("Tab")
      try app.type("32")
      try app.wait("Celsius follows") { $0.elements.contains { $0.text == "0.0" } }
      try app.type("x")
      let wrong = try app.wait("it says what is wrong") {
        $0.labels.contains("Enter a number, such as 36.6.")
      }
      XCTAssertEqual(wrong.focused?.isInvalid, true)
      XCTAssertTrue(wrong.elements.contains { $0.text == "0.0" }, "Celsius has changed.")
    }
  }

  func testAContactIsChosenAddedAndRemoved() throws {
    try withExample("contacts", "Contacts") { app in
      try app.wait("the first is chosen") { $0.entry("Name")?.text == "Ada Lovelace" }
      try app.press("Down")
      try app.wait("the second is chosen") { $0.entry("Name")?.text == "Grace Hopper" }
      try app.press("ctrl+n")
      try app.wait("the new one has the keys") { $0.focused?.name == "Name" }
      try app.type("Emmy Noether")
      try app.wait("the list shows what is typed") { $0.labels.contains("Emmy Noether") }
      try app.press("alt+r")
      try app.wait("the one before is chosen") {
        !$0.labels.contains("Emmy Noether") && $0.entry("Name")?.text == "Kim Soon-kwon"
      }
    }
  }

  func testAnExpenseIsAddedInPlaceAndTheTotalFollows() throws {
    try withExample("expenses", "Expenses") { app in
      try app.wait("the total is there") { $0.labels.contains("Total 248.10") }
      try app.press("ctrl+n")
      try app.wait("the new row has the keys") {
        $0.focused?.name == "What" && $0.focused?.text == ""
      }
      try app.type("Tea")
      try app.press("Tab")
      try app.wait("the amount has the keys") { $0.focused?.name == "Amount of Tea" }
      try app.press("ctrl+a")
      try app.type("2.5")
      try app.wait("the total follows") { $0.labels.contains("Total 250.60") }
      try app.type("x")
      try app.wait("no amount, and the total stays") {
        $0.focused?.isInvalid == true && $0.labels.contains("Total 250.60")
      }
      try app.press("Tab")
      try app.wait("the button of the row has the keys") { $0.focused?.name == "Remove Tea" }
      try app.press("space")
      try app.wait("the row is gone") { $0.labels.contains("Total 248.10") }
    }
  }

  func testATripIsBookedStepByStep() throws {
    try withExample("trip", "Trip") { app in
      try app.press("Return")
      try app.wait("the first field is wrong") {
        $0.focused?.name == "Name" && $0.labels.contains("Enter your name.")
      }
      try app.type("Ada")
      try app.press("Tab")
      try app.type("ada@example.org")
      try app.press("Tab")
      try app.type("ada@example.org")
      try app.press("Return")
      try app.wait("the second step is open") {
        $0.labels.contains("2 of 3: When") && $0.focused?.name == "Arrive in June on"
      }
      try app.press("ctrl+a")
      try app.type("20")
      try app.press("alt+n")
      try app.wait("nobody leaves before they arrive") {
        $0.labels.contains("Leave after you arrive.") && $0.focused?.name == "Leave on"
      }
      try app.press("ctrl+a")
      try app.type("21")
      try app.press("alt+n")
      try app.wait("the last step is open") {
        $0.labels.contains("Ada, from 20 to 21 June: one night.")
      }
      try app.press("space", "alt+o")
      try app.wait("it is booked") { $0.labels.contains("Booked") }
    }
  }
}
