import XCTest

/// The window on a small screen, and with large text.
final class NarrowTests: XCTestCase {
  private let width = 360
  private let height = 600

  func testEverythingIsWithinReachOnASmallScreen() throws {
    for language in ["en_US.UTF-8", "ko_KR.UTF-8"] { try expectEverythingWithinReach(language) }
  }

  func testEverythingIsWithinReachWithTextTwiceAsLarge() throws {
    try PrivateScreen.require()
    let settings = try Settings(["Xft/DPI": "\(192 * 1024)"])
    for language in ["en_US.UTF-8", "ko_KR.UTF-8"] { try expectEverythingWithinReach(language) }
    withExtendedLifetime(settings) {}
  }

  func testTheListOfTheScreensTakesThePlaceOfTheButtons() throws {
    try withRealApp { app in
      XCTAssertNil(try app.picture().list)
      try app.resize(width: width, height: height)
      let narrow = try app.wait("the list is there") { $0.list?.name == "Screen: Text" }
      XCTAssertFalse(narrow.elements.contains { $0.role == "page tab" }, narrow.description)

      // By keys alone: back from the first field to the list, down by one.
      let list = try XCTUnwrap(narrow.list)
      while try app.picture().focused?.path.starts(with: list.path) != true {
        let before = try app.picture().focused
        try app.press("shift+Tab")
        try app.wait("the focus moves") { $0.focused?.path != before?.path }
      }
      XCTAssertEqual(try app.picture().focused?.name, "Text")
      try app.press("space")
      try app.wait("the list is open") {
        $0.focused?.role == "menu item" && $0.focused?.name == "Text"
      }
      try app.press("Down", "Return")
      try app.wait("the next screen is open, with its first field focused") {
        $0.list?.name == "Screen: Slider" && $0.focused?.name == "Number"
      }
      try app.press("ctrl+4")
      try app.wait("the list follows the keys") { $0.list?.name == "Screen: Sign Up" }

      try app.resize(width: 720, height: height)
      try app.wait("the buttons are back") { $0.list == nil && $0.tab == "Sign Up" }
    }
  }

  /// Goes through every screen, and in each through all that can have the focus: nothing stands out of
  /// the window when it has it.
  private func expectEverythingWithinReach(_ language: String) throws {
    try withRealApp(environment: ["LANG": language]) { app in
      try app.resize(width: width, height: height)
      try app.wait("the list of the screens is there") { $0.list != nil }
      let geometry = try Command.run("xdotool", "getwindowgeometry", app.window())
      XCTAssertTrue(geometry.contains("\(width)x\(height)"), geometry)
      for number in 1...4 {
        let before = try app.picture().tab
        if number > 1 {
          try app.press("ctrl+\(number)")
          try app.wait("screen \(number) is open") { $0.tab != before && $0.focused != nil }
        }
        // Error lines, too.
        if number > 2 { try app.press("Return") }
        let first = try app.picture().focused?.path
        var steps = 0
        repeat {
          let focused = try XCTUnwrap(app.picture().focused)
          let bounds = try XCTUnwrap(focused.bounds)
          XCTAssertTrue(
            bounds[0] >= 0 && bounds[0] + bounds[2] <= width && bounds[1] >= 0
              && bounds[1] + bounds[3] <= height,
            "'\(focused.name)' on screen \(number) in \(language) is at \(bounds)")
          try app.press("Tab")
          try app.wait("Tab moves the focus") {
            $0.focused != nil && $0.focused?.path != focused.path
          }
          steps += 1
        } while try app.picture().focused?.path != first && steps < 20
        XCTAssertLessThan(steps, 20)
      }
    }
  }
}
