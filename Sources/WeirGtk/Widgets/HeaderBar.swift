import CGtk

/// The bar at the top of a window, with its title, its buttons and what is put there.
open class HeaderBar: Widget {
  public init() {
    super.init(taking: weir_new_header_bar())
  }

  /// Whether the window's own buttons are shown.
  public var showsWindowButtons: Bool {
    get { weir_header_bar_shows_buttons(pointer) }
    set { weir_header_bar_set_shows_buttons(pointer, newValue) }
  }

  /// Shows a widget in place of the window's title.
  public func setTitleWidget(_ widget: Widget?) {
    weir_header_bar_set_title_widget(pointer, widget?.pointer)
  }

  public func packStart(_ child: Widget) {
    weir_header_bar_pack(pointer, child.pointer, false)
  }

  public func packEnd(_ child: Widget) {
    weir_header_bar_pack(pointer, child.pointer, true)
  }

  public func remove(_ child: Widget) {
    weir_header_bar_remove(pointer, child.pointer)
  }
}
