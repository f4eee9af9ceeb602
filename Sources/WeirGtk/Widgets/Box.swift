import CGtk

/// Widgets in a row or a column.
open class Box: Widget {
  public init(_ orientation: Orientation = .vertical, spacing: Int = 0) {
    super.init(taking: weir_new_box(orientation.rawValue, Int32(spacing)))
  }

  /// Makes a box with widgets in it.
  public convenience init(
    _ orientation: Orientation = .vertical, spacing: Int = 0, _ children: [Widget]
  ) {
    self.init(orientation, spacing: spacing)
    children.forEach(append)
  }

  public var spacing: Int {
    get { Int(weir_box_spacing(pointer)) }
    set { weir_box_set_spacing(pointer, Int32(newValue)) }
  }

  /// Whether all widgets get the same room.
  public var isHomogeneous: Bool {
    get { weir_box_homogeneous(pointer) }
    set { weir_box_set_homogeneous(pointer, newValue) }
  }

  public func append(_ child: Widget) {
    weir_box_append(pointer, child.pointer)
  }

  public func prepend(_ child: Widget) {
    weir_box_prepend(pointer, child.pointer)
  }

  /// Puts `child` after `sibling`, or at the start.
  public func insert(_ child: Widget, after sibling: Widget?) {
    weir_box_insert_after(pointer, child.pointer, sibling?.pointer)
  }

  public func remove(_ child: Widget) {
    weir_box_remove(pointer, child.pointer)
  }
}
