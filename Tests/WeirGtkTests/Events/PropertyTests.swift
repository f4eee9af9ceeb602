import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

/// Properties that are read, set and followed by their name.
final class PropertyTests: XCTestCase {
  func testPropertiesOfEveryKindAreFollowed() throws {
    try withGtk {
      let label = Label("a")
      let flags = label.publisher(of: "single-line-mode", as: Bool.self).record()
      let numbers = label.publisher(of: "lines", as: Int.self).record()
      let reals = label.publisher(of: "opacity", as: Double.self).record()
      let floats = label.publisher(of: "xalign", as: Double.self).record()
      let texts = label.publisher(of: "label", as: String.self).record()
      let tooltips = label.publisher(of: "tooltip-text", as: String?.self).record()
      let modes = label.publisher(of: "ellipsize", as: Int.self).record()
      label.setValue(true, of: "single-line-mode")
      label.setValue(3, of: "lines")
      label.setValue(0.5, of: "opacity")
      label.setValue(0.25, of: "xalign")
      label.setValue("b", of: "label")
      label.tooltip = "tip"
      label.setValue(3, of: "ellipsize")
      XCTAssertEqual(flags.values, [false, true])
      XCTAssertEqual(numbers.values, [-1, 3])
      XCTAssertEqual(reals.values.first, 1)
      XCTAssertEqual(try XCTUnwrap(reals.values.last), 0.5, accuracy: 0.01)
      XCTAssertEqual(floats.values, [0.5, 0.25])
      XCTAssertEqual(texts.values, ["a", "b"])
      XCTAssertEqual(tooltips.values, [nil, "tip"])
      XCTAssertEqual(modes.values, [0, 3])
      XCTAssertEqual(label.value(of: "label", as: String.self), "b")
    }
  }

  func testAPropertyFinishesWithItsWidget() throws {
    try withGtk {
      let label = Label("a")
      let texts = label.publisher(of: "label", as: String.self).record()
      dispose(label)
      XCTAssertEqual(texts.completion, .finished)
      XCTAssertEqual(texts.values, ["a"])
    }
  }
}
