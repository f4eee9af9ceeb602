import XCTest

/// Nothing that a user reads or hears escapes translation.
final class TranslationTests: XCTestCase {
  /// What stays as it is, whatever the language.
  private let allowed: Set<String> = [
    // What the user typed, and what stands there until they do.
    "Hello, World!", "ada", "Ada", "secret",
    // The program's name, and its version.
    "weir-forms", "0.1.0",
    // The marks of what must be filled in; a screen reader is told in words.
    "*",
  ]

  /// What GTK says in its own words begins like this: they are translated with GTK, and it does not
  /// speak the marked language. The buttons of a window, the window of the keys, the window of what the
  /// program is, and what a password shows.
  private let byGtk = [
    "Minimize", "Maximize", "Close", "Shortcuts", "Search", "No Results Found",
    "Try a different search", "About", "System", "Credits", "C_redits", "License", "_License",
    "Created by", "This program comes with absolutely no warranty", "Website", "Show Text",
    "Caps Lock is on", "(None)", "_1",
  ]

  func testEveryWordOfEveryScreenAndDialogIsTranslated() throws {
    try PrivateScreen.require()
    let language = try MarkedLanguage()
    let state = try StateFolder()
    let accounts = try DataFolder()
    try FileManager.default.createDirectory(
      at: state.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("damaged".utf8).write(to: state.file)
    let app = try RealApp(
      program: language.program, title: "⟦Weir Forms and more⟧",
      environment: language.environment.merging(state.environment) { $1 }
        .merging(accounts.environment) { $1 },
      test: self)

    // The notice of the damaged file, the text, and one that is full.
    try expectMarks(in: app, "text", 25)
    try app.press("ctrl+2")
    try app.wait("the number is there") { $0.focused?.role == "slider" }
    try expectMarks(in: app, "slider", 20)
    try app.press("ctrl+3", "Return")
    try app.wait("both fields are wrong") { $0.elements.filter(\.isInvalid).count == 2 }
    try expectMarks(in: app, "log in, empty", 20)
    try app.type("ada")
    try app.press("Tab")
    try app.type("secret")
    try app.wait("nothing is wrong") { !$0.elements.contains(where: \.isInvalid) }
    try app.press("Return")
    try app.wait("it is refused") { $0.elements.contains(where: \.isInvalid) }
    try expectMarks(in: app, "log in, refused", 20)
    try app.press("ctrl+4")
    try app.type("Ada")
    try app.wait("the name is wrong") { $0.elements.contains(where: \.isInvalid) }
    try expectMarks(in: app, "sign up, wrong", 20)

    try app.press("F10")
    try app.wait("the menu is open") { $0.focused?.role == "menu item" }
    try expectMarks(in: app, "menu", 25)
    try app.press("Escape")
    try app.wait("the menu is closed") { $0.focused?.role == "text" }

    for (keys, name, title) in [
      (["F1"], "help", "⟦Help and more⟧"),
      (["ctrl+question"], "shortcuts", "⟦Keyboard Shortcuts and more⟧"),
      (["ctrl+w"], "question", "⟦Discard What You Typed? and more⟧"),
      (["F10", "a"], "about", "About ⟦Weir Forms and more⟧"),
    ] {
      for key in keys { try app.press(key) }
      try app.turn(to: title)
      try expectMarks(in: app, name, 25)
      try app.press("Escape")
      try app.turnBack(from: title)
    }
    try app.resize(width: 360, height: 600)
    try app.wait("the list of the screens is there") { $0.list != nil }
    try expectMarks(in: app, "narrow", 15)

    try app.press("ctrl+l", "ctrl+q")
    let ended = try app.end()
    XCTAssertEqual(ended.status, 0)
    XCTAssertTrue(
      ended.errors.hasPrefix("weir-forms: ⟦the file "), ended.errors)
    XCTAssertEqual(MarkedLanguage.unmarked(ended.errors), "weir-forms:")
  }

  func testEveryWordOfTheHelpAndOfComplaintsIsTranslated() throws {
    try PrivateScreen.require()
    let language = try MarkedLanguage()
    let help = try Command.result(
      of: [language.program, "--help"], environment: language.environment)
    XCTAssertEqual(help.status, 0)
    XCTAssertTrue(help.output.contains("⟦"), help.output)
    XCTAssertEqual(MarkedLanguage.unmarked(help.output), "")
    for arguments in [["--nonsense"], ["--screen"], ["--screen", "nowhere"]] {
      let complaint = try Command.result(
        of: [language.program] + arguments, environment: language.environment)
      XCTAssertEqual(complaint.status, 2)
      XCTAssertEqual(MarkedLanguage.unmarked(complaint.errors), "weir-forms:", "\(arguments)")
    }
    let blind = try Command.result(
      of: [language.program],
      environment: language.environment.merging(["DISPLAY": "", "WAYLAND_DISPLAY": ""]) { $1 })
    XCTAssertEqual(MarkedLanguage.unmarked(blind.errors), "weir-forms:")
  }

  /// - Parameter least: How many texts there are at least: a window that could not be read has none.
  private func expectMarks(
    in app: RealApp, _ place: String, _ least: Int, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let elements = try app.pictureOfEverything().elements
    var count = 0
    for element in elements {
      for text in [element.name, element.description ?? "", element.text ?? ""] {
        let rest = MarkedLanguage.unmarked(text)
        count += text.isEmpty ? 0 : 1
        // Classes of GTK name boxes, which are not read; keys are called by what is on them.
        let isFine =
          rest.isEmpty || rest.hasPrefix("Gtk") || rest.hasPrefix("Weir")
          || allowed.contains(rest) || byGtk.contains { rest.hasPrefix($0) } || isKey(rest)
        XCTAssertTrue(
          isFine, "\(place): a \(element.role) says '\(text)'", file: file, line: line)
      }
    }
    XCTAssertGreaterThan(count, least, place, file: file, line: line)
  }

  private func isKey(_ text: String) -> Bool {
    let keys = [
      "Ctrl", "Shift", "Alt", "F1", "F10", "Escape", "Enter", "Return", "⏎", "⋯", "…", "+",
    ]
    return text.split(whereSeparator: { $0 == "+" || $0.isWhitespace }).allSatisfy {
      $0.count == 1 || keys.contains(String($0))
    }
  }
}
