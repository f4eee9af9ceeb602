import CGtk

/// A line around a widget, with a title if there is one.
open class Frame: Widget {
  public init(_ title: String? = nil, _ child: Widget? = nil) {
    super.init(taking: weir_new_frame(title))
    if let child { self.child = child }
  }

  public var title: String? {
    get { weir_frame_title(pointer).map { String(cString: $0) } }
    set { weir_frame_set_title(pointer, newValue) }
  }

  public var child: Widget? {
    get { weir_frame_child(pointer).map(Widget.wrapping) }
    set { weir_frame_set_child(pointer, newValue?.pointer) }
  }
}
