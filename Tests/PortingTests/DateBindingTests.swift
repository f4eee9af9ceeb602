import Foundation
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

/// A model keeps Foundation's `Date`, and a calendar shows and changes its day.
final class DateBindingTests: XCTestCase {
  func testTheDayIsThatOfTheModelsTimeZone() throws {
    // One moment: 2024-12-31, 23:30 in Greenwich.
    let moment = Date(timeIntervalSince1970: 1_735_687_800)
    let days = [
      "Pacific/Kiritimati": "2025-01-01", "Asia/Seoul": "2025-01-01", "GMT": "2024-12-31",
      "America/Los_Angeles": "2024-12-31", "Pacific/Pago_Pago": "2024-12-31",
    ]
    for (zone, day) in days {
      try withCalendar(in: zone, showing: moment) { calendar, model, gregorian in
        XCTAssertEqual(calendar.date.description, day, zone)
        XCTAssertEqual(model.value, moment, zone)
        try calendar.choose(2024, 2, 29)
        XCTAssertEqual(model.value[day: gregorian], calendar.date, zone)
        try calendar.choose(moment[day: gregorian])
        // There and back again: the time of day has not been touched.
        XCTAssertEqual(model.value, moment, zone)
      }
    }
  }

  func testTheModelIsToldOnceAndNotAnsweredByTheSameDay() throws {
    try withCalendar(in: "Asia/Seoul", showing: Date(timeIntervalSince1970: 0)) {
      calendar, model, _ in
      let sent = model.record()
      try calendar.choose(1970, 1, 2)
      model.send(Date(timeIntervalSince1970: 86_400 + 3_600))
      settleLoop()
      XCTAssertEqual(sent.values.map(\.timeIntervalSince1970), [0, 86_400, 90_000])
      sent.cancel()
    }
  }

  func testADayOnWhichTheTimeDoesNotExistIsStillThatDay() throws {
    // Half past two in New York, the day before the clocks go from two to three.
    let eve = Date(timeIntervalSince1970: 1_709_969_400)
    try withCalendar(in: "America/New_York", showing: eve) { calendar, model, gregorian in
      XCTAssertEqual(calendar.date.description, "2024-03-09")
      try calendar.choose(2024, 3, 10)
      settleLoop()
      XCTAssertEqual(calendar.date.description, "2024-03-10")
      XCTAssertEqual(model.value[day: gregorian].description, "2024-03-10")
    }
    // Midnight in São Paulo, the day before one that begins at one o'clock.
    let midnight = Date(timeIntervalSince1970: 1_541_214_000)
    try withCalendar(in: "America/Sao_Paulo", showing: midnight) { calendar, model, gregorian in
      XCTAssertEqual(calendar.date.description, "2018-11-03")
      try calendar.choose(2018, 11, 4)
      settleLoop()
      XCTAssertEqual(calendar.date.description, "2018-11-04")
      XCTAssertEqual(model.value[day: gregorian].description, "2018-11-04")
    }
  }

  func testAnHourThatComesTwiceAndALongDayKeepTheTimeOfDay() throws {
    // Noon in Berlin, the day before the clocks go back.
    let noon = Date(timeIntervalSince1970: 1_729_936_800)
    try withCalendar(in: "Europe/Berlin", showing: noon) { calendar, model, gregorian in
      try calendar.choose(2024, 10, 27)
      XCTAssertEqual(gregorian.component(.hour, from: model.value), 12)
      XCTAssertEqual(model.value.timeIntervalSince(noon), 25 * 3600)
    }
  }

  func testAPublishedDateIsBoundByItsDayToo() throws {
    try withGtk {
      let calendar = WeirGtk.Calendar()
      let model = Trip(Date(timeIntervalSince1970: 1_709_163_000))
      let gregorian = try gregorianCalendar(in: "Asia/Seoul")
      var cancellables: Set<AnyCancellable> = []
      calendar.createBinding(
        with: model, \.start, \.$start, at: \.[day: gregorian], storeIn: &cancellables)
      try calendar.choose(2024, 3, 1)
      XCTAssertEqual(model.start, Date(timeIntervalSince1970: 1_709_163_000 + 86_400))
      model.start = Date(timeIntervalSince1970: 0)
      XCTAssertEqual(calendar.date.description, "1970-01-01")
    }
  }

  private final class Trip {
    @Published var start: Date

    init(_ start: Date) {
      self.start = start
    }
  }

  private typealias Body =
    @MainActor (WeirGtk.Calendar, CurrentValueSubject<Date, Never>, Foundation.Calendar) throws ->
    Void

  private func withCalendar(in zone: String, showing date: Date, _ body: @escaping Body) throws {
    try withGtk {
      let calendar = WeirGtk.Calendar()
      let model = CurrentValueSubject<Date, Never>(date)
      let gregorian = try gregorianCalendar(in: zone)
      let token = calendar.binding(with: model, at: \.[day: gregorian])
      try body(calendar, model, gregorian)
      token.cancel()
    }
  }
}

private func gregorianCalendar(in zone: String) throws -> Foundation.Calendar {
  var calendar = Foundation.Calendar(identifier: .gregorian)
  calendar.timeZone = try XCTUnwrap(TimeZone(identifier: zone), "no time zones are installed")
  return calendar
}

extension WeirGtk.Calendar {
  @MainActor
  fileprivate func choose(_ year: Int, _ month: Int, _ day: Int) throws {
    try choose(XCTUnwrap(CalendarDate(year: year, month: month, day: day)))
  }

  @MainActor
  fileprivate func choose(_ day: CalendarDate) throws {
    date = day
  }
}

extension Date {
  /// The day this is in a calendar and its time zone. Another day keeps the time of day.
  fileprivate subscript(day calendar: Foundation.Calendar) -> CalendarDate {
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
