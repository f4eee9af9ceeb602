import CGtk
import Weir

/// An action that is on or off, such as a check item of a menu. Doing it changes the state.
///
/// ```swift
/// let wraps = ToggleAction("wraps")
/// wraps.createBinding(with: model.wraps, storeIn: &cancellables)
/// ```
public final class ToggleAction: Action {
  public init(_ name: String, isOn: Bool = false) {
    super.init(action: weir_new_toggle_action(name, isOn))
  }

  public var isOn: Bool {
    get { weir_toggle_action_is_on(pointer) }
    set { weir_toggle_action_set_on(pointer, newValue) }
  }

  /// Sends whether it is on: the present state first, then each change, by the user or from code.
  /// Rules as ``ValuePublisher``.
  public var isOnPublisher: ValuePublisher<Bool> { publisher(for: .isOn) }
}

extension BindableProperty where Source == ToggleAction, Value == Bool {
  /// Whether the action is on.
  public static var isOn: Self {
    Self("notify::state", get: { $0.isOn }, set: { $0.isOn = $1 })
  }
}

extension ToggleAction: ValueControl {
  public var valueAccess: ValueAccess<Bool> { ValueAccess(self, .isOn) }
}
