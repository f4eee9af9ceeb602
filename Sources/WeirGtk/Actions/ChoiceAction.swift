import CGtk
import Weir

/// An action that chooses one of several names, such as the radio items of a menu.
///
/// ```swift
/// let align = ChoiceAction("align", choice: "left")
/// let menu = Menu([.choice("_Left", action: "win.align", "left"),
///                  .choice("_Right", action: "win.align", "right")])
/// ```
public final class ChoiceAction: Action {
  public init(_ name: String, choice: String) {
    super.init(action: weir_new_choice_action(name, choice))
  }

  /// What is chosen.
  public var choice: String {
    get { String(cString: weir_choice_action_choice(pointer)) }
    set { weir_choice_action_set_choice(pointer, newValue) }
  }

  /// Chooses, as an item of a menu does, if the action is enabled.
  public func activate(_ choice: String) {
    weir_choice_action_activate(pointer, choice)
  }

  /// Sends what is chosen: the present choice first, then each new one, by the user or from code.
  /// Rules as ``ValuePublisher``.
  public var choicePublisher: ValuePublisher<String> { publisher(for: .choice) }
}

extension BindableProperty where Source == ChoiceAction, Value == String {
  /// What is chosen.
  public static var choice: Self {
    Self("notify::state", get: { $0.choice }, set: { $0.choice = $1 })
  }
}

extension ChoiceAction: ValueControl {
  public var valueAccess: ValueAccess<String> { ValueAccess(self, .choice) }
}
