import Weir
import WeirGtk

/// One row. An object and not a value: its cells are bound to its subjects, and rows are told apart by
/// who they are.
final class Expense: Identifiable, Equatable {
  let what: CurrentValueSubject<String, Never>
  let amount: CurrentValueSubject<Double, Never>
  /// Why the text in the amount's cell is no number.
  let problem = CurrentValueSubject<NumberProblem?, Never>(nil)

  init(_ what: String = "", _ amount: Double = 0) {
    self.what = CurrentValueSubject(what)
    self.amount = CurrentValueSubject(amount)
  }

  static func == (first: Expense, second: Expense) -> Bool { first === second }
}

final class ExpensesModel {
  let rows: CurrentValueSubject<[Expense], Never>

  /// The sum of all amounts: now, when any of them changes, and when rows come or go.
  private(set) lazy var total: AnyPublisher<Double, Never> =
    rows
    .map { rows in
      Publishers.MergeMany(rows.map(\.amount))
        .map { _ in () }
        .prepend(())  // For a table without rows.
        .map { rows.reduce(0) { $0 + $1.amount.value } }
    }
    .switchToLatest()
    .removeDuplicates()
    .eraseToAnyPublisher()

  init(_ rows: [Expense]) {
    self.rows = CurrentValueSubject(rows)
  }

  func add() { rows.value.append(Expense()) }

  func remove(_ row: Expense) { rows.value.removeAll { $0 === row } }
}
