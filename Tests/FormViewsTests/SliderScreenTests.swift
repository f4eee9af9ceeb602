import GtkTesting
import WeirGtk
import XCTest

@testable import FormViews

final class SliderScreenTests: XCTestCase {
  func testTheScaleIsImmediateAndTheLabelThrottled() throws {
    try withWindow(showing: .slider) { test in
      let screen: SliderScreen = test.screen(.slider)
      XCTAssertTrue(screen.scale.hasFocusWithin)
      XCTAssertEqual(screen.readout.text, "Number: 0.00")
      screen.scale.value = 0.25
      XCTAssertEqual(test.models.slider.numberSubject.value, 0.25)
      screen.scale.value = 0.75
      XCTAssertEqual(test.models.slider.numberSubject.value, 0.75)
      XCTAssertEqual(screen.readout.text, "Number: 0.00")
      test.advance(by: .milliseconds(500))
      XCTAssertEqual(screen.readout.text, "Number: 0.75")
    }
  }

  func testClearSetsTheScaleToZero() throws {
    try withWindow(showing: .slider) { test in
      let screen: SliderScreen = test.screen(.slider)
      test.models.slider.numberSubject.send(0.5)
      XCTAssertEqual(screen.scale.value, 0.5)
      screen.clearButton.activate()
      XCTAssertTrue(turnLoop { screen.scale.value == 0 })
      XCTAssertEqual(test.models.slider.numberSubject.value, 0)
      XCTAssertTrue(screen.scale.hasFocusWithin)
    }
  }
}
