import Weir
import WeirGtk

extension Page {
  static let revealer = Page(
    "Revealer", in: .containers, "Lets what is in it appear and go, with a movement."
  ) { stage in
    let revealer = Revealer(Label("Here it is."))
    revealer.setTransition(.slideDown)
    let toggle = ToggleButton("_Reveal")
    toggle.halign = .start
    let isRevealed = stage.value(false, choices: [true, false])
    revealer.createBinding(with: isRevealed, storeIn: &stage.cancellables)
    toggle.createBinding(with: isRevealed, storeIn: &stage.cancellables)
    stage.show(revealer.isChildRevealedPublisher, named: "When the movement is over")
    stage.focusTarget = toggle
    return Box(.vertical, spacing: 12, [toggle, revealer])
  }
}
