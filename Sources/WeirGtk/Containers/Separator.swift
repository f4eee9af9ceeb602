import CGtk

/// A line between widgets.
open class Separator: Widget {
  public init(_ orientation: Orientation = .horizontal) {
    super.init(taking: weir_new_separator(orientation.rawValue))
  }
}
