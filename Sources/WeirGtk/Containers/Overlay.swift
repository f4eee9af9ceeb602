import CGtk

/// A widget with others over it, placed by their alignment.
open class Overlay: Widget {
  public init(_ child: Widget? = nil) {
    super.init(taking: weir_new_overlay())
    if let child { self.child = child }
  }

  /// What is below.
  public var child: Widget? {
    get { weir_overlay_child(pointer).map(Widget.wrapping) }
    set { weir_overlay_set_child(pointer, newValue?.pointer) }
  }

  /// Puts a widget over the child and over those that were added before.
  public func add(_ overlay: Widget) {
    weir_overlay_add(pointer, overlay.pointer)
  }

  public func remove(_ overlay: Widget) {
    weir_overlay_remove(pointer, overlay.pointer)
  }
}
