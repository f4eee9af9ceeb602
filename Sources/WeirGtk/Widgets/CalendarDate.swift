/// A day: year, month and day of the Gregorian calendar, without a time and without a zone.
///
/// There is none that is no day, as the 30th of February.
public struct CalendarDate: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// From 1 to 9999.
  public let year: Int
  /// From 1 for January to 12.
  public let month: Int
  /// From 1 on.
  public let day: Int

  /// Nil for what is no day.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, day >= 1,
      day <= Self.length(ofMonth: month, inYear: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// How many days the month has, 0 for what is no month.
  public static func length(ofMonth month: Int, inYear year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    case 1...12: 31
    default: 0
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  public static func < (one: Self, other: Self) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }

  /// As ISO 8601 writes it: 2024-02-29.
  public var description: String {
    "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
