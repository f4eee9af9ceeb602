import CGtk
import Weir

/// Something the user can do, by keys, from a menu or with a button.
///
/// One made by ``Application/addAction(_:keys:)`` works from anywhere in the application; one in an
/// ``ActionGroup`` works in the widget that the group belongs to.
public class Action: Object {
  /// - Parameter name: Its name in code, without a prefix.
  public init(_ name: String) {
    super.init(taking: weir_new_action(name))
  }

  /// Makes an action with a state.
  init(action: OpaquePointer) {
    super.init(taking: action)
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
