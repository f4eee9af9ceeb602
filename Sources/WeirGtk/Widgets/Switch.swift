import CGtk
import Weir

/// A switch: on or off, at once.
///
/// ```swift
/// toggle.createBinding(with: model.isMuted, storeIn: &cancellables)
/// ```
open class Switch: Widget {
  public init(isOn: Bool = false) {
    super.init(taking: weir_new_switch())
    self.isOn = isOn
  }

  /// Whether it is on.
  public var isOn: Bool {
    get { weir_switch_active(pointer) }
    set { settingFromCode(pointer) { weir_switch_set_active(pointer, newValue) } }
  }

  /// Sends whether the switch is on: at present first, then each change, by the user or from code.
  ///
  /// On the main thread; finishes when the widget is disposed of. Without demand nothing is queued:
  /// once asked again it sends the latest state, if that is new.
  public var isOnPublisher: ValuePublisher<Bool> {
    ValuePublisher(self, Origin("notify::active")) { $0.isOn }
  }
}

extension Switch: ValueControl {
  public var valueAccess: ValueAccess<Bool> {
    ValueAccess(
      pointer, "notify::active", read: { weir_switch_active($0) },
      write: { weir_switch_set_active($0, $1) })
  }
}

extension Signal where Source: Switch {
  /// The switch was turned, by the user or from code.
  public static var activeChanged: Self { notify("active") }
}
