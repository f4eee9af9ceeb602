import Foundation
import XCTest

final class WindowTests: XCTestCase {
  private let tabs = ["Text", "Slider", "Log In", "Sign Up"]
  private let first = ["Message", "Number", "Name", "Name"]

  func testControlAndANumberOpensEachScreenWithItsFirstFieldFocused() throws {
    try withRealApp { app in
      for number in [2, 3, 4, 1] {
        try app.press("ctrl+\(number)")
        try app.wait("screen \(number) is open") {
          $0.tab == self.tabs[number - 1] && $0.focused?.name == self.first[number - 1]
        }
      }
    }
  }

  func testKeysTypedRightAfterTheShortcutGoToTheNewScreen() throws {
    try withRealApp { app in
      try app.pressAtOnce("ctrl+3", "a", "d", "a")
      try app.wait("all of them are in the name") { $0.entry("Name")?.text == "ada" }
      try app.press("ctrl+1")
      try app.wait("none of them went into the message") {
        $0.entry("Message")?.text == "Hello, World!"
      }
    }
  }

  func testTheAccessKeysOfTheSwitcherOpenEachScreen() throws {
    try withRealApp { app in
      for (key, number) in [("s", 2), ("l", 3), ("u", 4), ("t", 1)] {
        try app.press("alt+\(key)")
        try app.wait("alt+\(key) opens screen \(number)") {
          $0.tab == self.tabs[number - 1]
        }
      }
    }
  }

  func testTheTabRingOfEachScreenIsTheSameForwardsAndBackwards() throws {
    let beginnings = [["Message", "Clear"], ["Number", "Clear"], ["Name", "Password"], ["Name"]]
    try withRealApp { app in
      for number in 1...4 {
        try app.press("ctrl+\(number)")
        try app.wait("screen \(number) is open") { $0.tab == self.tabs[number - 1] }
        let forwards = try app.ring(by: "Tab")
        let backwards = try app.ring(by: "shift+Tab")
        XCTAssertEqual(
          Array(forwards.prefix(beginnings[number - 1].count)), beginnings[number - 1])
        XCTAssertEqual(forwards, Array(forwards.prefix(1)) + backwards.dropFirst().reversed())
      }
    }
  }

  func testAnErrorMovesNothing() throws {
    try withRealApp(["--screen", "log-in"]) { app in
      let before = try app.wait("everything has its place") {
        $0.entry("Name")?.bounds != nil && $0.button("Log In")?.bounds != nil
      }
      try app.press("Return")
      let after = try app.wait("both fields are wrong") {
        $0.entry("Name")?.isInvalid == true && $0.entry("Password")?.isInvalid == true
      }
      for name in ["Name", "Password"] {
        XCTAssertEqual(before.entry(name)?.bounds, after.entry(name)?.bounds, name)
      }
      XCTAssertEqual(before.button("Log In")?.bounds, after.button("Log In")?.bounds)
    }
  }

  func testAScreenCanBeChosenOnTheCommandLine() throws {
    for (number, screen) in ["text", "slider", "log-in", "sign-up"].enumerated() {
      try withRealApp(["--screen", screen]) { app in
        try app.wait("the screen is open") {
          $0.tab == self.tabs[number] && $0.focused?.name == self.first[number]
        }
      }
    }
  }

  func testEverythingThatCanHaveTheFocusHasANameOfItsOwn() throws {
    try withRealApp { app in
      for number in 1...4 {
        try app.press("ctrl+\(number)")
        let picture = try app.wait("screen \(number) is open") {
          $0.tab == self.tabs[number - 1] && $0.focused?.name == self.first[number - 1]
        }
        for element in picture.elements where element.isFocusable {
          // GTK's own classes are what it says of a widget that nobody has named.
          XCTAssertFalse(
            element.name.isEmpty || element.name.hasPrefix("Gtk"),
            "A \(element.role) on screen \(number) is called '\(element.name)'.")
          XCTAssertFalse(
            element.name.contains("_"), "'\(element.name)' is read out with its access key's mark.")
        }
      }
    }
  }

  func testF10OpensTheMenuAndEscapeGoesBack() throws {
    try withRealApp { app in
      try app.press("F10")
      try app.wait("the menu is open and one of its lines has the focus") {
        $0.focused?.role == "menu item" && $0.focused?.name == "Clear the Screen"
      }
      try PrivateScreen.photograph(as: "menu")
      try app.press("Escape")
      try app.wait("the keys go to the field again") { $0.focused?.name == "Message" }
    }
  }

