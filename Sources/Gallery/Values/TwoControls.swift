import Weir
import WeirGtk

extension Page {
  static let twoControls = Page(
    "Two Controls", in: .values,
    "Controls that are bound to each other: what one of them shows the other shows too."
  ) { stage in
    let scale = Scale(0...10, step: 1)
    scale.accessibleLabel = "Scale"
    scale.value = 3
    scale.hexpand = true
    let spin = SpinButton(0...10, step: 1)
    spin.accessibleLabel = "Spin button"
    spin.bind(to: scale).store(in: &stage.cancellables)

    let toggle = Switch()
    toggle.accessibleLabel = "Switch"
    let check = CheckButton("The same as the switch")
    check.bind(to: toggle).store(in: &stage.cancellables)

    stage.show(scale.valuePublisher, named: "The scale's value")
    stage.show(spin.valuePublisher, named: "The spin button's value")
    stage.show(check.isOnPublisher, named: "The check button's state")
    stage.button("Move the scale to 8") { [weak scale] in scale?.value = 8 }
    stage.button("Turn the switch") { [weak toggle] in toggle?.isOn.toggle() }
    stage.focusTarget = scale
    return Box(
      .vertical, spacing: 12,
      [
        Box(.horizontal, spacing: 12, [scale, spin]),
        Box(.horizontal, spacing: 12, [toggle, check]),
      ]
    )
  }
}
