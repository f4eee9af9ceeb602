import CGtk
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

final class SpinButtonTests: XCTestCase {
  func testTypedDigitsAreTheValueOnlyWhenTheUserIsThrough() throws {
    try withGtk {
      let spin = SpinButton(0...100)
      let model = CurrentValueSubject<Double, Never>(5)
      let token = spin.binding(with: model)
      let values = spin.valuePublisher.record()
      spin.type("42")
      settleLoop()
      XCTAssertTrue(spin.isBeingTypedIn)
      XCTAssertEqual(model.value, 5)
      XCTAssertEqual(values.values, [5])
      spin.update()
      XCTAssertFalse(spin.isBeingTypedIn)
      XCTAssertEqual(model.value, 42)
      XCTAssertEqual(values.values, [5, 42])
      values.cancel()
      token.cancel()
    }
  }

  func testReturnMakesWhatIsTypedTheValue() throws {
    try withGtk {
      let spin = SpinButton(0...100)
      spin.type("7")
      weir_signal_emit(weir_editable_delegate(spin.pointer), "activate")
      XCTAssertEqual(spin.value, 7)
    }
  }

  func testWhatIsNoNumberIsReplacedByTheValueThereWas() throws {
    try withGtk {
      let spin = SpinButton(0...100)
      spin.value = 5
      for text in ["many", "", "7x", "nan", "inf", "-"] {
        spin.type(text)
        spin.update()
        XCTAssertEqual(spin.value, 5)
        XCTAssertEqual(spin.text, "5")
      }
    }
  }

  func testANumberBeyondTheRangeIsBroughtToItsEnd() throws {
    try withGtk {
      let spin = SpinButton(0...100)
      spin.type(" 1000 ")
      spin.update()
      XCTAssertEqual(spin.value, 100)
      spin.type("-1")
      spin.update()
      XCTAssertEqual(spin.value, 0)
    }
  }

  func testASlowAnswerOfTheModelNeverReplacesWhatIsBeingTyped() throws {
    try withGtk {
      let spin = SpinButton(0...100)
      let model = CurrentValueSubject<Double, Never>(5)
      let sent = model.record()
      let token = spin.binding(with: model)
      spin.type("42")
      model.send(9)
      settleLoop()
      XCTAssertEqual(spin.text, "42")
      spin.update()
      settleLoop()
      XCTAssertEqual(spin.value, 42)
      XCTAssertEqual(sent.values, [5, 9, 42])
      sent.cancel()
      token.cancel()
    }
  }

  func testTheWaitingValueIsShownWhenTheTypingIsTakenBack() throws {
    try withGtk {
      let spin = SpinButton(0...100)
      let model = CurrentValueSubject<Double, Never>(5)
      let token = spin.binding(with: model)
      spin.type("5x")
      model.send(8)
      model.send(9)
      settleLoop()
      XCTAssertEqual(spin.text, "5x")
      spin.update()
      settleLoop()
      XCTAssertEqual(spin.text, "9")
      XCTAssertEqual(spin.value, 9)
      XCTAssertEqual(model.value, 9)
      token.cancel()
    }
  }

  func testAModelOfWholeNumbersIsRoundedFor() throws {
    try withGtk {
      let spin = SpinButton(-10...10, step: 0.5, digits: 1)
      let model = CurrentValueSubject<Int, Never>(3)
      let sent = model.record()
      let token = spin.binding(with: model)
      spin.value = 3.4
      XCTAssertEqual(sent.values, [3])
      spin.value = 3.5
      spin.value = -3.5
      XCTAssertEqual(sent.values, [3, 4, -4])
      XCTAssertEqual(spin.value, -3.5)
      model.send(.max)
      settleLoop()
      XCTAssertEqual(spin.value, 10)
      XCTAssertEqual(model.value, 10)
      sent.cancel()
      token.cancel()
    }
  }

  func testASmallIntegerModelHoldsTheNearestItCan() throws {
    try withGtk {
      let scale = Scale(0...1000)
      let model = CurrentValueSubject<UInt8, Never>(3)
      let token = scale.binding(with: model)
      scale.value = 1000
      XCTAssertEqual(model.value, 255)
      token.cancel()
    }
  }

  func testNaNAndInfinityComeBackOnce() throws {
    try withGtk {
      let spin = SpinButton(0...100)
      let model = CurrentValueSubject<Double, Never>(5)
      let token = spin.binding(with: model)
      for (sent, held) in [(Double.nan, 5.0), (.infinity, 100), (-.infinity, 0), (.nan, 0)] {
        model.send(sent)
        settleLoop()
        XCTAssertEqual(model.value, held)
        XCTAssertEqual(spin.value, held)
      }
      token.cancel()
      spin.value = .nan
      XCTAssertEqual(spin.value, 0)
    }
  }

  func testARangeThatShrinksReachesTheModelOnce() throws {
    try withGtk {
      let spin = SpinButton(0...100)
      let scale = Scale(0...100)
      let model = CurrentValueSubject<Double, Never>(80)
      let sent = model.record()
      let tokens = [spin.binding(with: model), scale.binding(with: model)]
      spin.range = 0...50
      settleLoop()
      XCTAssertEqual(sent.values, [80, 50])
      XCTAssertEqual(scale.value, 50)
      sent.cancel()
      for token in tokens { token.cancel() }
    }
  }

  func testASliderAndASpinButtonMoveTogetherWithOneValue() throws {
    try withGtk {
      let spin = SpinButton(0...100)
      let scale = Scale(0...100)
      let model = CurrentValueSubject<Int, Never>(0)
      let sent = model.record()
      let tokens = [spin.binding(with: model), scale.binding(with: model)]
      for value in 1...5 { weir_range_set_value(scale.pointer, Double(value)) }
      settleLoop()
      XCTAssertEqual(sent.values, [0, 1, 2, 3, 4, 5])
      XCTAssertEqual(spin.text, "5")
      sent.cancel()
      for token in tokens { token.cancel() }
    }
  }

  func testWidgetsWithRangesApartDoNotPlayPingPong() throws {
    try withGtk {
      let low = Scale(0...10)
      let high = SpinButton(20...30)
      let token = low.bind(to: high)
      let lowMoves = low.valuePublisher.record()
      let highMoves = high.valuePublisher.record()
      low.value = 3
      for _ in 0..<20 { settleLoop() }
      // 20 is the nearest that the other can, and 10 the nearest to that here.
      XCTAssertEqual(lowMoves.values, [10, 3, 10])
      XCTAssertEqual(highMoves.values, [20])
      lowMoves.cancel()
      highMoves.cancel()
      token.cancel()
    }
  }

  func testItsPropertiesAreGTKs() throws {
    try withGtk {
      let spin = SpinButton(-1...1, step: 0.1, digits: 2)
      XCTAssertEqual(spin.range, -1...1)
      XCTAssertEqual(spin.step, 0.1)
      XCTAssertEqual(spin.page, 1)
      XCTAssertEqual(spin.digits, 2)
      spin.value = 0.5
      XCTAssertEqual(spin.text, "0.50")
      spin.digits = 400
      XCTAssertEqual(spin.digits, 20)
      spin.wraps = true
      spin.isNumeric = true
      spin.snapsToSteps = true
      XCTAssertTrue(spin.wraps && spin.isNumeric && spin.snapsToSteps)
    }
  }
}

extension SpinButton {
  /// Replaces what stands in the field, as the user's keys do.
  @MainActor
  fileprivate func type(_ text: String) {
    weir_editable_replace(
      pointer, 0, Int32(self.text.unicodeScalars.count), text, Int32(text.utf8.count))
  }
}
