import Weir
import WeirGtk

extension Page {
  static let columnView = Page(
    "Column View", in: .lists, "A table; a press on a column's header sorts by it."
  ) { stage in
    let table = ColumnView(ListModel(Planet.all))
    table.accessibleLabel = "Planets"
    table.addColumn(
      "Name", sortedBy: { $0.name < $1.name }, make: { Rows.label() },
      bind: { label, row in label.text = row.item.name }
    )
    .expands = true
    table.addColumn(
      "Moons", sortedBy: { $0.moons < $1.moons }, make: { Rows.number() },
      bind: { label, row in label.text = "\(row.item.moons)" }
    )
    .fixedWidth = 120
    let index = stage.value(Optional(0), named: "Selected row", choices: [0, 5, nil])
    table.createBinding(of: .selectedIndex, with: index, storeIn: &stage.cancellables)
    stage.show(table.selectedItemPublisher, named: "Selected item")
    stage.show(table.sortOrderPublisher, named: "Sorted by")
    stage.button("Name") { [weak table] in table?.sortOrder = SortOrder(column: 0) }
    stage.button("Most moons first") { [weak table] in
      table?.sortOrder = SortOrder(column: 1, isDescending: true)
    }
    stage.button("Unsorted") { [weak table] in table?.sortOrder = nil }
    Rows.log(table, on: stage)
    return Rows.scrolled(table)
  }
}
