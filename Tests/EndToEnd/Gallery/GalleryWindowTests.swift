import CGtk
import Weir
import WeirTesting
import XCTest

@testable import Gallery
@testable import WeirGtk

/// The gallery's own window.
final class GalleryWindowTests: GalleryTestCase {
  func testTheListIsWalkedAndSearchedByKeys() throws {
    try onPage("entry") { app in
      try app.press("alt+Next")
      try app.expectTitle("Password Entry", focused: "Password")
      try app.press("alt+Prior")
      try app.expectTitle("Entry", focused: "Entry")
      // Past the name of the next family.
      try app.press("F6", "End", "Home", "Next", "Up", "Up", "Up", "Down")
      try app.expectTitle("Spin Button")
      try app.press("Return")
      try app.expectTitle("Spin Button", focused: "Number")
      try app.press("ctrl+f")
      try app.type("zoo")
      try app.expectTitle("Zoom", focused: "Find a page")
      try app.press("Escape", "F6")
      try app.expectTitle("Zoom", focused: "Target")
    }
  }

  func testAPageBeginsAnew() throws {
    try onPage("button") { app in
      try app.press("space")
      try app.expect("1")
      try app.press("ctrl+r")
      try app.expect("0", values: 1)
      XCTAssertEqual(try app.picture().focused?.name, "Count")
    }
  }

  func testEverythingOnEveryPageHasAName() throws {
    try onPage(Page.all[0].name) { app in
      for page in Page.all {
        let picture = try app.wait("\(page.title) is open") { $0.shows(page) }
        for element in picture.elements where element.isFocusable {
          XCTAssertTrue(
            picture.says(what: element) || GalleryWindowTests.isUnnamed(element, on: page),
            "A \(element.role) on \(page.title) is called '\(element.name)'.")
          XCTAssertFalse(
            element.name.contains("_"), "'\(element.name)' is read out with its access key's mark.")
        }
        try app.press("alt+Next")
      }
    }
  }

  /// What GTK 4.8 makes itself and gives no name: the arrows of a calendar, a search bar's close
  /// button, the row of a table's headers, and what a drop-down shows of its choice.
  private static func isUnnamed(_ element: Element, on page: Page) -> Bool {
    switch page.name {
    case "calendar", "search-bar", "info-bar": element.name == "GtkImage"
    case "column-view", "drop-down": element.name == "GtkListItemWidget"
    default: false
    }
  }

  func testTheProgramEndsByItsKeysAndTellsItsPages() throws {
    // A second start would only turn the page of the first.
    Self.closeGallery()
    for keys in ["ctrl+q", "ctrl+w"] {
      let app = try RealApp.gallery(page: "scale", test: self)
      try app.press(keys)
      try app.expectCleanEnd()
    }
    let help = try Command.run(RealApp.galleryProgram, "--help")
    for page in Page.all { XCTAssertTrue(help.contains("\n  \(page.name) "), page.name) }
    XCTAssertEqual(Set(Page.all.map(\.name)).count, Page.all.count)
    let unknown = try Command.result(of: [RealApp.galleryProgram, "--page", "nowhere"])
    XCTAssertEqual(unknown.status, 2)
    XCTAssertEqual(
      unknown.errors, "weir-gallery: no page is called “nowhere”; --help lists them\n")
  }

  // MARK: In this process

  /// Tab leads through every page and back, and the focus is never nowhere on the way.
  func testTheTabRingOfEveryPageIsClosed() throws {
    try inProcess {
      let gallery = GalleryWindow()
      let window = try InProcessWindow(gallery)
      for page in Page.all {
        gallery.open(page)
        window.settle()
        let start = try XCTUnwrap(gallery.focus, "Nothing has the focus on \(page.title).")
        var seen: [Widget] = []
        // On the way from one to the next GTK says that nothing has it.
        let watch = gallery.focusPublisher.sink { if let focus = $0 { seen.append(focus) } }
        try window.pressAtOnce([String](repeating: "Tab", count: 24), pause: 2)
        watch.cancel()
        XCTAssertNotNil(gallery.focus, "The focus is lost on \(page.title).")
        XCTAssertEqual(gallery.view?.page.name, page.name)
        XCTAssertTrue(seen.contains { $0 === start }, "Tab does not come back on \(page.title).")
        for button in gallery.view?.stage.values.buttons ?? [] {
          XCTAssertTrue(
            seen.contains { $0 === button },
            "Tab leads past \(button.label ?? "a button") on \(page.title).")
        }
      }
      window.close()
    }
  }

  /// Two fingers, which no mouse has: as GTK tells of them.
  func testFingersZoomAndTurn() throws {
    try inProcess {
      let gallery = GalleryWindow()
      gallery.open(.zoom)
      let zoom = try XCTUnwrap(gallery.view)
      zoom.emit("scale-changed", 1.5, from: .zoom)
      XCTAssertEqual(zoom.stage.values.lines["Scale"]?.text.text, "1.5")
      gallery.open(.rotation)
      let rotation = try XCTUnwrap(gallery.view)
      rotation.emit("angle-changed", 0.5, 0.25, from: .rotation)
      XCTAssertEqual(
        rotation.stage.values.lines["Rotation, in radians"]?.text.text,
        "(angle: 0.5, delta: 0.25)")
      gallery.destroy()
    }
  }
}

extension Picture {
  /// Whether a screen reader has words for an element: its name, or of a row what stands in it. GTK's
  /// own classes are what it says of a widget that nobody has named.
  fileprivate func says(what element: Element) -> Bool {
    if !element.name.isEmpty && !element.name.hasPrefix("Gtk") { return true }
    return ["list item", "table row", "table cell"].contains(element.role)
      && elements.contains {
        $0.role == "label" && !$0.name.isEmpty && $0.path.starts(with: element.path)
      }
  }
}

extension PageView {
  /// Emits a signal of a controller of the page's control.
  fileprivate func emit(_ signal: String, _ numbers: Double..., from controller: Controller) {
    guard let pointer = control.controllers[controller]?.pointer else { return }
    _ = weir_signal_emit_numbers(pointer, signal, numbers, UInt32(numbers.count))
  }
}

extension RealApp {
  fileprivate func expectTitle(
    _ title: String, focused name: String? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let page = try XCTUnwrap(Page.all.first { $0.title == title })
    // The rows of the list are not looked at.
    try wait(
      "\(title) is open, with the focus at \(name ?? "its row")", isFocusSeen: name != nil,
      file: file, line: line
    ) {
      $0.shows(page) && $0.focused?.name == name
    }
  }
}
