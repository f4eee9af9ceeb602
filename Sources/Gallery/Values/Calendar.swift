import Weir
import WeirGtk

extension Page {
  static let calendar = Page("Calendar", in: .values, "A month to choose a day from.") { stage in
    let calendar = Calendar()
    calendar.accessibleLabel = "Day"
    calendar.halign = .start
    let days = [(2024, 2, 29), (2000, 1, 1), (1999, 12, 31)].compactMap {
      CalendarDate(year: $0, month: $1, day: $2)
    }
    let day = stage.value(days[0], choices: days)
    calendar.createBinding(with: day, storeIn: &stage.cancellables)
    stage.log("daySelected", calendar.publisher(for: .daySelected).map { $0.date })
    return calendar
  }
}
