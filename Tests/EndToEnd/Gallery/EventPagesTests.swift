import XCTest

/// The keyboard, the pointer and gestures, with a real mouse.
final class EventPagesTests: GalleryTestCase {
  func testTheFocusIsFollowed() throws {
    try onPage("focus") { app in
      try app.expect("true", of: "The group contains the focus")
      try app.expect("true", of: "The first field does")
      try app.press("Tab")
      try app.expect("false", of: "The first field does")
      try app.expect("true", of: "The group contains the focus")
      try app.press("Tab")
      try app.expect("false", of: "The group contains the focus")
      try app.expectEvents("focusLeavePublisher()")
      try app.fromCode(1)
      try app.expect("true", of: "The group contains the focus")
      try app.expectEvents("focusEnterPublisher()", "focusLeavePublisher()")
      try app.wait("the field has it") { $0.focused?.name == "Second" }
    }
  }

  func testKeysAreNamed() throws {
    try onPage("keys") { app in
      try app.press("a")
      try app.expect("\"a\"", of: "Last key")
      try app.expectEvents("keyReleasePublisher(\"a\")", "keyPressPublisher(\"a\")")
      try app.press("shift+F5")
      try app.expect("\"F5\"", of: "Last key")
      try app.wait("with what is held down") {
        $0.events.contains("keyPressPublisher(\"F5, shift\")")
          && $0.events.contains("modifiersPublisher(\"shift\")")
      }
    }
  }

  func testThePointerComesMovesAndGoes() throws {
    try onTarget("motion") { app, target in
      try app.point(at: target)
      try app.expect("true", of: "Contains the pointer", values: 2)
      try app.point(at: target, x: 30, y: 20)
      try app.expect("(x: 30, y: 20)", of: "Pointer")
      try Command.run("xdotool", "mousemove", "1279", "799")
      try app.expect("nil", of: "Pointer")
      try app.expect("false", of: "Contains the pointer", values: 3)
      try app.expectEvents("pointerLeavePublisher()")
    }
  }

  func testTheWheelIsTurned() throws {
    try onTarget("scroll") { app, target in
      try app.point(at: target, then: "click", "5", "click", "5", "click", "4")
      try app.expect("(x: 0, y: 1)", of: "Turned so far", values: 4)
      try app.expectEvents("scrollPublisher(x: 0, y: -1)", "scrollPublisher(x: 0, y: 1)")
      try app.fromCode(1)
      try app.expect("(x: 0, y: 0)", of: "Turned so far", values: 5)
    }
  }

  func testClicksAreCountedByTheirButton() throws {
    try onTarget("click") { app, target in
      try app.point(
        at: target, x: 30, y: 20, then: "click", "--repeat", "2", "--delay", "20", "1")
      try app.expect("2", of: "Primary clicks in a row", values: 3)
      try app.wait("the release is told") {
        $0.events.contains("primary release(count: 2, point: (x: 30, y: 20))")
      }
      try app.point(at: target, x: 30, y: 20, then: "click", "3")
      try app.wait("it is the other button") {
        $0.events.contains("secondary press(count: 1, point: (x: 30, y: 20))")
      }
      try app.point(at: target, x: 30, y: 20, then: "click", "2")
      try app.wait("it is the third button") {
        $0.events.contains("middle press(count: 1, point: (x: 30, y: 20))")
      }
      XCTAssertEqual(try app.picture().value(of: "Primary clicks in a row")?.count, 3)
    }
  }

  func testAPressThatIsHeldIsALongOne() throws {
    try onTarget("long-press") { app, target in
      try app.point(at: target, x: 30, y: 20, then: "click", "1")
      try app.expectEvents("longPressCancelPublisher()")
      try app.point(at: target, x: 30, y: 20, then: "mousedown", "1")
      try app.expect("1", of: "Long presses", values: 2)
      try Command.run("xdotool", "mouseup", "1")
      try app.expectEvents("longPressPublisher(x: 30, y: 20)")
    }
  }

  func testADragIsFollowedToItsEnd() throws {
    try onTarget("drag") { app, target in
      try app.point(
        at: target, x: 30, y: 20, then: "mousedown", "1", "mousemove_relative", "20", "10",
        "mousemove_relative", "15", "5", "mouseup", "1")
      try app.expect("(x: 35, y: 15)", of: "Dragged")
      try app.expectEvents("dragEndPublisher(x: 35, y: 15)", "dragBeginPublisher(x: 30, y: 20)")
    }
  }

  func testADragAlongTheAxisIsAPan() throws {
    try onTarget("pan") { app, target in
      try app.point(
        at: target, then: "mousedown", "1", "mousemove_relative", "--", "-20", "0",
        "mousemove_relative", "--", "-20", "0", "mouseup", "1")
      try app.expect("(direction: left, distance: 40)", of: "Pan")
    }
  }

  func testAFastDragIsASwipe() throws {
    try onTarget("swipe") { app, target in
      var words = ["mousedown", "1"]
      for _ in 0..<5 { words += ["mousemove_relative", "20", "0", "sleep", "0.01"] }
      try app.point(at: target, x: 30, y: 20, then: words + ["mouseup", "1"])
      try app.wait("it went to the right") { picture in
        guard let speed = picture.value(of: "Pixels a second")?.text,
          let x = Double(speed.dropFirst("(x: ".count).prefix { $0 != "," })
        else { return false }
        return x > 100 && speed.hasSuffix("y: 0)")
      }
    }
  }

  /// By the protocol of the X server, from the selection of one widget onto another.
  func testATextIsDragged() throws {
    try onTarget("drop") { app, target in
      guard let entry = try app.picture().entry("Text to drag") else {
        return XCTFail("no entry")
      }
      try app.point(at: entry, x: 12, then: "mousedown", "1")
      for _ in 0..<4 { try Command.run("xdotool", "mousemove_relative", "6", "6") }
      let before = try app.photograph(cornerOf: target)
      try app.point(at: target, x: 40, y: 30)
      try app.point(at: target, x: 42, y: 31)
      // What is let go earlier falls nowhere: source and target agree by messages first.
      try app.wait("it shows that it would take the text") { _ in
        try app.photograph(cornerOf: target) != before
      }
      try Command.run("xdotool", "mouseup", "1")
      try app.expect("\"Drag this text\"", of: "Text", values: 2)
      try app.wait("it is told where") {
        $0.events.first?.hasPrefix("textDropPublisher(content: \"Drag this text\", point: (x: ")
          == true
      }
    }
  }

  private func onTarget(_ page: String, _ use: (RealApp, Element) throws -> Void) throws {
    try onPage(page) { app in
      let target = try app.picture().elements.first { $0.name == "Target" }
      try use(app, XCTUnwrap(target))
    }
  }
}
