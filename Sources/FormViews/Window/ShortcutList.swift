import WeirGtk

/// The keys that do something in every screen.
@MainActor
enum ShortcutList {
  /// The keys, and what they do.
  static var all: [(keys: String, meaning: String)] {
    [
      (tr("Ctrl+1 … Ctrl+4"), tr("Show one of the screens")),
      (tr("Enter"), tr("Submit what you typed")),
      (tr("Escape"), tr("Stop a login, or take an error away")),
      (tr("Ctrl+L"), tr("Clear the screen")),
      (tr("Ctrl+Z"), tr("Undo")),
      (tr("F1"), tr("Explain the screen")),
      (tr("Ctrl+?"), tr("Show these shortcuts")),
      (tr("Ctrl+W"), tr("Close the window")),
      (tr("Ctrl+Q"), tr("Quit")),
    ]
  }

  static func dialog(over parent: Window) -> Dialog {
    let table = Grid(columnSpacing: 18, rowSpacing: 6)
    for (row, line) in all.enumerated() {
      let keys = Label(line.keys)
      keys.xalign = 1
      keys.addCSSClass("dim-label")
      let meaning = Label(line.meaning)
      meaning.xalign = 0
      table.attach(keys, column: 0, row: row)
      table.attach(meaning, column: 1, row: row)
    }
    return Dialog(
      tr("Keyboard Shortcuts"), all.map { "\($0.keys): \($0.meaning)" }.joined(separator: "\n"),
      content: table, over: parent, choices: [Dialog.Choice(label: tr("_Close"))])
  }
}
