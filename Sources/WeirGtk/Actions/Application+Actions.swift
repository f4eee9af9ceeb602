import CGtk

extension Application {
  /// Adds an action of any kind that works in every window of the application; `"app."` stands before
  /// its name in menus.
  ///
  /// - Parameters:
  ///   - action: What menus and keys do by its name.
  ///   - keys: In GTK's writing: `"<Control>q"`, `"F1"`.
  public func add(_ action: Action, keys: [String] = []) {
    weir_application_add_action(pointer, action.pointer)
    setKeys(keys, for: "app." + action.name)
  }

  /// Makes keys do an action wherever it is: the application's, or the one of the window with the
  /// keyboard. Menus show the keys. No keys take them away.
  ///
  /// - Parameters:
  ///   - keys: In GTK's writing: `"<Control>q"`, `"F1"`.
  ///   - action: With its prefix, such as `"win.save"`; a choice stands after `::`, as in
  ///     `"win.align::left"`.
  public func setKeys(_ keys: [String], for action: String) {
    let areKeys = CStrings.with(keys) {
      weir_application_set_accelerators(pointer, action, $0)
    }
    precondition(areKeys, "\(keys) names no keys. Write them like \"<Control>q\" or \"F1\".")
  }
}
