import Foundation
import XCTest

/// The built program in its own process: keys go in, and what a screen reader sees comes out.
final class RealApp {
  private let running: Running
  private let reader: WindowReader
  /// The test that it serves, for the names of pictures.
  var name: String
  private let title: String
  private var clipboard: Running?
  private let memory: StateFolder

  /// Starts the program and waits until its window has the keyboard.
  ///
  /// - Parameters:
  ///   - program: Its name among what was built, or where it stands.
  ///   - title: What its window is called.
  ///   - environment: is laid over the inherited one; an empty value takes a name away.
  ///   - skipped: The names of what not to look into.
  init(
    _ arguments: [String] = [], program: String = "weir-forms", title: String = "Weir Forms",
    environment: [String: String] = [:], skipping skipped: [String] = [], test: XCTestCase
  ) throws {
    try PrivateScreen.require()
    name = test.name
    self.title = title
    // Where no window is, so that nothing is under the pointer.
    try Command.run("xdotool", "mousemove", "1279", "799")
    // What an earlier app remembered is not to open this one on another screen.
    let memory = try StateFolder()
    self.memory = memory
    let surroundings = memory.environment.merging(RealApp.environment) { $1 }
      .merging(environment) { $1 }
    let path = program.hasPrefix("/") ? program : RealApp.path(of: program)
    running = try Running([path] + arguments, environment: surroundings)
    reader = try WindowReader(of: running.child.identifier, skipping: skipped)
    let window = try window()
    try Command.run(Keyboard.focus(window))
    try wait("the window is open and something in it has the focus") { $0.isActive }
  }

  var process: pid_t { running.child.identifier }

  static let program = path(of: "weir-forms")
  static func path(of program: String) -> String {
    PrivateScreen.products.appendingPathComponent(program).path
  }
  private static let border = 5
  static let environment = ["GTK_A11Y": "atspi"]

  func press(_ keys: String...) throws { try Command.run(Keyboard.press(keys)) }
  /// Keys so close together that nobody's finger is faster.
  func pressAtOnce(_ keys: String...) throws { try Command.run(Keyboard.pressAtOnce(keys)) }
  func type(_ text: String, pause: Int? = nil) throws {
    try Command.run(Keyboard.type(text, pause: pause))
  }

