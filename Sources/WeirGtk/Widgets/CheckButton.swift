import CGtk
import Weir

/// A box to tick. Several of which one is chosen make a ``RadioGroup``.
open class CheckButton: Widget {
  /// - Parameters:
  ///   - label: The text; an underscore marks the access key, which is pressed with Alt.
  ///   - isOn: Whether it is ticked at first.
  public init(_ label: String, isOn: Bool = false) {
    super.init(taking: weir_new_check(label))
    self.isOn = isOn
  }

  /// The text, with an underscore before the access key.
  public var label: String? {
    get { weir_check_label(pointer).map { String(cString: $0) } }
    set {
      weir_check_set_label(pointer, newValue)
      if let accessibleLabel { self.accessibleLabel = accessibleLabel }
    }
  }

  /// Whether it is ticked.
  public var isOn: Bool {
    get { weir_check_active(pointer) }
    set { settingFromCode(pointer) { weir_check_set_active(pointer, newValue) } }
  }

  /// Whether it shows that it stands for several things, some on and some off. The user's click does
  /// not take that away: code does.
  public var isInconsistent: Bool {
    get { weir_check_inconsistent(pointer) }
    set { weir_check_set_inconsistent(pointer, newValue) }
  }

  /// Sends whether the box is ticked: at present first, then each change, by the user or from code.
  ///
  /// On the main thread; finishes when the widget is disposed of. Without demand nothing is queued:
  /// once asked again it sends the latest state, if that is new.
  public var isOnPublisher: ValuePublisher<Bool> {
    ValuePublisher(self, Origin("toggled")) { $0.isOn }
  }
}

extension CheckButton: ValueControl {
  public var valueAccess: ValueAccess<Bool> {
    ValueAccess(
      pointer, "toggled", read: { weir_check_active($0) },
      write: { weir_check_set_active($0, $1) })
  }
}

extension Signal where Source: CheckButton {
  /// The box was ticked or cleared, by the user or from code.
  public static var toggled: Self { Self("toggled") }
}