  func testTheMenuTellsTheVersion() throws {
    try withRealApp { app in
      try app.press("F10")
      try app.wait("the menu is open") { $0.focused?.role == "menu item" }
      try app.press("Down", "Down", "Down")
      try app.wait("the line is reached") { $0.focused?.name == "About Weir Forms" }
      try app.press("Return")
      try app.wait("the dialog says the version") { picture in
        picture.elements.contains { $0.name == "0.1.0" }
      }
      try PrivateScreen.photograph(as: "about")
      try app.press("Escape")
      try app.wait("the dialog is gone") { picture in
        !picture.elements.contains { $0.name == "0.1.0" }
      }
      // There is no window manager to give the keys back.
      try Command.run(Keyboard.focus(app.window()))
      try app.wait("the keys go to the field again") { $0.focused?.name == "Message" }
    }
  }

  func testControlQEndsItWhateverIsPending() throws {
    // In the middle of the pause after typing, of the throttled label, of the ten seconds.
    for (screen, keys) in [("sign-up", "Ada"), ("log-in", "ada"), ("text", "x")] {
      let app = try RealApp(["--screen", screen], test: self)
      try app.type(keys)
      try app.quit(discarding: screen == "sign-up")
    }
    let app = try RealApp(["--screen", "slider"], test: self)
    try app.press("Right", "Right", "ctrl+q")
    try app.expectCleanEnd()
  }

  func testClosingTheWindowEndsItWhateverIsPending() throws {
    let byKey = try RealApp(["--screen", "sign-up"], test: self)
    try byKey.type("Ada")
    try byKey.press("ctrl+w")
    try byKey.turn(to: "Discard What You Typed?")
    try byKey.press("alt+d")
    try byKey.expectCleanEnd()

    let byButton = try RealApp(["--screen", "slider"], test: self)
    try byButton.press("Right", "Right")
    let close = try XCTUnwrap(byButton.picture().button("Close"))
    try byButton.click(close)
    try byButton.expectCleanEnd()
  }

  func testASecondStartBringsTheFirstWindowToTheFrontAndEnds() throws {
    try withRealApp { app in
      try app.open(3)
      try app.takeFocusAway()
      try app.wait("the window is in the background") { !$0.isActive }
      let second = try Command.result(of: [RealApp.program], environment: RealApp.environment)
      XCTAssertEqual(second.status, 0)
      XCTAssertEqual(second.errors, "")
      let back = try app.wait("the window has the keys again") { $0.isActive }
      XCTAssertEqual(back.tab, "Log In")
      XCTAssertEqual(back.focused?.name, "Name")
    }
  }

  func testASecondStartOpensTheScreenThatItAsksFor() throws {
    try withRealApp { app in
      try app.takeFocusAway()
      try app.wait("the window is in the background") { !$0.isActive }
      let second = try Command.result(
        of: [RealApp.program, "--screen", "sign-up"], environment: RealApp.environment)
      XCTAssertEqual(second.status, 0)
      XCTAssertEqual(second.errors, "")
      try app.wait("the screen is open and has the keys") {
        $0.isActive && $0.tab == "Sign Up" && $0.focused?.name == "Name"
      }
    }
  }

  func testAnotherProgramOpensAScreenOverTheBus() throws {
    try withRealApp { app in
      try Command.run(
        "gdbus", "call", "--session", "--dest", "io.github.weir.Forms",
        "--object-path", "/io/github/weir/Forms",
        "--method", "org.freedesktop.Application.ActivateAction", "show-log-in", "[]", "{}")
      try app.wait("the screen is open") { $0.tab == "Log In" && $0.focused?.name == "Name" }
    }
  }

  func testItOpensAsItWasLeft() throws {
    let state = try StateFolder()
    try withRealApp(environment: state.environment) { app in
      try app.open(2)
      try Command.run("xdotool", "windowsize", "--sync", app.window(), "760", "500")
    }
    try withRealApp(environment: state.environment) { app in
      try app.wait("the screen is that of the last time") { $0.tab == "Slider" }
      let geometry = try Command.run("xdotool", "getwindowgeometry", app.window())
      XCTAssertTrue(geometry.contains("760x500"), geometry)
    }
    let permissions = try FileManager.default.attributesOfItem(atPath: state.file.path)
    XCTAssertEqual(permissions[.posixPermissions] as? Int, 0o600)
  }

  func testTheCommandLineGoesBeforeWhatIsRemembered() throws {
    let state = try StateFolder()
    try withRealApp(["--screen", "slider"], environment: state.environment) { _ in }
    try withRealApp(["--screen", "log-in"], environment: state.environment) { app in
      try app.wait("the screen is the one asked for") { $0.tab == "Log In" }
    }
  }

