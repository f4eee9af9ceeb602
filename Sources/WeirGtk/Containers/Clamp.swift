import CGtk

/// A column in the middle of the room it gets: no wider than its text reads well, and narrower where
/// there is less.
///
/// ```swift
/// window.child = ScrolledWindow(Clamp(form, width: 500))
/// ```
open class Clamp: Widget {
  /// - Parameters:
  ///   - child: What is in the column.
  ///   - width: See ``maximumWidth``.
  public init(_ child: Widget? = nil, width: Int) {
    super.init(taking: weir_new_clamp(Int32(clamping: width)))
    if let child { self.child = child }
  }

  /// What is in the column.
  public var child: Widget? {
    get { weir_clamp_child(pointer).map(Widget.wrapping) }
    set { weir_clamp_set_child(pointer, newValue?.pointer) }
  }

  /// The most that the child gets, in pixels, where text has its usual size. Where the user wants it
  /// larger the column is as much wider. A child that needs more gets more.
  public var maximumWidth: Int {
    get { Int(weir_clamp_maximum(pointer)) }
    set { weir_clamp_set_maximum(pointer, Int32(clamping: newValue)) }
  }
}
