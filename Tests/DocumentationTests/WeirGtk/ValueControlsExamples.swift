import Foundation
import GtkTesting
import Weir
import WeirGtk
import XCTest

// page: "ValueControls", "Dates"
// example
extension Date {
  /// The day this is in a calendar and its time zone. Another day keeps the time of day.
  subscript(day calendar: Foundation.Calendar) -> CalendarDate {
    get {
      let parts = calendar.dateComponents([.year, .month, .day], from: self)
      guard let year = parts.year, let month = parts.month, let day = parts.day,
        let date = CalendarDate(year: year, month: month, day: day)
      else { preconditionFailure("\(self) is not between the years 1 and 9999.") }
      return date
    }
    set {
      var parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: self)
      (parts.year, parts.month, parts.day) = (newValue.year, newValue.month, newValue.day)
      self = calendar.date(from: parts) ?? self
    }
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

  func testADateIsBoundByItsDay() throws {
    try withGtk {
      let calendar = WeirGtk.Calendar()
      var gregorian = Foundation.Calendar(identifier: .gregorian)
      gregorian.timeZone = try XCTUnwrap(TimeZone(identifier: "Asia/Seoul"))
      // 2024-02-29, 08:30 in Seoul, which is the day before in Greenwich.
      let appointment = CurrentValueSubject<Date, Never>(Date(timeIntervalSince1970: 1_709_163_000))
      var cancellables: Set<AnyCancellable> = []
      // page: "ValueControls", "Dates"
      // example
      calendar.createBinding(with: appointment, at: \.[day: gregorian], storeIn: &cancellables)
      // end
      XCTAssertEqual(calendar.date.description, "2024-02-29")
      calendar.date = try XCTUnwrap(CalendarDate(year: 2024, month: 3, day: 1))
      XCTAssertEqual(appointment.value, Date(timeIntervalSince1970: 1_709_163_000 + 86_400))
    }
  }
}
