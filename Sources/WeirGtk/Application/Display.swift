import CGtk

/// The screen that windows are shown on.
public enum Display {
  /// There is no screen: nobody is logged in at one, or the program may not use it.
  public struct Unavailable: Error, CustomStringConvertible {
    public let description =
      "no display: neither WAYLAND_DISPLAY nor DISPLAY leads to a screen this program may use"
  }

  /// Opens the display, once; must come before any widget is made. ``Application`` does it.
  @MainActor
  public static func open() throws(Unavailable) {
    guard weir_toolkit_start() else { throw Unavailable() }
    _ = MainLoop.main
  }

  /// Adds style rules for all windows, above those of the theme.
  @MainActor
  public static func addCSS(_ rules: String) {
    weir_toolkit_add_css(rules)
  }

  /// Adds a folder with icon themes to those of the system, for a program that brings its own icons.
  @MainActor
  public static func addIconDirectory(_ path: String) {
    weir_toolkit_add_icon_directory(path)
  }

  /// Whether the user wants moving things at all.
  @MainActor
  public static var animates: Bool { weir_toolkit_animates() }

  /// Whether windows are dark, where the theme can be. The desktop's own choice stands at the start.
  @MainActor
  public static var prefersDark: Bool {
    get { weir_toolkit_prefers_dark() }
    set { weir_toolkit_set_prefers_dark(newValue) }
  }

  /// The name of the theme, such as `Adwaita` or `HighContrast`. A theme that is not installed looks
  /// like GTK's own.
  @MainActor
  public static var theme: String {
    get {
      let name = weir_toolkit_theme_copy()
      defer { weir_free(name) }
      return String(cString: name)
    }
    set { weir_toolkit_set_theme(newValue) }
  }
}
