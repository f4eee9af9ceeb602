import XCTest

final class SliderScreenTests: XCTestCase {
  func testEveryKeyOfTheSliderMovesItAndTheLabelEndsUpRight() throws {
    try withRealApp { app in
      try app.open(2)
      for (key, value, text) in [
        ("Right", 0.01, "0.01"), ("Up", 0.02, "0.02"), ("Left", 0.01, "0.01"),
        ("Prior", 0.11, "0.11"), ("Prior", 0.21, "0.21"), ("Next", 0.11, "0.11"),
        ("End", 1, "1.00"), ("Right", 1, "1.00"), ("Home", 0, "0.00"), ("Left", 0, "0.00"),
      ] {
        try app.press(key)
        try app.wait("\(key) gives \(text)") {
          abs(($0.slider("Number")?.value ?? -1) - value) < 1e-9
            && $0.labels.contains("Number: \(text)")
        }
      }
    }
  }

  func testAfterManyKeysTheThrottledLabelShowsTheLastValue() throws {
    try withRealApp { app in
      try app.open(2)
      try app.press("Right", "Right", "Right", "Right", "Right", "Right", "Right")
      try app.wait("the label has caught up") { $0.labels.contains("Number: 0.07") }
      XCTAssertEqual(try app.picture().slider("Number")?.value ?? -1, 0.07, accuracy: 1e-9)
    }
  }

  func testClearSetsTheNumberToZeroAndTheKeyboardStaysUsable() throws {
    try withRealApp { app in
      try app.open(2)
      try app.press("End", "alt+c")
      try app.wait("slider and label are at zero") {
        $0.slider("Number")?.value == 0 && $0.labels.contains("Number: 0.00")
      }
    }
  }
}
