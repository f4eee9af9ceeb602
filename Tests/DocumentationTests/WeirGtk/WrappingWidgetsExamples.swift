import CScaleButton
import GtkTesting
import Weir
import WeirGtk
import XCTest

// page: "WrappingWidgets", "The class"
// example
/// A button that opens a slider.
final class ScaleButton: Widget {
  init(_ range: ClosedRange<Double>, step: Double) {
    super.init(taking: new_scale_button(range.lowerBound, range.upperBound, step))
  }

  /// The number that the slider stands at.
  var value: Double {
    get { value(of: "value", as: Double.self) }
    set { setValue(newValue, of: "value") }
  }

  /// Sends the value: the present one first, then each new one, by the user or from code.
  var valuePublisher: ValuePublisher<Double> {
    publisher(of: "value", as: Double.self)
  }
}
// end

// page: "WrappingWidgets", "The binding"
// example
extension ScaleButton: ValueControl {
  var valueAccess: ValueAccess<Double> {
    ValueAccess(
      self, BindableProperty("notify::value", get: { $0.value }, set: { $0.value = $1 }))
  }
}
// end

// page: "WrappingWidgets", "Other signals"
// example
extension ArgumentSignal where Source == ScaleButton, Value == Double {
  /// The slider was moved; carries where to.
  static var moved: Self { Self("value-changed") { $0.double(0) } }
}

extension Signal where Source == ScaleButton {
  /// The slider was opened by the keyboard.
  static var popup: Self { Self("popup") }
}
// end

final class WrappingWidgetsExamples: XCTestCase {
  func testAWidgetOfOnesOwnIsLikeAnyOther() throws {
    try withGtk {
      let loudness = CurrentValueSubject<Double, Never>(3)
      var cancellables: Set<AnyCancellable> = []
      var moves: [Double] = []
      weak var gone: ScaleButton?
      do {
        // page: "WrappingWidgets", "The binding"
        // example
        let button = ScaleButton(0...10, step: 1)
        button.createBinding(with: loudness, storeIn: &cancellables)
        // end
        gone = button
        button.publisher(for: .moved).sink { moves.append($0) }.store(in: &cancellables)
        XCTAssertEqual(button.value, 3)

        button.value = 7
        XCTAssertEqual(loudness.value, 7)
        loudness.send(11)
        XCTAssertEqual(button.value, 10)
        XCTAssertEqual(loudness.value, 10, "the model is told what the widget holds")
        XCTAssertEqual(moves, [7, 10])
      }
      XCTAssertNil(gone, "neither the binding nor the subscription keeps the widget")
    }
  }
}
