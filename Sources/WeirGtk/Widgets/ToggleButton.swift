import CGtk
import Weir

/// A button that stays down until it is pressed again. Several of which one is down make a
/// ``SegmentedControl``.
open class ToggleButton: Button {
  /// - Parameter label: The text; an underscore marks the access key, which is pressed with Alt.
  public override init(_ label: String) {
    super.init(button: weir_new_toggle(), label: label)
  }

  /// Makes a button with an icon only; `accessibleLabel` is what a screen reader says instead.
  public override init(icon: String, accessibleLabel: String) {
    super.init(button: weir_new_toggle(), icon: icon, accessibleLabel: accessibleLabel)
  }

  /// Whether it is down.
  public var isOn: Bool {
    get { weir_toggle_active(pointer) }
    set { settingFromCode(pointer) { weir_toggle_set_active(pointer, newValue) } }
  }

  /// Sends whether the button is down: at present first, then each change, by the user or from code.
  ///
  /// On the main thread; finishes when the widget is disposed of. Without demand nothing is queued:
  /// once asked again it sends the latest state, if that is new.
  public var isOnPublisher: ValuePublisher<Bool> {
    ValuePublisher(self, Origin("toggled")) { $0.isOn }
  }
}

extension ToggleButton: ValueControl {
  public var valueAccess: ValueAccess<Bool> {
    ValueAccess(
      pointer, "toggled", read: { weir_toggle_active($0) },
      write: { weir_toggle_set_active($0, $1) })
  }
}

extension Signal where Source: ToggleButton {
  /// The button went down or up, by the user or from code.
  public static var toggled: Self { Self("toggled") }
}
