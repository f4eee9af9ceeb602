import Weir
import WeirGtk

extension Page {
  static let dropDown = Page(
    "Drop Down", in: .values, "One of several texts, from a list that drops down."
  ) { stage in
    let control = DropDown(["Red", "Orange", "Yellow", "Green", "Blue"])
    control.accessibleLabel = "Colour"
    control.halign = .start
    let item = stage.value(
      Optional("Green"), choices: ["Red", "Blue", "Pink", nil])
    control.createBinding(with: item, storeIn: &stage.cancellables)
    stage.show(control.selectedIndexPublisher, named: "Index")
    stage.log("selectedItemPublisher.userOnly", control.selectedItemPublisher.userOnly)
    return control
  }
}
