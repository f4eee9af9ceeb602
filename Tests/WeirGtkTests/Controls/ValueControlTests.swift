import CGtk
import GtkTesting
import Weir
import XCTest

@testable import WeirGtk

/// What all controls with a value promise, each checked on each.
final class ValueControlTests: XCTestCase {
  func testAScaleKeepsThePromisesOfAControl() throws {
    try withGtk {
      ControlChecks(
        make: { Scale(0...100) }, property: \.value, publisher: { $0.valuePublisher },
        userSets: { weir_range_set_value($0.pointer, $1) }, values: (0, 20, 33.3)
      ).all()
    }
  }

  func testASpinButtonKeepsThePromisesOfAControl() throws {
    try withGtk {
      ControlChecks(
        make: { SpinButton(0...100) }, property: \.value, publisher: { $0.valuePublisher },
        userSets: { weir_spin_set_value($0.pointer, $1) }, values: (0, 20, 30)
      ).all()
    }
  }

  func testADropDownKeepsThePromisesOfAControl() throws {
    try withGtk {
      ControlChecks(
        make: { DropDown(["Red", "Green", "Blue"]) }, property: \.selectedIndex,
        publisher: { $0.selectedIndexPublisher },
        userSets: { weir_drop_down_set_selected($0.pointer, Int32($1 ?? -1)) }, values: (0, 2, nil)
      ).all()
    }
  }

  func testACalendarKeepsThePromisesOfAControl() throws {
    try withGtk {
      let leapDay = try XCTUnwrap(CalendarDate(year: 2024, month: 2, day: 29))
      let nextMonth = try XCTUnwrap(CalendarDate(year: 2024, month: 3, day: 29))
      let lastDay = try XCTUnwrap(CalendarDate(year: 9999, month: 12, day: 31))
      ControlChecks(
        make: { Calendar(leapDay) }, property: \.date, publisher: { $0.datePublisher },
        userSets: {
          weir_calendar_select($0.pointer, Int32($1.year), Int32($1.month), Int32($1.day))
        }, values: (leapDay, nextMonth, lastDay)
      ).all()
    }
  }

  func testASwitchKeepsThePromisesOfAControl() throws {
    try withGtk {
      ControlChecks(
        make: { Switch() }, property: \.isOn, publisher: { $0.isOnPublisher },
        userSets: { weir_switch_set_active($0.pointer, $1) }, values: (false, true, false)
      ).all()
    }
  }

  func testACheckButtonKeepsThePromisesOfAControl() throws {
    try withGtk {
      ControlChecks(
        make: { CheckButton("_Loud") }, property: \.isOn, publisher: { $0.isOnPublisher },
        userSets: { weir_check_set_active($0.pointer, $1) }, values: (false, true, false)
      ).all()
    }
  }

  func testAToggleButtonKeepsThePromisesOfAControl() throws {
    try withGtk {
      ControlChecks(
        make: { ToggleButton("_Bold") }, property: \.isOn, publisher: { $0.isOnPublisher },
        userSets: { weir_toggle_set_active($0.pointer, $1) }, values: (false, true, false)
      ).all()
    }
  }

  func testASegmentedControlKeepsThePromisesOfAControl() throws {
    try withGtk {
      ControlChecks(
        make: { SegmentedControl(["A", "B", "C"]) }, property: \.selectedIndex,
        publisher: { $0.selectedIndexPublisher },
        userSets: { weir_toggle_set_active($0.buttons[$1!].pointer, true) }, values: (0, 1, 2)
      ).all()
    }
  }

  func testAColorButtonKeepsThePromisesOfAControl() throws {
    try withGtk { colorChecks { ColorButton(.init(hex: 0)) }.all() }
  }

  func testAColorChooserKeepsThePromisesOfAControl() throws {
    try withGtk { colorChecks { ColorChooser(.init(hex: 0)) }.all() }
  }
}

@MainActor
private func colorChecks<Control: ColorControl>(
  _ make: @escaping @MainActor () -> Control
) -> ControlChecks<Control> {
  ControlChecks(
    make: make, property: \.color, publisher: { $0.colorPublisher },
    userSets: { control, color in color.withFloats { weir_color_write(control.pointer, $0) } },
    values: (
      .init(hex: 0), .init(hex: 0x1c71d8), .init(red: 0.1, green: 0.25, blue: 0.123456)
    ))
}
