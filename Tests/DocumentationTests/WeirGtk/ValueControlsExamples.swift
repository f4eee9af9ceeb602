import Foundation
import Weir
import WeirGtk

// These are compiled and not run: they need a screen.

private final class Settings {
  @Published var isMuted = false
}

@MainActor
private func values(
  _ scale: Scale, _ spinButton: SpinButton, _ toggle: Switch, _ settings: Settings,
  _ volume: CurrentValueSubject<Double, Never>, _ cancellables: inout Set<AnyCancellable>
) {
  // page: "ValueControls", "One way of binding for all"
  // example
  scale.createBinding(with: volume, storeIn: &cancellables)
  toggle.createBinding(with: settings, \.isMuted, \.$isMuted, storeIn: &cancellables)
  scale.bind(to: spinButton).store(in: &cancellables)
  // end
}

@MainActor
private func numbers(
  _ entry: Entry, _ age: CurrentValueSubject<Int, Never>,
  _ ageProblem: CurrentValueSubject<NumberProblem?, Never>,
  _ cancellables: inout Set<AnyCancellable>
) {
  // page: "ValueControls", "Numbers that are typed"
  // example
  entry.createBinding(
    with: age, through: .integer, problem: ageProblem, storeIn: &cancellables)
  // end
}

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
