import WeirGtk
import XCTest

/// The way of a key from the X server into a window of this process.
final class KeyboardTests: XCTestCase {
  func testKeysOfEveryKindArriveWhereTheCaretIs() throws {
    try inProcess {
      let window = Window(title: "Weir Keyboard")
      let entry = Entry()
      window.child = entry
      let shown = try InProcessWindow(window)
      try shown.type("Hallo")
      try shown.press("Left", "Left")
      try shown.type("é한 x")
      try shown.wait("all of it is there") { entry.text == "Halé한 xlo" }
      shown.close()
    }
  }
}
