import XCTest

/// Controls with one value, by real keys.
final class ValuePagesTests: GalleryTestCase {
  func testASpinButtonIsTypedInAndStepped() throws {
    try onPage("spin-button") { app in
      try app.type("7.2")
      try app.press("Return")
      try app.expect("7.2", values: 2)
      try app.press("Up")
      try app.expect("7.7", values: 3)
      try app.press("Next")
      try app.expect("2.7", values: 4)
      // Beyond the range: the model is told once what became of it.
      try app.fromCode(3)
      try app.expect("10", values: 6)
      XCTAssertEqual(try app.picture().element("spin button")?.value, 10)
      try app.press("Up")
      try app.expect("0", values: 7)
      try app.expectEvents("wrapPublisher()")
      try app.wait("the digits are shown") { $0.element("spin button")?.text == "0.0" }
    }
  }

  func testAScaleIsMovedAndSet() throws {
    try onPage("scale") { app in
      try app.press("Right")
      try app.expect("26", values: 2)
      try app.press("Prior")
      try app.expect("36", values: 3)
      try app.press("End")
      try app.expect("100", values: 4)
      try app.expectEvents(
        "valuePublisher.userOnly(100)", "valuePublisher.userOnly(36)",
        "valuePublisher.userOnly(26)")
      try app.fromCode(2)
      try app.expect("62.5", values: 5)
      XCTAssertEqual(try app.picture().slider("Scale")?.value, 62.5)
      try app.fromCode(3)
      try app.expect("100", values: 7)
      try app.fromCode(4)
      try app.expect("100", values: 9)
      guard let slider = try app.picture().slider("Scale") else { return XCTFail("no slider") }
      try app.set(slider, to: 42)
      try app.expect("42", values: 10)
    }
  }

  func testASwitchIsTurned() throws {
    try onPage("switch") { app in
      try app.press("space")
      try app.expect("true", values: 2)
      try app.wait("it shows it") { $0.has("checked", "Switch") }
      try app.expectEvents("isOnPublisher.userOnly(true)")
      try app.fromCode(2)
      try app.expect("false", values: 3)
      try app.wait("it shows it") { !$0.has("checked", "Switch") }
      try app.fromCode(1)
      try app.expect("true", values: 4)
      try app.wait("it shows it") { $0.has("checked", "Switch") }
    }
  }

  func testACheckButtonIsTicked() throws {
    try onPage("check-button") { app in
      try app.press("space")
      try app.expect("true", values: 2)
      try app.press("alt+r")
      try app.expect("false", values: 3)
      try app.fromCode(1)
      try app.wait("it shows it") { $0.has("checked", "Remember me") }
      try app.fromCode(3)
      try app.wait("it stands for several") { $0.has("indeterminate", "Remember me") }
      try app.expect("true", values: 4)
    }
  }

  func testTheArrowsChooseInARadioGroup() throws {
    try onPage("radio-group") { app in
      try app.press("Down")
      try app.expect("2", values: 2)
      try app.wait("the focus has gone along") { $0.focused?.name == "Large" }
      try app.press("alt+s")
      try app.expect("0", values: 3)
      try app.fromCode(2)
      try app.expect("2", values: 4)
      try app.wait("it shows it") { $0.has("checked", "Large") && !$0.has("checked", "Small") }
      try app.fromCode(3)
      try app.expect("nil", values: 5)
      try app.wait("none is chosen") { !$0.has("checked", "Large") }
      // There is no sixth button: none is chosen, and the model is told.
      try app.fromCode(4)
      try app.expect("nil", values: 7)
    }
  }

  func testAToggleButtonStaysDown() throws {
    try onPage("toggle-button") { app in
      try app.press("space")
      try app.expect("true", values: 2)
      try app.wait("it is down") { $0.has("pressed", "Bold") }
      try app.press("alt+b")
      try app.expect("false", values: 3)
      try app.fromCode(1)
      try app.expect("true", values: 4)
      try app.wait("it is down") { $0.has("pressed", "Bold") }
    }
  }

  func testASegmentIsChosen() throws {
    try onPage("segmented-control") { app in
      try app.press("Right", "space")
      try app.expect("1", values: 2)
      try app.press("alt+m")
      try app.expect("2", values: 3)
      try app.fromCode(1)
      try app.expect("0", values: 4)
      try app.wait("it shows it") { $0.has("pressed", "Day") && !$0.has("pressed", "Month") }
      try app.fromCode(4)
      try app.expect("nil", values: 5)
    }
  }

  func testADropDownIsOpenedAndChosenFrom() throws {
    try onPage("drop-down") { app in
      try app.press("space")
      try app.wait("the list is open") { $0.focused?.role == "list item" }
      try app.press("Down", "Down", "Return")
      try app.expect("\"Yellow\"", values: 2)
      try app.expect("2", of: "Index")
      try app.wait("the focus is back") { $0.focused?.name == "Colour" }
      try app.fromCode(2)
      try app.expect("\"Blue\"", values: 3)
      try app.expect("4", of: "Index")
      // Escape chooses nothing.
      try app.press("space")
      try app.wait("the list is open") { $0.focused?.role == "list item" }
      try app.press("Up", "Escape")
      try app.fromCode(3)
      try app.expect("nil", values: 5)
    }
  }

  func testTheArrowsChooseADay() throws {
    try onPage("calendar") { app in
      // They begin at the end of the sheet, which shows more than the month, and not at its day.
      try app.press("Left", "space")
      try app.expect("2024-03-09")
      try app.fromCode(2)
      try app.expect("2000-01-01")
      try app.wait("it shows it") { $0.labels.contains("January") && $0.labels.contains("2000") }
      try app.press("ctrl+Left")
      try app.expect("1999-12-01")
    }
  }

  func testAColorIsChosenInTheWindowOfAButton() throws {
    try onPage("color-button") { app in
      try app.expect("#3584e4", values: 1)
      try app.wait("the button is named") { $0.focused?.name == "Background" }
      try app.press("space")
      try app.turn(to: "Background")
      // The keys begin at the first colour of the table.
      try app.press("Down", "space", "alt+s")
      try app.turnBack(from: "Background")
      try app.expect("#62a0ea", values: 2)
      try app.expectEvents("colorPublisher.userOnly(#62a0ea)")
      try app.press("space")
      try app.turn(to: "Background")
      try app.press("Down", "space", "Escape")
      try app.turnBack(from: "Background")
      try app.fromCode(1)
      try app.expect("#57e389", values: 3)
      // Beyond what there is: the model is told once what became of it.
      try app.fromCode(2)
      try app.expect("#ff8000", values: 5)
    }
  }

  func testTwoControlsShowTheSame() throws {
    try onPage("two-controls") { app in
      try app.press("Right")
      try app.expect("4", of: "The scale's value", values: 2)
      try app.expect("4", of: "The spin button's value", values: 2)
      try app.press("Tab", "Up", "Up")
      try app.expect("6", of: "The scale's value", values: 4)
      XCTAssertEqual(try app.picture().slider("Scale")?.value, 6)
      try app.fromCode(1)
      try app.expect("8", of: "The spin button's value", values: 5)
      try app.press("Tab", "space")
      try app.expect("true", of: "The check button's state", values: 2)
      try app.press("Tab", "space")
      try app.expect("false", of: "The check button's state", values: 3)
      try app.wait("so is the switch") { !$0.has("checked", "Switch") }
    }
  }
}
