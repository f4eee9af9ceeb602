import CGtk
import GtkTesting
import Weir
import WeirTesting
import XCTest

@testable import WeirGtk

final class ColorTests: XCTestCase {
  func testAColorComesBackAsItWasWritten() throws {
    try withGtk {
      for control in [ColorButton(), ColorChooser()] as [any ColorControl] {
        control.hasOpacity = true
        for part in 0...255 {
          let color = Color(hex: UInt32(part) << 16 | UInt32(255 - part), opacity: 0.3)
          control.color = color
          XCTAssertEqual(control.color, color)
        }
        let decimal = Color(red: 0.1, green: 0.7, blue: 0.654321, opacity: 0.5)
        control.color = decimal
        XCTAssertEqual(control.color, decimal)
      }
    }
  }

  func testWhatCannotBeShownIsToldToTheModelOnce() throws {
    try withGtk {
      for control in [ColorButton(), ColorChooser()] as [any ColorControl] {
        let model = CurrentValueSubject<Color, Never>(
          .init(red: 2, green: -1, blue: 0.5, opacity: 1))
        let sent = model.record()
        let token = bind(control, to: model)
        let clamped = Color(red: 1, green: 0, blue: 0.5)
        control.hasOpacity = false
        settleLoop()
        model.send(.init(red: 1, green: 0, blue: 0.5, opacity: 0.25))
        settleLoop()
        model.send(.init(red: .nan, green: 0, blue: 0))
        settleLoop()
        XCTAssertEqual(control.color, clamped)
        XCTAssertEqual(model.value, clamped)
        XCTAssertEqual(sent.values.filter { $0 == clamped }.count, 3)
        XCTAssertEqual(sent.values.count, 6)
        token.cancel()
        sent.cancel()
      }
    }
  }

  func testAColorWithoutOpacityBecomesOpaque() throws {
    try withGtk {
      for control in [ColorButton(), ColorChooser()] as [any ColorControl] {
        control.hasOpacity = true
        control.color = Color(hex: 0x336699, opacity: 0.5)
        let colors = control.colorPublisher.record()
        control.hasOpacity = false
        XCTAssertEqual(control.color, Color(hex: 0x336699))
        control.hasOpacity = true
        XCTAssertEqual(control.color, Color(hex: 0x336699))
        XCTAssertEqual(
          colors.values, [Color(hex: 0x336699, opacity: 0.5), Color(hex: 0x336699)])
        colors.cancel()
      }
    }
  }

  func testTheEditorTellsOfAColorThatCodeSetsOnce() throws {
    try withGtk {
      let chooser = ColorChooser()
      chooser.showsEditor = true
      XCTAssertTrue(chooser.showsEditor)
      let colors = chooser.colorPublisher.record()
      chooser.color = Color(hex: 0x336699, opacity: 0.5)
      XCTAssertEqual(
        colors.values, [Color(hex: 0xffffff), Color(hex: 0x336699, opacity: 0.5)])
      colors.cancel()
    }
  }

  func testTheChosenColorIsSentWhenItIsActivated() throws {
    try withGtk {
      let chooser = ColorChooser()
      let activated = chooser.colorActivatedPublisher.record()
      chooser.color = Color(hex: 0x336699)
      XCTAssertEqual(activated.values, [])
      Color(hex: 0x99c1f1).withFloats { weir_color_emit_activated(chooser.pointer, $0) }
      XCTAssertEqual(activated.values, [Color(hex: 0x99c1f1)])
      dispose(chooser)
      XCTAssertEqual(activated.completion, .finished)
    }
  }

  func testTheWindowOfAButtonHasATitle() throws {
    try withGtk {
      let button = ColorButton(Color(hex: 0x336699))
      XCTAssertEqual(button.color, Color(hex: 0x336699))
      button.title = "Background"
      XCTAssertEqual(button.title, "Background")
    }
  }
}

@MainActor
private func bind<Control: ColorControl>(
  _ control: Control, to model: CurrentValueSubject<Color, Never>
) -> AnyCancellable {
  control.binding(with: model)
}
