import Weir
import WeirGtk

extension Page {
  static let wholeNumber = Page(
    "Whole Number", in: .texts,
    "A field whose text stands for a whole number, through a converter that tells what is wrong."
  ) { stage in
    numberEntry(stage, first: 42, through: .integer, choices: [0, -7, 1_000_000])
  }

  static let decimalNumber = Page(
    "Decimal Number", in: .texts,
    "A field whose text stands for a number with two places, as the user's country writes it."
  ) { stage in
    numberEntry(stage, first: 2.5, through: .decimal(digits: 2), choices: [0, 3.14159, -1e6])
  }

  @MainActor
  private static func numberEntry<Number: Equatable & SendableMetatype>(
    _ stage: Stage, first: Number, through converter: Converter<Number, NumberProblem>,
    choices: [Number]
  ) -> Entry {
    let entry = Entry()
    entry.accessibleLabel = "Number"
    let number = stage.value(first, choices: choices)
    let problem = CurrentValueSubject<NumberProblem?, Never>(nil)
    stage.show(problem, named: "Problem")
    entry.createBinding(
      with: number, through: converter, problem: problem, storeIn: &stage.cancellables)
    problem.sink { [weak entry] problem in entry?.setCSSClass("error", problem != nil) }
      .store(in: &stage.cancellables)
    return entry
  }
}
