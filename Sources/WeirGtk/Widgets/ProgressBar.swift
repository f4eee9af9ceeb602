import CGtk

/// How far something has come.
open class ProgressBar: Widget {
  public init() {
    super.init(taking: weir_new_progress())
  }

  /// From 0 to 1. What is beyond is brought to the nearest end; NaN is not taken.
  public var fraction: Double {
    get { weir_progress_fraction(pointer) }
    set {
      guard !newValue.isNaN else { return }
      // GTK would tell a screen reader of 200 percent.
      weir_progress_set_fraction(pointer, min(max(newValue, 0), 1))
    }
  }

  /// A text on the bar; nil for none.
  public var text: String? {
    get { weir_progress_text(pointer).map { String(cString: $0) } }
    set {
      guard newValue != text else { return }
      weir_progress_set_text(pointer, newValue)
    }
  }

  /// Moves a block on the bar, where nobody knows how far it is. Setting ``fraction`` ends that.
  public func pulse() {
    weir_progress_pulse(pointer)
  }

  public var orientation: Orientation {
    get { Orientation(rawValue: weir_orientable_orientation(pointer)) ?? .horizontal }
    set { weir_orientable_set_orientation(pointer, newValue.rawValue) }
  }
}
