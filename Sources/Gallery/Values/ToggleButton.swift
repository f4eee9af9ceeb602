import WeirGtk

extension Page {
  static let toggleButton = Page(
    "Toggle Button", in: .values, "A button that stays down until it is pressed again."
  ) { stage in
    let toggle = ToggleButton("_Bold")
    toggle.halign = .start
    let isOn = stage.value(false, choices: [true, false])
    toggle.createBinding(with: isOn, storeIn: &stage.cancellables)
    stage.log("isOnPublisher.userOnly", toggle.isOnPublisher.userOnly)
    stage.log("tapPublisher", toggle.tapPublisher)
    return toggle
  }
}
