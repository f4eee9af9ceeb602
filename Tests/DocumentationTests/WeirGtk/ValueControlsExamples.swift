import Foundation
import GtkTesting
import Weir
import WeirGtk
import XCTest

// page: "ValueControls", "Dates"
// example
extension CalendarDate {
  init?(_ date: Date, in calendar: Foundation.Calendar) {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    self.init(year: year, month: month, day: day)
  }

  func date(in calendar: Foundation.Calendar) -> Date? {
    calendar.date(from: DateComponents(year: year, month: month, day: day))
  }
}
// end

/// The examples of controls with a value, with real widgets.
final class ValueControlsExamples: XCTestCase {
  private final class Settings {
    @Published var isMuted = false
  }

  func testEveryControlIsBoundInOneWay() throws {
    try withGtk {
      let scale = Scale()
      let spinButton = SpinButton()
      let toggle = Switch()
      let volume = CurrentValueSubject<Double, Never>(20)
      let settings = Settings()
      var cancellables: Set<AnyCancellable> = []
      // page: "ValueControls", "One way of binding for all"
      // example
      scale.createBinding(with: volume, storeIn: &cancellables)
      toggle.createBinding(with: settings, \.isMuted, \.$isMuted, storeIn: &cancellables)
      spinButton.bind(to: scale).store(in: &cancellables)
      // end
      XCTAssertEqual([volume.value, scale.value, spinButton.value], [20, 20, 20])
      volume.send(30)
      XCTAssertEqual([scale.value, spinButton.value], [30, 30])
      spinButton.setValue(40.0, of: "value")
      XCTAssertEqual([volume.value, scale.value], [40, 40])

      settings.isMuted = true
      XCTAssertTrue(toggle.isOn)
      toggle.setValue(false, of: "active")
      XCTAssertFalse(settings.isMuted)
    }
  }

  func testATextIsAValueThroughAConverter() throws {
    try withGtk {
      let entry = Entry()
      let age = CurrentValueSubject<Int, Never>(41)
      let ageProblem = CurrentValueSubject<NumberProblem?, Never>(nil)
      var cancellables: Set<AnyCancellable> = []
      // page: "ValueControls", "Numbers that are typed"
      // example
      entry.createBinding(
        with: age, through: .integer, problem: ageProblem, storeIn: &cancellables)
      // end
      XCTAssertEqual(entry.text, "41")
      entry.setValue("42 years", of: "text")
      settleLoop()
      XCTAssertEqual(ageProblem.value, .notANumber)
      XCTAssertEqual(age.value, 41)
      entry.setValue(" 42", of: "text")
      settleLoop()
      XCTAssertEqual(ageProblem.value, nil)
      XCTAssertEqual(age.value, 42)
    }
  }

  func testADayIsTheSameThereAndBackInEveryZone() throws {
    for zone in ["Pacific/Kiritimati", "Asia/Seoul", "America/Los_Angeles"] {
      var calendar = Foundation.Calendar(identifier: .gregorian)
      calendar.timeZone = try XCTUnwrap(TimeZone(identifier: zone))
      let day = try XCTUnwrap(CalendarDate(year: 2024, month: 2, day: 29))
      let date = try XCTUnwrap(day.date(in: calendar))
      XCTAssertEqual(CalendarDate(date, in: calendar), day, zone)
    }
  }
}
