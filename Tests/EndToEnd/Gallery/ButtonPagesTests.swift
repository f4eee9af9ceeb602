import XCTest

/// Buttons and menus, by real keys and the pointer.
final class ButtonPagesTests: GalleryTestCase {
  func testAButtonIsPressedByEachOfItsKeys() throws {
    try onPage("button") { app in
      try app.press("space", "Return", "alt+c")
      try app.expect("3", values: 4)
      try app.fromCode(1)
      try app.expect("4", values: 5)
      // A button that is switched off does not take the focus with it.
      try app.fromCode(2)
      try app.wait("it is off") { $0.button("Count")?.isSensitive == false }
      try app.press("alt+c")
      try app.fromCode(2)
      try app.wait("it is on") { $0.button("Count")?.isSensitive == true }
      try app.press("alt+c")
      try app.expect("5", values: 6)
    }
  }

  func testALinkIsOpened() throws {
    try onPage("link-button") { app in
      try app.press("space")
      try app.expectEvents("activateLinkPublisher(\"https://www.swift.org\")")
      try app.expect("true", values: 2)
      try app.fromCode(2)
      try app.expect("false", values: 3)
      try app.press("alt+s")
      try app.expect("true", values: 4)
    }
  }

  func testAMenuIsWalkedThroughByKeys() throws {
    try onPage("menu-button") { app in
      try app.press("space")
      try app.expect("true", of: "Is open")
      try app.press("Return")
      try app.expectEvents("save.activatePublisher()")
      try app.expect("false", of: "Is open")
      try app.wait("the focus is back") { $0.focused?.name == "Document" }

      try app.press("alt+d", "Down", "Return")
      try app.expect("true", of: "Wrap Lines", values: 2)
      try app.expectEvents("wraps.activatePublisher()")
      // The underlined letter of an item.
      try app.press("space", "r")
      try app.expect("\"right\"", of: "Align", values: 2)

      try app.fromCode(4)
      try app.expect("\"centre\"", of: "Align", values: 3)
      try app.press("space")
      try app.wait("the menu shows it") {
        $0.has("checked", "Centre") && $0.has("checked", "Wrap Lines")
      }
      try app.press("Escape")
      try app.expect("false", of: "Is open")
      try app.wait("the focus is back") { $0.focused?.name == "Document" }
    }
  }

  func testAnItemThatIsOffCannotBeChosen() throws {
    try onPage("menu-button") { app in
      try app.fromCode(7)
      try app.fromCode(6)
      try app.expect("true", of: "Is open")
      try app.press("s")
      try app.press("Escape")
      try app.expect("false", of: "Is open")
      XCTAssertEqual(try app.picture().events, [])
    }
  }

  func testAContextMenuOpensByKeysAndByTheSecondaryButton() throws {
    try onPage("context-menu") { app in
      for keys in ["Menu", "shift+F10"] {
        try app.press(keys)
        try app.expect("true", of: "Is open")
        try app.press("Return")
        try app.expect("false", of: "Is open")
      }
      try app.expectEvents("copy.activatePublisher()", "copy.activatePublisher()")
      guard let target = try app.picture().element("panel", "Target") else {
        return XCTFail("no target")
      }
      try app.point(at: target, then: "click", "3")
      try app.expect("true", of: "Is open")
      try app.press("Escape")
      try app.expect("false", of: "Is open")
      try app.wait("the focus is back") { $0.focused?.name == "Target" }
    }
  }
}
