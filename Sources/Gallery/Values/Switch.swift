import WeirGtk

extension Page {
  static let `switch` = Page("Switch", in: .values, "On or off, at once.") { stage in
    let control = Switch()
    control.accessibleLabel = "Switch"
    control.halign = .start
    let isOn = stage.value(false, choices: [true, false])
    control.createBinding(with: isOn, storeIn: &stage.cancellables)
    stage.log("isOnPublisher.userOnly", control.isOnPublisher.userOnly)
    return control
  }
}
