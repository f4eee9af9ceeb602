import Foundation
import FoundationXML
import XCTest

/// Ctrl+Shift+D: the streams behind the screens, by keyboard alone and as a screen reader has them.
final class InspectorTests: XCTestCase {
  private let title = "Stream Inspector"

  private func open(_ app: RealApp) throws {
    try app.press("ctrl+shift+d")
    try app.turn(to: title)
    try app.wait("a stream has the focus") { $0.focused?.role == "list item" }
  }

  /// What is said of the stream of that name.
  private func row(_ name: String, _ picture: Picture) -> String? {
    picture.elements.first { $0.role == "list item" && $0.name.hasPrefix("\(name): ") }?.name
  }

  /// The app with every stream printed.
  private func watchedApp(showing screen: String, _ accounts: DataFolder) throws -> RealApp {
    let environment = accounts.environment.merging(["WEIR_TRACE": "1"]) { $1 }
    return try RealApp(["--screen", screen], environment: environment, test: self)
  }

  func testItShowsWhatIsTyped() throws {
    try withRealApp { app in
      try app.type("a")
      try open(app)
      // It was subscribed to before; what was typed then is not known.
      try app.wait("the stream is there") {
        self.row("text", $0) == "text: 1 subscription, demand unlimited, no value yet"
      }
      try Command.run(Keyboard.focus(app.window()))
      try app.type("bc")
      try app.wait("the latest value is there") {
        self.row("text", $0)
          == "text: 1 subscription, demand unlimited, last value \"Hello, World!abc\""
      }
      try app.turn(to: title)
      // The streams come in the order in which they were subscribed to.
      for _ in 1...30 {
        let focused = try XCTUnwrap(app.picture().focused).name
        if focused.hasPrefix("text: ") { break }
        try app.press("Down")
        try app.wait("the next stream has the focus") { $0.focused?.name != focused }
      }
      let picture = try app.wait("the events are there in words") {
        $0.elements.filter { $0.role == "list item" && $0.name.contains(": value ") }.count == 2
      }
      let events = picture.elements.map(\.name).filter { $0.contains(": value ") }
      XCTAssertTrue(events[0].hasSuffix("value \"Hello, World!abc\""), "\(events)")
      try PrivateScreen.photograph(as: "inspector")
      try Command.run(Keyboard.focus(app.window()))
      try app.press("ctrl+l")
    }
  }

  func testPauseStepClearAndCloseByKey() throws {
    try withRealApp { app in
      try open(app)
      try app.press("space")
      try app.wait("it stands still") { $0.labels.contains("Paused, 0 events since") }
      try Command.run(Keyboard.focus(app.window()))
      try app.type("xy")
      // Each letter is a value of the text; the note about a full field stays as it was.
      try app.wait("events are waiting") { $0.labels.contains("Paused, 2 events since") }
      try app.turn(to: title)
      try app.press("Right")
      try app.wait("one event further") {
        $0.labels.contains("Paused, 1 event since")
          && self.row("text", $0)?.hasSuffix("\"Hello, World!x\"") == true
      }
      try app.press("ctrl+l")
      try app.wait("all is forgotten") {
        $0.labels.contains("Paused, 0 events since")
          && self.row("text", $0)?.hasSuffix("no value yet") == true
      }
      try app.press("space")
      try app.wait("it runs again") { $0.labels.contains("Recording") }
      try app.press("Escape")
      try app.turnBack(from: title)
      try app.press("ctrl+l")
    }
  }

  func testTheArrowsChooseAStreamAndTabReachesEverything() throws {
    try withRealApp { app in
      try open(app)
      let first = try app.picture().focused
      try app.press("Down")
      let second = try app.wait("another stream has the focus") { $0.focused?.name != first?.name }
      let name = try XCTUnwrap(second.focused?.name.split(separator: ":").first)
      try app.wait("its events are listed") { $0.labels.contains("Events of “\(name)”") }
      // Backwards, since each stream is a stop on the way forwards.
      let ring = try app.ring(by: "shift+Tab")
      for button in ["Pause (Space)", "Step (Right)", "Clear (Ctrl+L)", "Export as SVG (Ctrl+E)"] {
        XCTAssertTrue(ring.contains(button), "\(button) is not among \(ring)")
      }
      try app.press("Escape")
      try app.turnBack(from: title)
    }
  }

