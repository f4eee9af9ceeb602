import CGtk
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

final class CalendarTests: XCTestCase {
  func testOnlyDaysThatThereAreCanBeNamed() throws {
    XCTAssertNotNil(CalendarDate(year: 2024, month: 2, day: 29))
    XCTAssertNotNil(CalendarDate(year: 2000, month: 2, day: 29))
    XCTAssertNil(CalendarDate(year: 1900, month: 2, day: 29))
    XCTAssertNil(CalendarDate(year: 2023, month: 2, day: 29))
    XCTAssertNil(CalendarDate(year: 2024, month: 13, day: 1))
    XCTAssertNil(CalendarDate(year: 2024, month: 4, day: 31))
    XCTAssertNil(CalendarDate(year: 2024, month: 4, day: 0))
    XCTAssertNil(CalendarDate(year: 0, month: 1, day: 1))
    XCTAssertNil(CalendarDate(year: .max, month: 1, day: 1))
    let early = try XCTUnwrap(CalendarDate(year: 33, month: 4, day: 3))
    XCTAssertEqual(early.description, "0033-04-03")
    XCTAssertLessThan(early, try XCTUnwrap(CalendarDate(year: 33, month: 5, day: 1)))
  }

  func testTurningIsToldApart() throws {
    try withGtk {
      let calendar = WeirGtk.Calendar()
      let turns = [Signal<WeirGtk.Calendar>.nextMonth, .previousMonth, .nextYear, .previousYear].map
      {
        calendar.publisher(for: $0).record()
      }
      // GTK emits these for its arrows only.
      for name in ["next-month", "prev-year", "next-year", "next-month", "prev-month"] {
        weir_signal_emit(calendar.pointer, name)
      }
      calendar.date = CalendarDate(year: 1999, month: 1, day: 1) ?? calendar.date
      XCTAssertEqual(turns.map(\.values.count), [2, 1, 1, 1])
    }
  }

  func testTurningAMonthIsANewDayOnce() throws {
    try withGtk {
      let calendar = Calendar(CalendarDate(year: 2024, month: 1, day: 31))
      let model = CurrentValueSubject<CalendarDate, Never>(calendar.date)
      let sent = model.record()
      let days = calendar.datePublisher.record()
      let token = calendar.binding(with: model)
      // What the arrow beside the month's name does.
      weir_calendar_select(calendar.pointer, 2024, 2, 29)
      weir_calendar_select(calendar.pointer, 2025, 3, 29)
      settleLoop()
      let expected = [
        CalendarDate(year: 2024, month: 1, day: 31), CalendarDate(year: 2024, month: 2, day: 29),
        CalendarDate(year: 2025, month: 3, day: 29),
      ]
      XCTAssertEqual(sent.values, expected)
      XCTAssertEqual(days.values, expected)
      token.cancel()
      sent.cancel()
      days.cancel()
    }
  }

  func testMarksAndWeekNumbers() throws {
    try withGtk {
      let calendar = Calendar()
      calendar.markedDays = [1, 15, 31, 40]
      XCTAssertEqual(calendar.markedDays, [1, 15, 31])
      calendar.markedDays = [2]
      XCTAssertEqual(calendar.markedDays, [2])
      calendar.showsWeekNumbers = true
      XCTAssertTrue(calendar.showsWeekNumbers)
    }
  }
}
