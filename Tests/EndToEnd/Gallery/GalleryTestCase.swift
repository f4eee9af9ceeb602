import Gallery
import XCTest

/// Tests of the gallery in a process of its own, one for all tests of a class: a page is built anew
/// each time it is opened.
class GalleryTestCase: XCTestCase {
  nonisolated(unsafe) private static var running: (app: RealApp, page: String)?

  override class func tearDown() {
    closeGallery()
    super.tearDown()
  }

  /// Ends the app that the tests share.
  static func closeGallery() {
    running = nil
  }

  /// Opens the page and hands over the app, with the focus on the page's control. Nothing may have
  /// been printed afterwards: a warning of GTK's ends the app at once.
  func onPage(
    _ name: String, file: StaticString = #filePath, line: UInt = #line,
    _ use: (RealApp) throws -> Void
  ) throws {
    do {
      let app = try open(name)
      app.name = self.name
      try use(app)
      XCTAssertEqual(app.printed.errors, "", file: file, line: line)
    } catch {
      // The next test is not to begin with what this one has left.
      Self.running = nil
      throw error
    }
  }

  private func open(_ name: String) throws -> RealApp {
    guard let running = Self.running else {
      let app = try RealApp.gallery(page: name, test: self)
      Self.running = (app, name)
      return app
    }
    // A window of the tests' own may have had the keys since.
    try Command.run(Keyboard.focus(running.app.window()))
    if running.page == name { try running.app.find(name == "entry" ? "scale" : "entry") }
    try running.app.find(name)
    Self.running?.page = name
    return running.app
  }
}

extension RealApp {
  static let galleryProgram = path(of: "weir-gallery")

  static func gallery(page: String, test: XCTestCase) throws -> RealApp {
    let app = try RealApp(
      ["--page", page], program: "weir-gallery", title: "Weir Gallery",
      skipping: ["Pages", "Title bar"], test: test)
    try app.expectPage(page)
    return app
  }

  /// Opens a page as somebody does who knows its name.
  func find(_ page: String) throws {
    try Command.run(
      "xdotool", "key", "ctrl+f", "type", "--args", "1", "--delay", "5", page, "key", "Return")
    try expectPage(page)
  }

  private func expectPage(_ name: String) throws {
    guard let page = Page.named(name) else { throw Failure("There is no page \(name).") }
    try wait("the page \(page.title) is open") {
      $0.shows(page) && $0.focused != nil && $0.focused?.name != "Find a page"
    }
  }

  /// Waits until the model holds a value, and has had as many as that.
  @discardableResult
  func expect(
    _ value: String, of name: String = "Value in the model", values count: Int? = nil,
    isFocusSeen: Bool = true, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Picture {
    try wait(
      "\(name) is \(value), as value number \(count.map { "\($0)" } ?? "any")",
      isFocusSeen: isFocusSeen, file: file, line: line
    ) { picture in
      guard let shown = picture.value(of: name) else { return false }
      return shown.text == value && (count == nil || shown.count == count)
    }
  }

  /// Waits until the newest events are these, the newest first.
  func expectEvents(
    _ events: String..., file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try wait("the last events are \(events)", file: file, line: line) {
      Array($0.events.prefix(events.count)) == events
    }
  }

  /// Presses a button of the page that sets the model from code; the focus stays where it is.
  func fromCode(_ number: Int) throws { try press("ctrl+\(number)") }
}

extension Picture {
  /// Whether a page of the gallery is the one that is open.
  func shows(_ page: Page) -> Bool {
    elements.contains { $0.role == "panel" && $0.name == page.title }
  }

  /// A value that the gallery shows, and how many there have been.
  func value(of name: String) -> (text: String, count: Int)? {
    let labels = labels
    guard let index = labels.lastIndex(of: name), labels.indices.contains(index + 2),
      let count = labels[index + 2].split(separator: " ").first.flatMap({ Int($0) })
    else { return nil }
    return (labels[index + 1], count)
  }

  /// What the log says, the newest first.
  var events: [String] {
    let labels = labels
    guard let index = labels.firstIndex(of: "Events"), labels.indices.contains(index + 1) else {
      return []
    }
    return labels[index + 1].split(separator: "\n").map { line in
      String(line.drop(while: \.isNumber).drop(while: { $0 == " " }))
    }
  }

  /// Whether something has a state: "checked", "pressed", "selected".
  func has(_ state: String, _ name: String, role: String? = nil) -> Bool {
    elements.contains {
      $0.name == name && (role == nil || $0.role == role) && $0.states.contains(state)
    }
  }

  /// Whether a row of a list that shows the text is selected.
  func isSelected(row text: String) -> Bool {
    elements.contains { row in
      row.states.contains("selected")
        && elements.contains {
          $0.role == "label" && $0.name == text && $0.path.starts(with: row.path)
        }
    }
  }

  /// What has that role, by its name if there is one.
  func element(_ role: String, _ name: String? = nil) -> Element? {
    elements.first { $0.role == role && (name == nil || $0.name == name) }
  }
}
