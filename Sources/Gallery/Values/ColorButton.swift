import Weir
import WeirGtk

extension Page {
  static let colorButton = Page(
    "Color Button", in: .values, "A colour, and a window to choose another."
  ) { stage in
    let button = ColorButton()
    button.accessibleLabel = "Background"
    button.title = "Background"
    button.halign = .start
    let color = stage.value(Color(hex: 0x3584e4), choices: [Color(hex: 0x57e389), .beyond])
    button.createBinding(with: color, storeIn: &stage.cancellables)
    stage.log("colorPublisher.userOnly", button.colorPublisher.userOnly)
    return button
  }
}

extension Color {
  /// Brighter than there is.
  fileprivate static let beyond = Color(red: 2, green: 0.5, blue: -1)
}
