import WeirGtk

/// The model's values, one under the other, each with the buttons that set it from code.
@MainActor
final class ValueTable {
  /// One value.
  @MainActor
  final class Line {
    let text = Label()
    let count = Label()

    fileprivate init() {
      text.addCSSClass("monospace")
      text.xalign = 0
      text.hexpand = true
      text.wraps = true
      count.addCSSClass("dim-label")
      count.addCSSClass("numeric")
      count.xalign = 1
    }

    func show(_ value: String, count number: Int) {
      text.text = value
      count.text = number == 1 ? "1 value" : "\(number) values"
    }
  }

  let root = Grid(columnSpacing: 18, rowSpacing: 12)
  /// In the order in which Control and a digit press them.
  private(set) var buttons: [Button] = []
  private(set) var lines: [String: Line] = [:]
  private var rows = 0
  private var openRow: Box?

  func addLine(_ name: String) -> Line {
    endRow()
    let line = Line()
    root.attach(caption(name), column: 0, row: rows)
    root.attach(line.text, column: 1, row: rows)
    root.attach(line.count, column: 2, row: rows)
    rows += 1
    lines[name] = line
    return line
  }

  /// Adds a button to the row of them that is open, or to a new one.
  func addButton(_ label: String, meaning: String?) -> Button {
    let button = Button(Shown.label(label))
    buttons.append(button)
    let keys = buttons.count < 10 ? "Ctrl+\(buttons.count)" : nil
    button.tooltip = [meaning, keys].compactMap { $0 }.joined(separator: ", ")
    row().append(button)
    return button
  }

  /// The next button begins a new row.
  func endRow() {
    openRow = nil
  }

  private func row() -> Box {
    if let openRow { return openRow }
    let box = Box(.horizontal, spacing: 6)
    root.attach(caption("From code"), column: 0, row: rows)
    root.attach(box, column: 1, row: rows, width: 2)
    rows += 1
    openRow = box
    return box
  }

  private func caption(_ text: String) -> Label {
    let caption = Label(text)
    caption.addCSSClass("dim-label")
    caption.xalign = 0
    return caption
  }
}
