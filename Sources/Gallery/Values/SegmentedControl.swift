import WeirGtk

extension Page {
  static let segmentedControl = Page(
    "Segmented Control", in: .values, "Linked buttons of which one is down."
  ) { stage in
    let control = SegmentedControl(["_Day", "_Week", "_Month"])
    control.halign = .start
    let index = stage.value(Optional(0), choices: [0, 1, 2, nil])
    control.createBinding(with: index, storeIn: &stage.cancellables)
    stage.log("selectedIndexPublisher.userOnly", control.selectedIndexPublisher.userOnly)
    return control
  }
}
