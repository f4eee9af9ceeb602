import CGtk

/// A sign that something is going on; it cannot be seen while it does not spin.
open class Spinner: Widget {
  public init() {
    super.init(taking: weir_new_spinner())
  }

  public var isSpinning: Bool {
    get { weir_spinner_is_spinning(pointer) }
    set { weir_spinner_set_spinning(pointer, newValue) }
  }
}
