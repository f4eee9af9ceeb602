// 9. A table that is edited in place.
//
// New: a ColumnView whose cells are entries, bound both ways to the row's own subjects. A row that goes
// out of sight lets its bindings go with `row.cancellables`, and takes up those of the next. The total
// follows all rows by `switchToLatest` over `MergeMany`. Tab goes from cell to cell, Ctrl+N adds a row.
//
//     make example NAME=expenses

import Weir
import WeirGtk

final class ExpensesWindow: Window {
  private let model: ExpensesModel
  private let table = ColumnView(ListModel<Expense>(selection: .none))
  private var cancellables: Set<AnyCancellable> = []
  /// The row that is to get the keyboard once it has cells.
  private weak var newRow: Expense?

  init(_ application: Application, _ model: ExpensesModel) {
    self.model = model
    super.init(application, title: "Expenses")
    addColumns()
    table.bind(items: model.rows).store(in: &cancellables)
    addShortcut("<Control>n") { [weak self] in self?.add() }.store(in: &cancellables)

    let addButton = Button("_Add")
    addButton.tapPublisher.sink { [weak self] in self?.add() }.store(in: &cancellables)
    let total = Label()
    total.addCSSClass("title-4")
    total.hexpand = true
    total.xalign = 1
    total.bind(\.text, to: model.total.map { "Total \(Translation.text($0, digits: 2))" })
      .store(in: &cancellables)

    let scrolled = ScrolledWindow(table)
    scrolled.vexpand = true
    let bottom = Box(.horizontal, spacing: 12, [addButton, total])
    bottom.margins = Margins(12)
    child = Box(.vertical, [scrolled, Separator(.horizontal), bottom])
    defaultSize = (480, 360)
  }

  private func addColumns() {
    table.accessibleLabel = "Expenses"
    let what = table.addColumn(
      "What", make: { Cell() },
      bind: { [weak self] cell, row in
        cell.accessibleLabel = "What"
        cell.binding(with: row.item.what).store(in: &row.cancellables)
        self?.takeFocus(cell, of: row.item)
      })
    what.expands = true
    table.addColumn(
      "Amount", make: { AmountCell() },
      bind: { cell, row in
        let item = row.item
        cell.binding(with: item.amount, through: .decimal(digits: 2), problem: item.problem)
          .store(in: &row.cancellables)
        cell.bind(\.accessibleLabel, to: item.what.map { "Amount of \($0)" })
          .store(in: &row.cancellables)
        cell.bind(\.problem, to: item.problem).store(in: &row.cancellables)
      })
    table.addColumn(
      "", make: { RemoveButton() },
      bind: { [model] button, row in
        let item = row.item
        button.bind(\.accessibleLabel, to: item.what.map { "Remove \($0)" })
          .store(in: &row.cancellables)
        button.tapPublisher.sink { model.remove(item) }.store(in: &row.cancellables)
      })
  }

  private func add() {
    model.add()
    newRow = model.rows.value.last
    table.scroll(to: model.rows.value.count - 1)
  }

  /// Gives a new row's cell the focus, a moment later: it is in the window then.
  private func takeFocus(_ cell: Cell, of row: Expense) {
    MainLoop.main.schedule { [weak self, weak cell] in
      guard let self, row === newRow else { return }
      newRow = nil
      cell?.grabFocus()
    }
  }
}

/// An entry that looks like a part of the table.
private class Cell: Entry {
  override init() {
    super.init()
    hasFrame = false
  }
}

/// One for a number, which says when it is none.
private final class AmountCell: Cell {
  var problem: NumberProblem? {
    didSet {
      setCSSClass("error", problem != nil)
      isInvalid = problem != nil
      setSecondaryIcon(
        problem == nil ? nil : "dialog-warning-symbolic", meaning: "This is no amount")
    }
  }

  override init() {
    super.init()
    alignment = 1
    widthInCharacters = 10
  }
}

/// A flat button with a cross.
private final class RemoveButton: Button {
  init() {
    super.init(icon: "list-remove-symbolic", accessibleLabel: "Remove")
    hasFrame = false
  }
}

@main
@MainActor
struct Expenses {
  static func main() {
    Application("io.github.weir.examples.Expenses").runAndExit { application in
      application.addClosingKeys()
      let model = ExpensesModel([
        Expense("Train to Vienna", 59.9), Expense("Two nights", 184), Expense("Coffee", 4.2),
      ])
      ExpensesWindow(application, model).present()
    }
  }
}
