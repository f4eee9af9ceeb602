import GtkTesting
import Weir
import WeirGtk
import XCTest

/// Real dead keys, composed by GTK's input method, in a bound spin button.
final class SpinButtonKeyTests: XCTestCase {
  func testAModelsValueWaitsForACompositionAndFollowsWhenItIsDropped() throws {
    try withKeys { spin, model, desktop in
      desktop.run("key", "End", "dead_acute")
      XCTAssertTrue(turnLoop { spin.isComposing })
      model.send(9)
      settleLoop()
      XCTAssertTrue(spin.isComposing)
      XCTAssertEqual(spin.text, "5")
      desktop.run("key", "BackSpace")
      XCTAssertTrue(turnLoop { spin.text == "9" })
      XCTAssertEqual(spin.value, 9)
    }
  }

  func testWhatIsComposedStandsWhereTheCaretIsAndTheModelWaitsOn() throws {
    try withKeys { spin, model, desktop in
      desktop.run("key", "End", "dead_acute")
      XCTAssertTrue(turnLoop { spin.isComposing })
      model.send(9)
      desktop.run("key", "e")
      XCTAssertTrue(turnLoop { spin.text == "5é" })
      settleLoop()
      XCTAssertEqual(spin.text, "5é")
      // That is no number, so nothing has been entered that could win over the model.
      desktop.run("key", "Return")
      XCTAssertTrue(turnLoop { spin.text == "9" })
      XCTAssertEqual(model.value, 9)
    }
  }

  func testAValueFromCodeDropsTheComposition() throws {
    try withKeys { spin, model, desktop in
      desktop.run("key", "dead_acute")
      XCTAssertTrue(turnLoop { spin.isComposing })
      spin.value = 7
      XCTAssertFalse(spin.isComposing)
      XCTAssertEqual(spin.text, "7")
      XCTAssertEqual(model.value, 7)
    }
  }

  private typealias Body =
    @MainActor (SpinButton, CurrentValueSubject<Double, Never>, Desktop) throws -> Void

  private func withKeys(_ body: @escaping Body) throws {
    try withGtk {
      let desktop = try Desktop()
      let window = Window(title: "Weir spin button keys")
      let spin = SpinButton(0...100)
      let model = CurrentValueSubject<Double, Never>(5)
      let token = spin.binding(with: model)
      window.child = spin
      defer {
        token.cancel()
        window.destroy()
        settleLoop()
      }
      try XCTSkipUnless(desktop.focus(window), "no window gets keys on this display")
      spin.grabFocus()
      try body(spin, model, desktop)
    }
  }
}
