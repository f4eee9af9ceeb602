import WeirGtk

extension Page {
  static let gridView = Page(
    "Grid View", in: .lists, "Items in rows and columns, as many columns as there is room for."
  ) { stage in
    let grid = GridView(
      ListModel(Planet.all), make: { Rows.label() },
      bind: { label, row in label.text = row.item.name })
    grid.accessibleLabel = "Planets"
    grid.columnCount = 2...4
    let index = stage.value(Optional(0), named: "Selected row", choices: [0, 5, nil])
    grid.createBinding(of: .selectedIndex, with: index, storeIn: &stage.cancellables)
    Rows.log(grid, on: stage)
    return Rows.scrolled(grid, height: 120)
  }
}
