import Weir
import WeirGtk

extension Page {
  static let listView = Page(
    "List View", in: .lists, "Rows of any number, one of them selected; the model holds the items."
  ) { stage in
    let list = ListView(
      ListModel<Planet>(), make: { Rows.label() },
      bind: { label, row in label.text = row.item.name })
    list.accessibleLabel = "Planets"
    let items = Rows.items(stage)
    list.bind(items: items).store(in: &stage.cancellables)
    let chosen = stage.value(
      Optional(Planet.all[2]), named: "Selected item", choices: [Planet.all[0], Planet.all[7], nil])
    list.createBinding(of: .selectedItem, with: chosen, storeIn: &stage.cancellables)
    Rows.log(list, on: stage)
    return Rows.scrolled(list)
  }

  static let multipleSelection = Page(
    "Multiple Selection", in: .lists, "A list view in which any number of rows can be selected."
  ) { stage in
    let list = ListView(
      ListModel<Planet>(selection: .multiple), make: { Rows.label() },
      bind: { label, row in label.text = row.item.name })
    list.accessibleLabel = "Planets"
    list.items = Planet.all
    let chosen = stage.value(
      Set([0, 2]), named: "Selected rows", choices: [[], [1], [0, 3, 4], [2, 99]])
    list.createBinding(of: .selectedRows, with: chosen, storeIn: &stage.cancellables)
    Rows.log(list, on: stage)
    return Rows.scrolled(list)
  }
}
