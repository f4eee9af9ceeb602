import XCTest

/// Lists, by real keys and the pointer.
final class ListPagesTests: GalleryTestCase {
  func testTheKeysMoveInAListBox() throws {
    try onPage("list-box") { app in
      try app.press("Down")
      try app.expect("3", of: "Selected row", values: 2)
      try app.press("Home")
      try app.expect("0", of: "Selected row", values: 3)
      try app.press("Return")
      try app.expectEvents("activateRowPublisher(0)")
      try app.fromCode(2)
      try app.expect("3", of: "Selected row", values: 4)
      try app.wait("it shows it") { $0.isSelected(row: "Mars") }
      // There is no tenth row: none is selected, and the model is told.
      try app.fromCode(3)
      try app.expect("nil", of: "Selected row", values: 6)
    }
  }

  func testTheKeysSelectAndOpenARow() throws {
    try onPage("list-view") { app in
      try app.press("Down")
      try app.expect("Venus", of: "Selected item", values: 2)
      try app.expectEvents("didSelectRowPublisher(1)", "didDeselectRowPublisher(2)")
      try app.press("Down", "Return")
      try app.expect("Earth", of: "Selected item", values: 3)
      try app.expectEvents("activateItemPublisher(Earth)")
      // The selection stays with its row.
      try app.fromCode(2)
      try app.expect(
        "[Neptune, Uranus, Saturn, Jupiter, Mars, Earth, Venus, Mercury]", of: "Items")
      try app.expect("Earth", of: "Selected item")
      try app.fromCode(6)
      try app.expect("Neptune", of: "Selected item")
      try app.wait("it shows it") { $0.isSelected(row: "Neptune") }
      try app.fromCode(4)
      try app.expect("[]", of: "Items")
      try app.expect("nil", of: "Selected item")
    }
  }

  func testShiftAndControlSelectManyRows() throws {
    try onPage("multiple-selection") { app in
      try app.press("Home", "shift+Down", "shift+Down")
      try app.expect("[0, 1, 2]", of: "Selected rows")
      try app.press("ctrl+Down", "ctrl+Down", "ctrl+space")
      try app.expect("[0, 1, 2, 4]", of: "Selected rows")
      try app.expectEvents("didSelectRowPublisher(4)")
      try app.press("ctrl+space")
      try app.expect("[0, 1, 2]", of: "Selected rows")
      try app.expectEvents("didDeselectRowPublisher(4)")
      try app.press("ctrl+a")
      try app.expect("[0, 1, 2, 3, 4, 5, 6, 7]", of: "Selected rows")
      try app.press("ctrl+shift+a")
      try app.expect("[]", of: "Selected rows")
      try app.fromCode(3)
      try app.expect("[0, 3, 4]", of: "Selected rows")
      try app.wait("it shows it") {
        $0.isSelected(row: "Mars")
          && !$0.isSelected(row: "Venus")
      }
      try app.fromCode(4)
      try app.expect("[2]", of: "Selected rows")
    }
  }

  func testTheKeysMoveInAGrid() throws {
    try onPage("grid-view") { app in
      try app.press("Home", "Right")
      try app.expect("1", of: "Selected row")
      try app.press("Down", "Return")
      try app.expect("5", of: "Selected row")
      try app.expectEvents("activateItemPublisher(Saturn)")
      try app.fromCode(3)
      try app.expect("nil", of: "Selected row")
    }
  }

  func testAColumnIsSortedByItsHeader() throws {
    try onPage("column-view") { app in
      try app.expect("Mercury", of: "Selected item")
      // GTK's headers cannot be reached by keyboard.
      guard let header = try app.picture().element("table row") else {
        return XCTFail("no header")
      }
      try app.click(header, x: 24)
      try app.expect("(column: 0, isDescending: false)", of: "Sorted by", values: 2)
      // The selection has gone along with its row: Mercury is the fourth by name.
      try app.expect("3", of: "Selected row")
      try app.expect("Mercury", of: "Selected item")
      try app.fromCode(5)
      try app.expect("(column: 1, isDescending: true)", of: "Sorted by", values: 3)
      try app.expect("6", of: "Selected row")
      try app.fromCode(6)
      try app.expect("nil", of: "Sorted by", values: 4)
      try app.expect("0", of: "Selected row")
    }
  }
}
