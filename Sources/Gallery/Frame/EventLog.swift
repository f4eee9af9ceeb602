import WeirGtk

/// The last events of a page, the newest first.
@MainActor
final class EventLog {
  let root: Widget
  private let label = Label()
  private var lines: [String] = []
  private var count = 0

  /// As many as are shown.
  static let capacity = 6

  init() {
    label.addCSSClass("monospace")
    label.xalign = 0
    label.ellipsize = .end
    label.margins = Margins(12)
    label.hexpand = true
    let frame = Frame(nil, label)
    let heading = Label("Events")
    heading.addCSSClass("dim-label")
    heading.xalign = 0
    root = Box(.vertical, spacing: 6, [heading, frame])
    root.isVisible = false
    show()
  }

  /// Shows the log: the page has events.
  func reveal() {
    root.isVisible = true
  }

  func add(_ name: String, _ payload: String) {
    count += 1
    lines.insert("\(count)  \(name)\(payload)", at: 0)
    if lines.count > Self.capacity { lines.removeLast() }
    show()
  }

  /// With empty lines for those to come, so that the page keeps its height.
  private func show() {
    let rest = [String](repeating: "", count: Self.capacity - lines.count)
    label.text = (lines + rest).joined(separator: "\n")
  }
}
