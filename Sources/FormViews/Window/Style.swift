import WeirGtk

/// The few rules that the theme does not have.
@MainActor
enum Style {
  private static var isInstalled = false

  /// Installs the rules, once for the process.
  static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    // The theme's red and green are made for light windows; drawn more than half towards the colour of the
    // text they can be read in dark ones too.
    Display.addCSS(
      "@define-color weir_error mix(@error_color, @theme_fg_color, 0.58);"
        + "@define-color weir_success mix(@success_color, @theme_fg_color, 0.58);"
        // The theme's buttons are wider than their words: four of them would not fit beside a menu.
        + "stackswitcher > button.text-button { min-width: 60px; }"
        + "label.error, image.error, entry.error, entry.error > image.right { color: @weir_error; }"
        // The theme would show a weak password in green, and its blue is too dark for dark windows.
        + "@define-color weir_strength mix(@theme_selected_bg_color, @theme_fg_color, 0.35);"
        + "levelbar.strength block.filled {"
        + " background-color: @weir_strength; border-color: @weir_strength; }"
        // The theme's dimmed text has a contrast of 3 to 1, too little to be read by everybody.
        + "label.dim-label { opacity: 0.8; }"
        // Other letters may be a little higher than those of an empty line.
        + "box.error-line { min-height: 1.5em; }"
        + "label.success, image.success, entry.valid > image.right { color: @weir_success; }")
  }
}
