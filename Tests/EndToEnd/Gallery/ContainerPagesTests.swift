import XCTest

/// Containers, by real keys and the pointer.
final class ContainerPagesTests: GalleryTestCase {
  func testAStackIsTurnedByItsSwitcher() throws {
    try onPage("stack") { app in
      try app.press("shift+Tab", "Left", "space")
      try app.expect("\"two\"", values: 2)
      try app.fromCode(2)
      try app.expect("\"three\"", values: 3)
      try app.wait("the page is seen") { $0.entry("Three") != nil }
      // There is no such page: it stays, and the model is told.
      try app.fromCode(3)
      try app.expect("\"three\"", values: 5)
    }
  }

  func testANotebookIsTurned() throws {
    try onPage("notebook") { app in
      try app.press("ctrl+Next")
      try app.expect("1", values: 2)
      try app.expectEvents("switchPagePublisher(1)")
      try app.press("ctrl+Next", "ctrl+Prior")
      try app.expect("1", values: 4)
      try app.fromCode(3)
      try app.expect("2", values: 5)
      try app.wait("the page is seen") { $0.has("selected", "Third", role: "page tab") }
      guard let tab = try app.picture().element("page tab", "First") else {
        return XCTFail("no tab")
      }
      try app.click(tab)
      try app.expect("0", values: 6)
    }
  }

  /// With a screen reader that asks what the title controls: GTK 4.8 complained of it.
  func testAnExpanderOpensAndCloses() throws {
    try onPage("expander") { app in
      try app.press("space")
      try app.expect("true", values: 2)
      try app.press("Tab")
      try app.wait("the focus is in it") { $0.focused?.name == "Inside" }
      // What goes takes the focus along, but not for long.
      try app.fromCode(2)
      try app.expect("false", values: 3)
      try app.wait("it has gone") { $0.entry("Inside") == nil && $0.focused != nil }
      try app.press("alt+d")
      try app.expect("true", values: 4)
      try app.wait("it is there") { $0.entry("Inside") != nil }
    }
  }

  func testARevealerLetsThingsAppear() throws {
    try onPage("revealer") { app in
      try app.press("alt+r")
      try app.expect("true", values: 2)
      try app.expect("true", of: "When the movement is over")
      try app.fromCode(2)
      try app.expect("false", of: "When the movement is over")
    }
  }

  func testAPopoverTakesTheFocusAndGivesItBack() throws {
    try onPage("popover") { app in
      try app.press("space")
      try app.expect("true", of: "Is open", values: 2)
      try app.wait("the focus is in it") { $0.focused?.name == "New name" }
      try app.press("ctrl+a")
      try app.type("Report")
      try app.press("Return")
      try app.expect("false", of: "Is open", values: 3)
      try app.expect("\"Report\"", of: "Text in it")
      try app.expectEvents("closedPublisher()")
      try app.wait("the focus is back") { $0.focused?.name == "Rename…" }
      try app.fromCode(1)
      try app.expect("true", of: "Is open", values: 4)
      try app.press("Escape")
      try app.expect("false", of: "Is open", values: 5)
    }
  }

  func testAnEmojiIsPickedByKeys() throws {
    try onPage("emoji-chooser") { app in
      try app.press("space")
      try app.expect("true", of: "Is open", values: 2, isFocusSeen: false)
      // From the field for words to the first picture, which GTK tells as one to be shown in colour.
      try app.press("Down", "Return")
      try app.expect("\"😀\u{FE0F}\"", of: "Mood", values: 2)
      try app.expectEvents("emojiPickedPublisher(\"😀\u{FE0F}\")")
      try app.expect("false", of: "Is open", values: 3)
      try app.wait("the focus is back") { $0.focused?.name == "Mood…" }
    }
  }

  func testAWindowIsScrolledByKeysAndTheWheel() throws {
    try onPage("scrolled-window") { app in
      try app.press("End")
      try app.wait("the end is reached") { $0.events.contains("edgeReachedPublisher(bottom)") }
      try app.press("Home")
      try app.expect("0", of: "Vertical offset")
      try app.fromCode(2)
      try app.expect("300", of: "Vertical offset")
      guard let lines = try app.picture().element("scroll pane", "Fifty lines") else {
        return XCTFail("nothing to scroll")
      }
      try app.point(at: lines, then: "click", "4")
      try app.wait("it has moved up") {
        ($0.value(of: "Vertical offset").flatMap { Double($0.text) } ?? 300) < 300
      }
    }
  }

  func testTheHandleOfAPanedIsMoved() throws {
    try onPage("paned") { app in
      try app.press("F8", "Right", "Return")
      try app.expect("201", of: "Position", values: 2)
      try app.wait("the focus is back") { $0.focused?.name == "Start" }
      try app.fromCode(1)
      try app.expect("120", of: "Position", values: 3)
    }
  }

  func testAnInfoBarIsAnswered() throws {
    try onPage("info-bar") { app in
      try app.press("alt+s")
      try app.expectEvents("responsePublisher(button(0))")
      try app.expect("false", of: "Is revealed", values: 2)
      try app.fromCode(1)
      try app.expect("true", of: "Is revealed", values: 3)
      try app.press("alt+l")
      try app.expectEvents("responsePublisher(button(1))")
      try app.expect("false", of: "Is revealed", values: 4)
    }
  }

  func testProgressAndLevelAreShown() throws {
    try onPage("progress-bar") { app in
      XCTAssertEqual(try app.picture().element("progress bar")?.value, 0.25)
      try app.fromCode(2)
      try app.wait("half of it") { $0.element("progress bar")?.value == 0.5 }
      try app.fromCode(4)
      try app.wait("no more than all of it") { $0.element("progress bar")?.value == 1 }
    }
    try onPage("level-bar") { app in
      XCTAssertEqual(try app.picture().element("level bar")?.value, 3)
      try app.fromCode(3)
      try app.wait("it shows it") { $0.element("level bar")?.value == 4.5 }
    }
    try onPage("spinner") { app in
      try app.fromCode(2)
      try app.expect("false", values: 2)
    }
  }
}
