import WeirGtk

/// The few rules that the theme does not have.
@MainActor
enum Style {
  private static var isInstalled = false

  /// Installs the rules, once for the process.
  static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    Display.addCSS(
      ".target { border: 1px dashed @borders; border-radius: 6px; }"
        + ".target:focus { outline: 2px solid @theme_selected_bg_color; outline-offset: -4px; }")
  }
}