  func testADamagedStateIsPutAsideAndSaidSo() throws {
    let state = try StateFolder()
    try FileManager.default.createDirectory(
      at: state.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let damaged = Data("[Window\nwidth=\u{1}".utf8)
    try damaged.write(to: state.file)
    let app = try RealApp(environment: state.environment, test: self)
    let aside = state.file.path + ".damaged"
    let words =
      "The window opens as at the first start: the file that remembered its size and screen was "
      + "damaged. It has been put aside as \(aside)."
    try app.wait("it opens as at the first start, and says why") {
      $0.tab == "Text" && $0.focused?.name == "Message" && $0.labels.contains(words)
    }
    try PrivateScreen.photograph(as: "damaged")
    try app.press("alt+h")
    try app.wait("what has been read is gone, and the keys go where they went") {
      !$0.labels.contains(words) && $0.focused?.name == "Message"
    }
    try app.press("ctrl+q")
    let ended = try app.end()
    XCTAssertEqual(ended.status, 0)
    XCTAssertEqual(
      ended.errors,
      "weir-forms: the file \(state.file.path) is damaged and is not used; "
        + "it is called \(aside) now\n")
    XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: aside)), damaged)
  }

  func testEscapeTakesTheNoticeAwayAndTheFocusGoesToTheScreen() throws {
    let state = try StateFolder()
    try FileManager.default.createDirectory(
      at: state.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("damaged".utf8).write(to: state.file)
    let app = try RealApp(environment: state.environment, test: self)
    try app.press("shift+Tab")
    try app.wait("its button has the focus") { $0.focused?.name == "Hide" }
    try app.press("Escape")
    try app.wait("it is gone") {
      $0.button("Hide") == nil && $0.focused?.name == "Message"
    }
    try app.press("ctrl+q")
    XCTAssertEqual(try app.end().status, 0)
  }

  func testTheMenuIsUsedByItsAccessKeys() throws {
    try withRealApp { app in
      for (key, title) in [("h", "Help"), ("k", "Keyboard Shortcuts"), ("a", "About Weir Forms")] {
        try app.press("F10")
        try app.wait("the menu is open") { $0.focused?.role == "menu item" }
        try app.press(key)
        try app.turn(to: title)
        try app.press("Escape")
        try app.turnBack(from: title)
        XCTAssertEqual(try app.picture().focused?.name, "Message", title)
      }
    }
  }

  func testNothingThatWasTypedIsRemembered() throws {
    let state = try StateFolder()
    try withRealApp(["--screen", "log-in"], environment: state.environment) { app in
      try app.type("ada-typed-this")
      try app.press("Tab")
      try app.type("a-secret-of-mine")
      try app.wait("both are there") { $0.entry("Name")?.text == "ada-typed-this" }
    }
    let kept = try String(contentsOf: state.file, encoding: .utf8)
    XCTAssertTrue(kept.contains("screen=log-in"), kept)
    XCTAssertFalse(kept.contains("ada-typed-this") || kept.contains("a-secret-of-mine"), kept)
  }

  func testWithoutADisplayItSaysSoInOneLine() throws {
    try PrivateScreen.require()
    let ended = try Command.result(
      of: [RealApp.program], environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
    XCTAssertEqual(ended.status, 1)
    XCTAssertEqual(ended.output, "")
    XCTAssertEqual(ended.errors.split(separator: "\n").count, 1, ended.errors)
    XCTAssertTrue(ended.errors.contains("display"), ended.errors)
  }

  func testItTellsItsVersionAndItsOptionsWithoutADisplay() throws {
    try PrivateScreen.require()
    for option in ["--version", "--help"] {
      let ended = try Command.result(
        of: [RealApp.program, option], environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
      XCTAssertEqual(ended.status, 0, ended.errors)
      XCTAssertEqual(ended.errors, "")
      XCTAssertFalse(ended.output.isEmpty)
    }
  }

  func testTheWindowSpeaksKorean() throws {
    try withRealApp(environment: ["LANG": "ko_KR.UTF-8"]) { app in
      let picture = try app.picture()
      XCTAssertTrue(isHangul(picture.focused?.name), picture.description)
      let tabs = picture.elements.filter { $0.role == "page tab" }
      XCTAssertEqual(tabs.count, 4)
      for tab in tabs { XCTAssertTrue(isHangul(tab.name), tab.name) }
      for number in 2...4 {
        try app.press("ctrl+\(number)")
        try app.wait("screen \(number) is open and speaks Korean") {
          $0.tab == tabs[number - 1].name && self.isHangul($0.focused?.name)
        }
      }
      try PrivateScreen.photograph(as: "korean")
    }
  }

  private func isHangul(_ text: String?) -> Bool {
    text?.unicodeScalars.contains { ("가"..."힣").contains($0) } ?? false
  }
}
