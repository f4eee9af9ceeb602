import CGtk

/// The items of a menu, which do actions.
///
/// ```swift
/// let menu = Menu([
///   .item("_Open…", action: "app.open", keys: "<Control>o"),
///   .section(nil, [
///     .item("_Wrap lines", action: "win.wraps"),
///     .submenu("_Align", [
///       .choice("_Left", action: "win.align", "left"),
///       .choice("_Right", action: "win.align", "right"),
///     ]),
///   ]),
///   .section("Help", [.item("_About", action: "app.about")]),
/// ])
/// ```
///
/// An item can be chosen while its action is there and enabled; a ``ToggleAction`` gives it a check
/// mark, a ``ChoiceAction`` a radio mark.
public final class Menu: Object {
  /// A line of a menu, or several.
  public enum Item: Sendable {
    /// Does an action. The keys are only shown: ``Application/addAction(_:keys:)`` or
    /// ``Application/setKeys(_:for:)`` makes them work, and then they are shown without being named
    /// here.
    case item(_ title: String, action: String, keys: String? = nil)
    /// Has a ``ChoiceAction`` choose a name.
    case choice(_ title: String, action: String, _ choice: String, keys: String? = nil)
    /// Lines that belong together, under a title if there is one.
    case section(_ title: String? = nil, [Item])
    /// A menu behind a line.
    case submenu(_ title: String, [Item])
  }

  public init(_ items: [Item] = []) {
    super.init(taking: weir_new_menu())
    items.forEach(append)
  }

  /// Replaces all items, also in menus that are open.
  public func setItems(_ items: [Item]) {
    weir_menu_remove_all(pointer)
    items.forEach(append)
  }

  public func append(_ item: Item) {
    switch item {
    case .item(let title, let action, let keys):
      weir_menu_append_item(pointer, title, action, nil, keys)
    case .choice(let title, let action, let choice, let keys):
      weir_menu_append_item(pointer, title, action, choice, keys)
    case .section(let title, let items):
      // Without the wrapper's help the new menu would be gone before it is appended.
      withExtendedLifetime(Menu(items)) { weir_menu_append_section(pointer, title, $0.pointer) }
    case .submenu(let title, let items):
      withExtendedLifetime(Menu(items)) { weir_menu_append_submenu(pointer, title, $0.pointer) }
    }
  }

  /// How many lines and sections there are.
  public var count: Int { Int(weir_menu_count(pointer)) }
}
