import WeirGtk

extension Page {
  static let radioGroup = Page(
    "Radio Group", in: .values, "Several buttons of which one is chosen."
  ) { stage in
    let buttons = ["_Small", "_Medium", "_Large"].map { CheckButton($0) }
    let group = RadioGroup(buttons)
    let index = stage.value(Optional(1), choices: [0, 2, nil, 5])
    group.createBinding(with: index, storeIn: &stage.cancellables)
    stage.log("selectedIndexPublisher.userOnly", group.selectedIndexPublisher.userOnly)
    stage.focusTarget = buttons[1]
    return Box(.vertical, spacing: 6, buttons)
  }
}
