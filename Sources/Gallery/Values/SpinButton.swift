import WeirGtk

extension Page {
  static let spinButton = Page(
    "Spin Button", in: .values, "A number to type or to step; typed digits count with Return."
  ) { stage in
    let spin = SpinButton(0...10, step: 0.5, digits: 1)
    spin.accessibleLabel = "Number"
    spin.wraps = true
    spin.halign = .start
    let number = stage.value(2.5, choices: [0, 7.25, 99])
    spin.createBinding(with: number, storeIn: &stage.cancellables)
    stage.log("valuePublisher.userOnly", spin.valuePublisher.userOnly)
    stage.log("wrapPublisher", spin.wrapPublisher)
    return spin
  }
}
