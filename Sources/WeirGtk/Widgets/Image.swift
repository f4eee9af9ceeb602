import CGtk

/// An icon.
open class Image: Widget {
  /// - Parameter iconName: The icon's name in the icon theme.
  public init(iconName: String? = nil) {
    super.init(taking: weir_new_image())
    if iconName != nil { self.iconName = iconName }
  }

  /// The icon, by its name in the icon theme.
  public var iconName: String? {
    get { weir_image_icon(pointer).map { String(cString: $0) } }
    set { weir_image_set_icon(pointer, newValue) }
  }

  /// Height and width; -1 leaves them to the theme.
  public var pixelSize: Int {
    get { Int(weir_image_pixel_size(pointer)) }
    set { weir_image_set_pixel_size(pointer, Int32(clamping: newValue)) }
  }
}
