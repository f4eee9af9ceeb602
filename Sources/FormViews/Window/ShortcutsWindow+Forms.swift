import WeirGtk

extension ShortcutsWindow {
  /// The keys that do something in every screen.
  static func forForms() -> ShortcutsWindow {
    let window = ShortcutsWindow([
      Section(
        "forms",
        [
          Group(
            tr("Screens"),
            [
              Shortcut(tr("Show one of the screens"), keys: "<Control>1...<Control>4"),
              Shortcut(tr("Submit what you typed"), keys: "Return"),
              Shortcut(tr("Stop a login, or take an error away"), keys: "Escape"),
              Shortcut(tr("Clear the screen"), keys: "<Control>l"),
              Shortcut(tr("Undo"), keys: "<Control>z"),
              Shortcut(tr("Explain the screen"), keys: "F1"),
            ]),
          Group(
            tr("The Program"),
            [
              Shortcut(tr("Open the menu"), keys: "F10"),
              Shortcut(tr("Show these shortcuts"), keys: "<Control>question"),
              Shortcut(tr("Watch the streams behind the screens"), keys: "<Control><Shift>d"),
              Shortcut(tr("Close the window"), keys: "<Control>w"),
              Shortcut(tr("Quit"), keys: "<Control>q"),
            ]),
        ])
    ])
    window.title = tr("Keyboard Shortcuts")
    return window
  }
}
