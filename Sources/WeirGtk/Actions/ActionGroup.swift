import CGtk

/// Actions that belong to a widget and all that is in it.
///
/// ```swift
/// let actions = ActionGroup([save, wraps])
/// window.insert(actions, prefix: "win")   // "win.save" in menus
/// ```
public final class ActionGroup: Object {
  public init(_ actions: [Action] = []) {
    super.init(taking: weir_new_action_group())
    actions.forEach(add)
  }

  /// Adds an action; one of the same name is replaced.
  public func add(_ action: Action) {
    weir_action_group_add(pointer, action.pointer)
  }

  public func remove(_ name: String) {
    weir_action_group_remove(pointer, name)
  }
}

extension Widget {
  /// Makes actions work in the widget and in all that is in it, its menus too. One group for each
  /// prefix; nil takes it away.
  public func insert(_ actions: ActionGroup?, prefix: String) {
    weir_widget_insert_actions(pointer, prefix, actions?.pointer)
  }

  /// Does an action as an item of a menu in the widget would: its own, its window's or the
  /// application's.
  ///
  /// - Parameters:
  ///   - name: With its prefix, such as `"win.save"`.
  ///   - choice: What a ``ChoiceAction`` is to choose.
  /// - Returns: Whether there is such an action.
  @discardableResult
  public func activateAction(_ name: String, choice: String? = nil) -> Bool {
    weir_widget_activate_action(pointer, name, choice)
  }
}