  /// Puts a text on the clipboard, as another program does.
  func copy(_ text: String) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("weir-clipboard-\(UUID().uuidString)")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    // It serves the clipboard as long as it runs.
    clipboard = try Running(["xclip", "-quiet", "-selection", "clipboard", "-in", file.path])
    try wait("the clipboard holds the text") { _ in
      try Command.result(of: ["xclip", "-selection", "clipboard", "-out"]).output == text
    }
  }

  /// Presses the element with the mouse, in its middle or at a place that counts from its corner.
  func click(_ element: Element, x: Int? = nil, y: Int? = nil) throws {
    try point(at: element, x: x, y: y, then: "click", "1")
  }

  /// Moves the mouse over the element, as ``click(_:x:y:)`` does; then xdotool goes on as told.
  ///
  /// Where nothing blends windows, GTK draws a border around its own, which a screen reader's places
  /// begin inside of.
  func point(
    at element: Element, x: Int? = nil, y: Int? = nil, then words: String...
  ) throws {
    try point(at: element, x: x, y: y, then: words)
  }

  func point(
    at element: Element, x: Int? = nil, y: Int? = nil, then words: [String]
  ) throws {
    guard let bounds = element.bounds else { throw Failure("Nothing to point at: \(element)") }
    try Command.run(
      [
        "xdotool", "mousemove", "--window", window(),
        "\(RealApp.border + bounds[0] + (x ?? bounds[2] / 2))",
        "\(RealApp.border + bounds[1] + (y ?? bounds[3] / 2))",
      ] + words)
  }

  /// What is drawn at the lower right corner of an element, to be compared.
  func photograph(cornerOf element: Element) throws -> String {
    guard let bounds = element.bounds else { throw Failure("Nothing to look at: \(element)") }
    let x = RealApp.border + bounds[0] + bounds[2] - 8
    let y = RealApp.border + bounds[1] + bounds[3] - 8
    return try Command.run(
      "import", "-silent", "-window", window(), "-crop", "8x8+\(x)+\(y)", "txt:-")
  }

  /// Gives the keys to the empty screen behind the window.
  func takeFocusAway() throws {
    let place = try Command.run("xdotool", "getmouselocation", "--shell")
    let words = place.split(separator: "\n").first { $0.hasPrefix("WINDOW=") }
    guard let root = words?.dropFirst("WINDOW=".count) else { throw Failure(place) }
    try Command.run(Keyboard.focus(String(root)))
  }

  /// Opens another of the screens by its number.
  func open(_ number: Int) throws {
    let before = try picture().tab
    try press("ctrl+\(number)")
    try wait("screen \(number) is open") {
      $0.tab != before
    }
  }

  /// Presses a button as a screen reader does.
  func act(on element: Element) throws { try reader.act(on: element) }
  /// Gives an element a text or a number, as a screen reader does.
  func write(_ text: String, into element: Element) throws {
    try reader.write(text, into: element)
  }
  func set(_ element: Element, to value: Double) throws { try reader.set(element, to: value) }

  /// What a screen reader sees now. It is read element by element while the app goes on, so it counts
  /// only when a second look sees the same.
  func picture() throws -> Picture { try picture(after: reader.picture()) }

  private func picture(after glance: Picture, everything: Bool = false) throws -> Picture {
    var seen = glance
    for _ in 0..<20 {
      let again = try reader.picture(everything: everything)
      // It is empty when the window changed while it was read.
      if again == seen, !again.elements.isEmpty { break }
      seen = again
    }
    return seen
  }

  /// The same, with what only a picture of everything has.
  func pictureOfEverything() throws -> Picture {
    try picture(after: reader.picture(everything: true), everything: true)
  }

  /// Gives the window another size, in pixels.
  func resize(width: Int, height: Int) throws {
    try Command.run("xdotool", "windowsize", "--sync", window(), "\(width)", "\(height)")
  }

  var printed: (output: String, errors: String) { running.printed }

  /// Looks again and again until it is so; fails with what was seen last.
  ///
  /// Nothing that a test waits for is reached while nothing has the focus that could have it: whoever
  /// has no mouse would be lost there.
  ///
  /// - Parameter isFocusSeen: Whether GTK tells a screen reader where the focus is; it does not of an
  ///   ``EditableLabel`` that is being edited.
  @discardableResult
  func wait(
    _ sentence: String, atMost seconds: Double = 10, isFocusSeen: Bool = true,
    file: StaticString = #filePath,
    line: UInt = #line, until isSo: (Picture) throws -> Bool
  ) throws -> Picture {
    func isGood(_ picture: Picture) throws -> Bool {
      try (picture.isUsableByKeyboard || !isFocusSeen) && isSo(picture)
    }
    let deadline = Date(timeIntervalSinceNow: seconds)
    while true {
      guard running.child.isRunning else {
        throw Failure("\(file):\(line): The app has ended while: \(sentence)\n\(printed.errors)")
      }
      var picture = try reader.picture()
      if try isGood(picture) {
        picture = try self.picture(after: picture)
        if try isGood(picture) { return picture }
      }
      guard Date() < deadline else {
        let photograph = try PrivateScreen.photograph(as: name)
        throw Failure(
          "\(file):\(line): Not within \(seconds) s: \(sentence)\n\(picture)\nSee \(photograph)")
      }
      usleep(20_000)  // Each look is work for the app, too: leave it some of the processor.
    }
  }

  /// Presses `key` until the focus is where it began; answers the names on the way.
  func ring(by key: String) throws -> [String] {
    var names: [String] = []
    var now = try picture().focused
    let start = now
    repeat {
      let before = now
      names.append(before?.name ?? "nothing")
      try press(key)
      now = try wait("\(key) moves the focus") {
        $0.focused != nil && $0.focused?.path != before?.path
      }
      .focused
    } while now?.path != start?.path && names.count < 20
    return names
  }

  /// Waits for the end of the program: it must end by itself, well, and without a word of GTK.
  func expectCleanEnd(file: StaticString = #filePath, line: UInt = #line) throws {
    let ended = try end()
    XCTAssertEqual(ended.status, 0, file: file, line: line)
    XCTAssertEqual(ended.errors, "", file: file, line: line)
  }

  /// How it has ended.
  func end() throws -> Command {
    let deadline = Date(timeIntervalSinceNow: 10)
    while running.child.isRunning {
      guard Date() < deadline else { throw Failure("The app does not end.\n\(printed.errors)") }
      usleep(10_000)
    }
    return running.end()
  }

  /// Ends the program by its own shortcut.
  ///
  /// - Parameter discarding: Whether it is to ask first, because something was typed that would be
  ///   lost; it is lost then.
  func quit(
    discarding: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try press("ctrl+q")
    if discarding {
      try turn(to: "Discard What You Typed?")
      try press("alt+d")
    }
    try expectCleanEnd(file: file, line: line)
  }

  /// Gives the keys to the dialog that has come up, as a window manager does.
  func turn(to dialog: String) throws {
    try Command.run(Keyboard.focus(window(dialog)))
    try wait("the dialog has the focus") { $0.isActive(dialog) }
  }

  /// Gives the keys back to the window when the dialog has gone, as a window manager does.
  func turnBack(from dialog: String) throws {
    try wait("the dialog has gone") { !$0.has(dialog) }
    try Command.run(Keyboard.focus(window()))
    try wait("the window has the keys") { $0.isActive(title) }
  }

  func window(_ title: String? = nil) throws -> String {
    let title = title ?? self.title
    let process = running.child.identifier
    // To xdotool the title is a pattern.
    let pattern = title.replacingOccurrences(of: "?", with: ".")
    let words = ["search", "--all", "--onlyvisible", "--pid", "\(process)", "--name", pattern]
    let deadline = Date(timeIntervalSinceNow: 20)
    while true {
      let found = try Command.result(of: ["xdotool"] + words).output.split(separator: "\n")
      if let window = found.first { return String(window) }
      guard running.child.isRunning, Date() < deadline else {
        throw Failure("No window has opened.\n\(printed.errors)")
      }
      usleep(20_000)
    }
  }
}
