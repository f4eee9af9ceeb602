import WeirGtk

extension Page {
  static let checkButton = Page("Check Button", in: .values, "A box to tick.") { stage in
    let check = CheckButton("_Remember me")
    let isOn = stage.value(false, choices: [true, false])
    check.createBinding(with: isOn, storeIn: &stage.cancellables)
    stage.button("Inconsistent") { [weak check] in check?.isInconsistent.toggle() }
    stage.log("isOnPublisher.userOnly", check.isOnPublisher.userOnly)
    return check
  }
}
