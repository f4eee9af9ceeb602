import GtkTesting
import WeirGtk
import XCTest

/// What adapts to the room there is.
final class AdaptiveTests: XCTestCase {
  func testAColumnIsNoWiderThanItsMaximumAndAsNarrowAsTheWindow() throws {
    try withGtk {
      let child = Button("Inside")
      let clamp = Clamp(child, width: 300)
      XCTAssertTrue(clamp.child === child)
      let window = Window(title: "Clamp")
      window.child = clamp
      for (width, expected) in [(500, 300.0), (200, 200)] {
        try window.present(width: width)
        let bounds = try XCTUnwrap(child.bounds(in: clamp))
        XCTAssertEqual(bounds.width, expected)
        XCTAssertEqual(bounds.x, (Double(width) - expected) / 2)
      }
      clamp.maximumWidth = 120
      XCTAssertTrue(turnLoop { child.bounds(in: clamp)?.width == 120 })
      window.destroy()
    }
  }

  func testAColumnWithNothingInItIsNoTrouble() throws {
    try withGtk {
      let clamp = Clamp(width: 300)
      let window = Window(title: "Clamp")
      window.child = clamp
      try window.present(width: 400)
      clamp.child = Label("Late")
      clamp.child = nil
      settleLoop()
      XCTAssertNil(clamp.child)
      window.destroy()
    }
  }

  func testTheFirstThatHasRoomIsShown() throws {
    try withGtk {
      let wide = Button("Wide")
      wide.setSizeRequest(width: 300)
      let narrow = Button("Narrow")
      let squeezer = Squeezer([wide, narrow])
      XCTAssertNil(squeezer.shownChild)
      let window = Window(title: "Squeezer")
      window.child = squeezer
      for (width, shown, hidden) in [(400, wide, narrow), (200, narrow, wide), (300, wide, narrow)]
      {
        try window.present(width: width)
        XCTAssertTrue(squeezer.shownChild === shown, "\(width)")
        XCTAssertTrue(shown.isMapped, "\(width)")
        XCTAssertFalse(hidden.isMapped, "\(width)")
      }
      window.destroy()
    }
  }

  func testWhatComesGetsTheFocusOfWhatGivesWay() throws {
    try withGtk {
      let wide = Button("Wide")
      wide.setSizeRequest(width: 300)
      let narrow = Button("Narrow")
      let window = Window(title: "Squeezer")
      window.child = Squeezer([wide, narrow])
      try window.present(width: 400)
      wide.grabFocus()
      try window.present(width: 200)
      XCTAssertTrue(window.focus === narrow)
      try window.present(width: 400)
      XCTAssertTrue(window.focus === wide)
      window.destroy()
    }
  }
}

extension Window {
  /// Shows the window with a width, and waits until it has it.
  fileprivate func present(width: Int) throws {
    defaultSize = (width, 200)
    present()
    let content = try XCTUnwrap(child)
    XCTAssertTrue(turnLoop { content.bounds(in: self)?.width == Double(width) }, "\(width)")
    settleLoop()
  }
}
