import WeirGtk

/// One page of the window.
@MainActor
protocol Screen: AnyObject {
  /// What is shown.
  var root: Widget { get }

  /// What the help says of the page, in sentences.
  var help: [String] { get }

  /// Whether something was typed that would be lost with the window.
  var isDirty: Bool { get }

  /// Called when the page has come to the front: puts the focus on its first field.
  func takeFocus()

  /// Empties the page and puts the focus on its first field.
  func clear()
}

extension Screen {
  var isDirty: Bool { false }
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
public final class FormLayout {
  /// What is shown.
  public let root = Box(.vertical, spacing: 18)
  private let fields = Grid(columnSpacing: 12, rowSpacing: 6)
  private var rows = 0

  public init() {
    root.margins = Margins(24)
    root.halign = .center
    root.setSizeRequest(width: 460)
    root.append(fields)
  }

  /// Adds a row, and something at its end.
  public func add(_ row: FormRow, beside extra: Widget? = nil) {
    row.control.hexpand = true
    fields.attach(row.title, column: 0, row: rows)
    fields.attach(row.control, column: 1, row: rows, width: extra == nil ? 2 : 1)
    if let extra { fields.attach(extra, column: 2, row: rows) }
    rows += 1
    guard let line = row.errorLine else { return }
    fields.attach(line.root, column: 1, row: rows, width: 2)
    rows += 1
  }

  /// Adds something below the fields.
  public func add(_ widget: Widget) {
    root.append(widget)
  }

  /// A line of text that wraps, for notes, reasons and results.
  public static func note() -> Label {
    let note = Label()
    note.wraps = true
    note.xalign = 0
    note.maxWidthInCharacters = 50
    return note
  }
}
