import WeirGtk

extension Page {
  static let listBox = Page(
    "List Box", in: .lists, "A few rows, each a widget of its own."
  ) { stage in
    let list = ListBox(Planet.all.prefix(4).map { Rows.label($0.name) })
    list.accessibleLabel = "Planets"
    list.showsSeparators = true
    let index = stage.value(Optional(2), named: "Selected row", choices: [0, 3, 9, nil])
    list.createBinding(of: .selectedIndex, with: index, storeIn: &stage.cancellables)
    stage.log("activateRowPublisher", list.activateRowPublisher)
    stage.focusTarget = list.row(at: 2)?.parent
    return Frame(nil, list)
  }
}
