import WeirGtk

/// Part of a form: rows of a label and a field, and whatever stands between them, one below the other.
@MainActor
final class FormSection {
  let root = Box(.vertical, spacing: 18)
  /// The fields under each other that come next.
  private var fields: Grid?
  private var rows = 0

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - extra: Stands at the end of the row.
  ///   - note: Stands below the field, above what is wrong with it.
  func add(_ row: FormRow, beside extra: Widget? = nil, below note: Widget? = nil) {
    let fields = openGrid()
    row.control.hexpand = true
    // GTK's own least width of an entry leaves no room for large letters in a narrow window.
    (row.control as? any Editable)?.widthInCharacters = 4
    // A name of two lines would make an entry as high.
    if row.control is any Editable { row.control.valign = .center }
    fields.attach(row.title, column: 0, row: rows)
    fields.attach(row.control, column: 1, row: rows, width: extra == nil ? 2 : 1)
    if let extra { fields.attach(extra, column: 2, row: rows) }
    rows += 1
    for line in [note, row.errorLine?.root].compactMap({ $0 }) {
      fields.attach(line, column: 1, row: rows, width: 2)
      rows += 1
    }
  }

  /// Adds something below all that is there.
  func add(_ widget: Widget) {
    fields = nil
    root.append(widget)
  }

  private func openGrid() -> Grid {
    if let fields { return fields }
    let fields = Grid(columnSpacing: 12, rowSpacing: 6)
    self.fields = fields
    rows = 0
    root.append(fields)
    return fields
  }
}