  func testItExportsAnSVGFile() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("weir-export-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("streams.svg").path
    try withRealApp { app in
      try open(app)
      try app.press("ctrl+e")
      try app.turn(to: "Export Streams")
      try app.press("ctrl+a")
      try app.type(file)
      try app.press("Return")
      try app.wait("the dialog has gone") { !$0.has("Export Streams") }
      let text = try String(contentsOfFile: file, encoding: .utf8)
      XCTAssertTrue(text.hasPrefix("<?xml"), text)
      XCTAssertTrue(XMLParser(data: Data(text.utf8)).parse())
      XCTAssertTrue(text.contains(">text<"), text)
      try app.turn(to: title)
      try app.press("Escape")
      try app.turnBack(from: title)
    }
  }

  func testItGoesWithTheWindow() throws {
    try withRealApp { app in
      try open(app)
      try Command.run(Keyboard.focus(app.window()))
    }
  }

  func testPasswordsToSignUpWithAreNeverShown() throws {
    let accounts = try DataFolder()
    let app = try watchedApp(showing: "sign-up", accounts)
    try open(app)
    try Command.run(Keyboard.focus(app.window()))
    try app.type("Ada Lovelace")
    try app.press("Tab")
    try app.type("xyzzy4711 plugh")
    try app.press("Tab")
    try app.type("xyzzy4711 plugh")
    let picture = try app.wait("both passwords are good") {
      self.row("sign-up, repeated password, verdict", $0)?.contains("last value valid") == true
    }
    XCTAssertFalse(picture.elements.contains { $0.name.contains("xyzzy") }, "\(picture)")
    XCTAssertTrue(row("sign-up, password", picture)?.hasSuffix("last value •••") == true)
    XCTAssertTrue(row("sign-up, repeated password", picture)?.hasSuffix("value •••") == true)
    try app.press("ctrl+l", "ctrl+q")
    let printed = try app.end().errors
    XCTAssertFalse(printed.contains("xyzzy"), printed)
    XCTAssertTrue(printed.contains("Lovelace"), printed)
  }

  func testThePasswordIsNeverShown() throws {
    let accounts = try DataFolder()
    let app = try watchedApp(showing: "log-in", accounts)
    try open(app)
    try Command.run(Keyboard.focus(app.window()))
    try app.type("ada")
    try app.press("Tab")
    try app.type("xyzzy4711")
    try app.wait("the button wakes") { $0.button("Log In")?.isSensitive == true }
    let picture = try app.picture()
    XCTAssertFalse(picture.elements.contains { $0.name.contains("xyzzy") }, "\(picture)")
    try app.press("Return")
    try app.wait("the answer is there") {
      $0.labels.contains("Name and password do not match. Please try again.")
    }
    try app.press("ctrl+l", "ctrl+q")
    let printed = try app.end().errors
    XCTAssertFalse(printed.contains("xyzzy"), printed)
    XCTAssertTrue(printed.contains("ada"), printed)
  }

  func testTheEnvironmentHasEachEventPrintedOnALine() throws {
    let app = try RealApp(environment: ["WEIR_TRACE": "text"], test: self)
    try app.type("x")
    try app.wait("it is typed") { $0.entry("Message")?.text == "Hello, World!x" }
    try app.press("ctrl+q")
    let lines = try app.end().errors.split(separator: "\n")
    let form =
      #/\+\d+\.\d{6} text#(\d+) FormViews/TextScreen\.swift:\d+ (subscribed|request unlimited|value ".*")/#
    for line in lines { XCTAssertNotNil(line.wholeMatch(of: form), "\(line)") }
    // The program ends without cancelling first.
    XCTAssertEqual(
      lines.map { $0.split(separator: " ", maxSplits: 3)[3] },
      [
        "subscribed", "request unlimited", "value \"Hello, World!\"", "value \"Hello, World!x\"",
      ])
  }

  func testWithoutTheEnvironmentNothingIsPrinted() throws {
    try withRealApp(environment: ["WEIR_TRACE": ""]) { app in
      try app.press("ctrl+3", "a")
      try app.press("ctrl+l")
    }
  }
}
