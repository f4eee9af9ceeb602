import Foundation
import XCTest

/// Windows over the window, answered with real keys.
final class DialogPagesTests: GalleryTestCase {
  func testAnAlertIsAnsweredByKeys() throws {
    try onPage("alert") { app in
      for (keys, answer, count) in [
        (["Return"], "save", 2), (["Escape"], "cancel", 3), (["alt+d"], "discard", 4),
        (["shift+Tab", "space"], "cancel", 5),
      ] {
        try app.press("space")
        try app.turn(to: "Save changes?")
        for key in keys { try app.press(key) }
        try app.turnBack(from: "Save changes?")
        try app.expect(answer, of: "Answer", values: count)
      }
    }
  }

  func testAFileIsChosenByItsPath() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("weir-gallery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("letter.txt").path
    try "Dear".write(toFile: file, atomically: true, encoding: .utf8)
    try onPage("file-chooser") { app in
      try app.press("alt+o")
      try app.turn(to: "Choose")
      try app.type(file)
      try app.press("Return")
      try app.turnBack(from: "Choose")
      try app.expect("chosen([\"\(file)\"])", of: "Choice", values: 2)

      try app.press("alt+s")
      try app.turn(to: "Choose")
      try app.press("Escape")
      try app.turnBack(from: "Choose")
      try app.expect("cancelled", of: "Choice", values: 3)
    }
  }

  func testTheAboutDialogAndTheShortcutsOpenAndClose() throws {
    for (page, title) in [
      ("about-dialog", "About Weir Gallery"), ("shortcuts-window", "Keyboard Shortcuts"),
    ] {
      try onPage(page) { app in
        try app.press("space")
        try app.turn(to: title)
        try app.expect("true", of: "Is open", values: 2)
        try app.press("Escape")
        try app.turnBack(from: title)
        try app.expect("false", of: "Is open", values: 3)
        try app.wait("the focus is back") { $0.focused?.role == "push button" }
      }
    }
  }

  func testAWindowAsksWhetherItMayClose() throws {
    try onPage("window") { app in
      try app.fromCode(4)
      try app.press("space")
      try app.turn(to: "A window")
      try app.expect("true", of: "Is open", values: 2)
      try app.press("Return", "space")
      try app.expectEvents("activateFocusPublisher()", "activateDefaultPublisher()")

      try app.turn(to: "Weir Gallery")
      try app.fromCode(5)
      try app.wait("it is asked") { $0.events.contains("closeRequestPublisher()") }
      try app.fromCode(2)
      try app.wait("it is still open, with another title") { $0.has("Another name") }
      try app.fromCode(3)
      try app.fromCode(5)
      try app.expect("false", of: "Is open", values: 3)
      XCTAssertFalse(try app.picture().has("Another name"))
    }
  }
}
