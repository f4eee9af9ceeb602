import Weir
import WeirGtk

// These are compiled and not run: they need a screen.

private struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
}

@MainActor
private func lists(
  _ window: Window, _ people: CurrentValueSubject<[Person], Never>,
  _ chosen: CurrentValueSubject<Person?, Never>, _ cancellables: inout Set<AnyCancellable>
) {
  // page: "Lists", "Overview"
  // example
  let list = ListView(
    ListModel<Person>(), make: { Label() },
    bind: { label, row in label.text = row.item.name })
  list.bind(items: people).store(in: &cancellables)
  list.createBinding(of: .selectedItem, with: chosen, storeIn: &cancellables)
  list.activateItemPublisher.sink { print("open \($0.name)") }.store(in: &cancellables)
  window.child = ScrolledWindow(list)
  // end

  // page: "Lists", "Rows"
  // example
  let names = RowFactory<Person>(
    make: { Label() },
    bind: { label, row in
      label.text = row.item.name
      row.isSelectedPublisher
        .sink { [weak label] isSelected in label?.opacity = isSelected ? 1 : 0.5 }
        .store(in: &row.cancellables)
    })
  // end
  _ = ListView(list.model, rows: names)

  // page: "Lists", "Columns that sort"
  // example
  let table = ColumnView(ListModel<Person>())
  table.addColumn(
    "Name", sortedBy: { $0.name < $1.name }, make: { Label() },
    bind: { label, row in label.text = row.item.name })
  // end
}

@MainActor
private func menus(
  _ application: Application, _ window: Window, _ wrapsLines: CurrentValueSubject<Bool, Never>,
  _ cancellables: inout Set<AnyCancellable>
) {
  // page: "MenusAndDialogs", "Overview"
  // example
  let wraps = ToggleAction("wraps")
  wraps.createBinding(with: wrapsLines, storeIn: &cancellables)
  window.insert(ActionGroup([wraps]), prefix: "win")
  application.setKeys(["<Control>w"], for: "win.wraps")

  let menu = Menu([
    .item("_Wrap Lines", action: "win.wraps"),
    .section("Help", [.item("_About", action: "app.about")]),
  ])
  let button = MenuButton(icon: "open-menu-symbolic", accessibleLabel: "Menu", menu: menu)
  button.isPrimary = true
  // end
}

@MainActor
private func dialogs(_ window: Window, _ cancellables: inout Set<AnyCancellable>) {
  // page: "MenusAndDialogs", "Questions"
  // example
  enum Answer { case discard, keep }

  let alert = Alert(
    "Discard changes?", "What you have typed will be lost.",
    responses: [
      .init(Answer.keep, "_Keep Editing"),
      .init(.discard, "_Discard", style: .destructive),
    ],
    default: .keep, close: .keep)
  alert.present(over: window)
    .filter { $0 == .discard }
    .sink { _ in print("discarded") }
    .store(in: &cancellables)
  // end

  // page: "MenusAndDialogs", "Files"
  // example
  let chooser = FileChooser(.open, title: "Open Pictures", parent: window)
  chooser.allowsMany = true
  chooser.add(FileFilter("Pictures", types: ["image/*"]))
  chooser.present()
    .compactMap(\.paths)
    .sink { print($0) }
    .store(in: &cancellables)
  // end
}
