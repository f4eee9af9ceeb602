import WeirGtk

/// One page of the window.
@MainActor
protocol Screen: AnyObject {
  /// What is shown.
  var root: Widget { get }

  /// Called when the page has come to the front: puts the focus on its first field.
  func takeFocus()
}

/// The names of the pages, in their order; also those of `--screen`.
public enum ScreenName: String, CaseIterable, Sendable {
  case text
  case slider
  case logIn = "log-in"
  case signUp = "sign-up"
}

/// The form of a screen: rows of a label and a field, a column wide enough to read well.
@MainActor
final class FormLayout {
  let root = Box(.vertical, spacing: 18)
  private let fields = Grid(columnSpacing: 12, rowSpacing: 12)
  private var rows = 0

  init() {
    root.margins = Margins(24)
    root.halign = .center
    root.setSizeRequest(width: 460)
    root.append(fields)
  }

  /// Adds a field and the label that names it, with an access key.
  func add(_ label: String, _ field: Widget, beside extra: Widget? = nil) {
    let name = Label(mnemonic: label, for: field)
    name.xalign = 1
    field.hexpand = true
    fields.attach(name, column: 0, row: rows)
    fields.attach(field, column: 1, row: rows, width: extra == nil ? 2 : 1)
    if let extra { fields.attach(extra, column: 2, row: rows) }
    rows += 1
  }

  /// Adds something below the fields.
  func add(_ widget: Widget) {
    root.append(widget)
  }

  /// A line of text that wraps, for notes, reasons and results.
  static func note() -> Label {
    let note = Label()
    note.wraps = true
    note.xalign = 0
    note.maxWidthInCharacters = 50
    return note
  }
}
