import CGtk

/// A button that shows a colour, and opens a window to choose another.
///
/// ```swift
/// colorButton.createBinding(with: model.background, storeIn: &cancellables)
/// ```
///
/// The values are those of ``ColorControl``.
open class ColorButton: Widget, ColorControl {
  /// Shows a colour that is opaque until ``ColorControl/hasOpacity`` is set.
  public init(_ color: Color = Color(hex: 0)) {
    super.init(taking: weir_new_color_button())
    self.color = color
  }

  /// The title of the window.
  public var title: String {
    get { String(cString: weir_color_button_title(pointer)) }
    set { weir_color_button_set_title(pointer, newValue) }
  }
}
