import CGtk
import Weir

/// A month to choose a day from.
///
/// ```swift
/// calendar.createBinding(with: model.birthday, storeIn: &cancellables)
/// ```
open class Calendar: Widget {
  /// Shows a day, today if none is given.
  public init(_ date: CalendarDate? = nil) {
    super.init(taking: weir_new_calendar())
    if let date { self.date = date }
  }

  /// The chosen day. Turning to another month chooses the same day there, or the last one.
  public var date: CalendarDate {
    get { Self.date(pointer) }
    set { settingFromCode(pointer) { Self.select(pointer, newValue) } }
  }

  /// Whether the numbers of the weeks are shown.
  public var showsWeekNumbers: Bool {
    get { weir_calendar_shows_week_numbers(pointer) }
    set { weir_calendar_set_shows_week_numbers(pointer, newValue) }
  }

  /// The days of the month, from 1 to 31, that bear a mark. The marks stay when the month is turned.
  public var markedDays: Set<Int> {
    get { Set((1...31).filter { weir_calendar_mark(pointer, Int32($0)) }) }
    set {
      weir_calendar_clear_marks(pointer)
      for day in newValue where 1...31 ~= day { weir_calendar_set_mark(pointer, Int32(day), true) }
    }
  }

  /// Sends the chosen day: the present one first, then each new one, by the user or from code;
  /// turning to another month or year chooses a day too.
  ///
  /// On the main thread; finishes when the widget is disposed of. Without demand nothing is queued:
  /// once asked again it sends the latest day, if that is new.
  public var datePublisher: ValuePublisher<CalendarDate> {
    ValuePublisher(self, Origin(Self.dateSignal)) { $0.date }
  }

  /// GTK tells of day, month and year, each by itself; whoever hears of any of them reads all three.
  fileprivate static let dateSignal = "notify"

  fileprivate static func date(_ pointer: OpaquePointer) -> CalendarDate {
    var year: Int32 = 0
    var month: Int32 = 0
    var day: Int32 = 0
    weir_calendar_date(pointer, &year, &month, &day)
    guard let date = CalendarDate(year: Int(year), month: Int(month), day: Int(day)) else {
      preconditionFailure("GTK's calendar is at \(year)-\(month)-\(day), which is no day.")
    }
    return date
  }

  fileprivate static func select(_ pointer: OpaquePointer, _ date: CalendarDate) {
    weir_calendar_select(pointer, Int32(date.year), Int32(date.month), Int32(date.day))
  }
}

extension Calendar: ValueControl {
  public var valueAccess: ValueAccess<CalendarDate> {
    ValueAccess(
      pointer, Self.dateSignal, read: { Calendar.date($0) }, write: { Calendar.select($0, $1) })
  }
}

extension Signal where Source: Calendar {
  /// Another day of the month is chosen, by the user or from code.
  public static var daySelected: Self { Self("day-selected") }

  /// The user has turned to the next month, by the arrow beside its name. Not from code.
  public static var nextMonth: Self { Self("next-month") }

  /// The user has turned to the month before.
  public static var previousMonth: Self { Self("prev-month") }

  /// The user has turned to the next year.
  public static var nextYear: Self { Self("next-year") }

  /// The user has turned to the year before.
  public static var previousYear: Self { Self("prev-year") }
}
