import Weir
import WeirGtk

extension Page {
  static let button = Page("Button", in: .buttons, "Does something when it is pressed.") { stage in
    let button = Button("_Count")
    button.halign = .start
    let count = stage.value(0)
    button.tapPublisher.sink { count.value += 1 }.store(in: &stage.cancellables)
    stage.button("Press it from code") { [weak button] in button?.activate() }
    stage.button("Switch it on or off") { [weak button] in button?.isSensitive.toggle() }
    stage.log("tapPublisher", button.tapPublisher)
    return button
  }
}
