import CGtk
import Weir

/// Something the user can do from anywhere in the application. Made by
/// ``Application/addAction(_:keys:)``.
public final class Action: Object {
  init(_ name: String) {
    super.init(taking: weir_new_action(name))
  }

  public var name: String { String(cString: weir_action_name(pointer)) }

  /// Whether it can be done now.
  public var isEnabled: Bool {
    get { weir_action_enabled(pointer) }
    set { weir_action_set_enabled(pointer, newValue) }
  }

  /// Does it, if it is enabled.
  public func activate() {
    weir_action_activate(pointer)
  }

  /// Sends when the action is done. No initial value; rules as ``EventPublisher``.
  public var activatePublisher: SignalPublisher<Void> {
    SignalPublisher(self, Origin("activate")) { _ in () }
  }
}
