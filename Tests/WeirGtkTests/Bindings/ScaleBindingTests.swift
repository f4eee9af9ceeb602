import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

/// Number bindings on a real slider.
final class ScaleBindingTests: XCTestCase {
  func testBothSidesFollowEachOtherWithoutEcho() throws {
    try withGtk {
      let scale = Scale(0...100)
      let model = CurrentValueSubject<Double, Never>(20)
      var cancellables: Set<AnyCancellable> = []
      let recorder = model.record()
      scale.createBinding(with: model, storeIn: &cancellables)
      XCTAssertEqual(scale.value, 20)
      scale.value = 33.3
      model.send(50)
      XCTAssertEqual(scale.value, 50)
      XCTAssertEqual(recorder.values, [20, 33.3, 50])
      recorder.cancel()
    }
  }

  func testOutOfRangeInfiniteAndNaNValuesComeBackOnce() throws {
    try withGtk {
      let scale = Scale(0...100)
      let model = CurrentValueSubject<Double, Never>(20)
      let token = scale.binding(with: model)
      for (sent, held) in [(150.0, 100.0), (-.infinity, 0), (.infinity, 100), (.nan, 100)] {
        model.send(sent)
        settleLoop()
        XCTAssertEqual(model.value, held)
        XCTAssertEqual(scale.value, held)
      }
      token.cancel()
    }
  }

  func testANarrowedRangeReachesTheModelOnce() throws {
    try withGtk {
      let scale = Scale(0...100)
      let model = CurrentValueSubject<Double, Never>(80)
      let token = scale.binding(with: model)
      let recorder = model.record()
      scale.range = 0...50
      settleLoop()
      XCTAssertEqual(recorder.values, [80, 50])
      token.cancel()
      recorder.cancel()
    }
  }

  func testAFloatModelDoesNotDrift() throws {
    try withGtk {
      let scale = Scale(0...1, step: 0.1)
      let model = CurrentValueSubject<Float, Never>(0.1)
      let token = scale.binding(with: model)
      let recorder = model.record()
      scale.value = 0.7
      settleLoop()
      XCTAssertEqual(recorder.values, [0.1, 0.7])
      XCTAssertEqual(scale.value, 0.7)
      token.cancel()
      recorder.cancel()
    }
  }

  func testTwoSlidersOnOneModelMoveWithOneValue() throws {
    try withGtk {
      let one = Scale(0...100)
      let other = Scale(0...100)
      let model = CurrentValueSubject<Double, Never>(0)
      let tokens = [one.binding(with: model), other.binding(with: model)]
      let recorder = model.record()
      one.value = 10
      settleLoop()
      XCTAssertEqual(other.value, 10)
      XCTAssertEqual(recorder.values, [0, 10])
      recorder.cancel()
      for token in tokens { token.cancel() }
    }
  }
}
