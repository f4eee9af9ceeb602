// 7. A text that stands for a value.
//
// New: a Converter between what the model holds and what the field shows. Two fields show one
// temperature in two units; either can be edited, and the other follows. A text that is no number
// leaves the model as it is and says why, in words, next to the field.
//
//     make example NAME=temperature

import Weir
import WeirGtk

/// One temperature, held in degrees Celsius, and why the text of a field is none.
final class TemperatureModel {
  let celsius = CurrentValueSubject<Double, Never>(20)
  let celsiusProblem = CurrentValueSubject<TemperatureProblem?, Never>(nil)
  let fahrenheitProblem = CurrentValueSubject<TemperatureProblem?, Never>(nil)

  /// Of the field that was wrong last.
  private(set) lazy var words: AnyPublisher<String, Never> =
    celsiusProblem.merge(with: fahrenheitProblem).map { $0?.words ?? "" }.eraseToAnyPublisher()
}

enum TemperatureProblem: Error {
  case noNumber
  case tooCold

  var words: String {
    switch self {
    case .noNumber: "Enter a number, such as \(Translation.text(36.6, digits: 1))."
    case .tooCold: "Nothing is colder than \(Translation.text(-273.15, digits: 2)) °C."
    }
  }
}

extension Converter where Value == Double, Problem == TemperatureProblem {
  static let celsius = temperature(from: { $0 }, to: { $0 })
  static let fahrenheit = temperature(from: { ($0 - 32) / 1.8 }, to: { $0 * 1.8 + 32 })

  /// - Parameters:
  ///   - from: Makes degrees Celsius of the unit's degrees.
  ///   - to: Makes the unit's degrees of degrees Celsius.
  private static func temperature(
    from: @escaping @Sendable (Double) -> Double, to: @escaping @Sendable (Double) -> Double
  ) -> Self {
    // In the user's locale: with a comma, where people write one.
    let number = Converter<Double, NumberProblem>.decimal(digits: 1)
    return Self(
      format: { number.format(to($0)) },
      parse: { text throws(TemperatureProblem) in
        guard let degrees = try? number.parse(text) else { throw .noNumber }
        let celsius = from(degrees)
        guard celsius >= -273.15 else { throw .tooCold }
        return celsius
      })
  }
}

final class TemperatureWindow: Window {
  private var cancellables: Set<AnyCancellable> = []

  init(_ application: Application, _ model: TemperatureModel) {
    super.init(application, title: "Temperature")
    let problem = Label()
    problem.addCSSClass("error")
    problem.xalign = 0
    problem.bind(\.text, to: model.words).store(in: &cancellables)

    let celsius = Entry()
    let fahrenheit = Entry()
    let fields = Box(
      .horizontal, spacing: 12,
      [
        celsius, Label(mnemonic: "°_C", for: celsius), Label("="),
        fahrenheit, Label(mnemonic: "°_F", for: fahrenheit),
      ])
    for (entry, converter, subject) in [
      (celsius, .celsius, model.celsiusProblem),
      (fahrenheit, Converter.fahrenheit, model.fahrenheitProblem),
    ] {
      entry.alignment = 1
      entry.widthInCharacters = 8
      entry.createBinding(
        with: model.celsius, through: converter, problem: subject, storeIn: &cancellables)
      subject
        .sink { [weak entry] problem in
          entry?.setCSSClass("error", problem != nil)
          entry?.isInvalid = problem != nil
          entry?.accessibleDescription = problem?.words
        }
        .store(in: &cancellables)
    }

    let column = Box(.vertical, spacing: 12, [fields, problem])
    column.margins = Margins(24)
    child = column
  }
}

@main
@MainActor
struct TemperatureConverter {
  static func main() {
    Application("io.github.weir.examples.Temperature").runAndExit { application in
      application.addClosingKeys()
      TemperatureWindow(application, TemperatureModel()).present()
    }
  }
}
