import GtkTesting
import Weir
import WeirGtk
import XCTest

/// Bars that only show.
final class BarTests: XCTestCase {
  func testALevelStaysInItsRange() throws {
    try withGtk {
      let level = LevelBar(0...10)
      let model = CurrentValueSubject<Double, Never>(4)
      let token = level.bind(\.value, to: model)
      XCTAssertEqual(level.value, 4)
      for (sent, shown) in [(20.0, 10.0), (-3, 0), (.infinity, 10), (.nan, 10)] {
        model.send(sent)
        XCTAssertEqual(level.value, shown)
      }
      level.range = 20...30
      XCTAssertEqual(level.range, 20...30)
      level.range = 2...5
      XCTAssertEqual(level.range, 2...5)
      level.isDiscrete = true
      level.isInverted = true
      level.orientation = .vertical
      XCTAssertTrue(level.isDiscrete && level.isInverted)
      token.cancel()
    }
  }

  func testProgressGoesFromNothingToOne() throws {
    try withGtk {
      let progress = ProgressBar()
      progress.fraction = 0.5
      progress.fraction = .nan
      XCTAssertEqual(progress.fraction, 0.5)
      progress.fraction = 7
      XCTAssertEqual(progress.fraction, 1)
      XCTAssertNil(progress.text)
      progress.text = "half"
      XCTAssertEqual(progress.text, "half")
      progress.text = nil
      XCTAssertNil(progress.text)
      progress.pulse()
    }
  }

  func testNothingIsLeftOfBars() throws {
    try withGtk {
      assertNothingIsLeft { window, cancellables in
        let level = LevelBar()
        let progress = ProgressBar()
        window.child = Box(.vertical, [level, progress])
        level.bind(\.value, to: Just(0.5)).store(in: &cancellables)
        progress.bind(\.fraction, to: CurrentValueSubject(0.5)).store(in: &cancellables)
        progress.bind(\.text, to: CurrentValueSubject("half")).store(in: &cancellables)
        return [level, progress]
      }
    }
  }
}
