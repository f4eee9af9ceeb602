import CGtk

/// Several widgets for one purpose, of which the first is shown that has room, or else the last:
///
/// ```swift
/// bar.setTitleWidget(Squeezer([StackSwitcher(stack), list]))
/// ```
///
/// The keyboard and a screen reader meet only what is shown. If what gives way has the focus, what
/// comes gets it.
open class Squeezer: Widget {
  /// - Parameter children: The widest first.
  public init(_ children: [Widget] = []) {
    super.init(taking: weir_new_squeezer())
    children.forEach(append)
  }

  /// Adds what is shown when nothing before it has room.
  public func append(_ child: Widget) {
    weir_squeezer_append(pointer, child.pointer)
  }

  /// What is shown now; nil before the window is.
  public var shownChild: Widget? { weir_squeezer_shown(pointer).map(Widget.wrapping) }
}
