import Weir
import WeirGtk

/// The columns of the list, for the head and the rows alike.
@MainActor
enum Columns {
  static let spacing = 12
  private static let nameWidth = 170
  private static let liveWidth = 56
  private static let demandWidth = 84

  static func row(name: Widget, live: Label, demand: Label, figure: Widget) -> Box {
    fix(name, nameWidth)
    fix(live, liveWidth)
    fix(demand, demandWidth)
    figure.hexpand = true
    return Box(.horizontal, spacing: spacing, [name, live, demand, figure])
  }

  /// A text that takes the width it is given, and is cut where that is too little.
  static func label(_ text: String = "", isDim: Bool = false) -> Label {
    let label = Label(text)
    label.xalign = 0
    label.ellipsize = .end
    label.maxWidthInCharacters = 1
    if isDim { label.addCSSClass("dim-label") }
    return label
  }

  private static func fix(_ widget: Widget, _ width: Int) {
    widget.setSizeRequest(width: width)
  }
}

/// A stream in the list: its name and latest value, its counts, and its events on the time axis.
@MainActor
final class StreamRow {
  let root: Box
  let name: String
  /// What a screen reader is to say of the row.
  private(set) var words = ""
  private let value = Columns.label(isDim: true)
  private let live = Columns.label()
  private let demand = Columns.label()
  private let area: FigureArea
  private let shown: Shown

  /// What is drawn; apart from the row, which the area must not keep.
  private final class Shown {
    var stream: StreamSnapshot.Stream?
    var axis: ((Double) -> TimeAxis)?
  }

  init(_ stream: StreamSnapshot.Stream) {
    name = stream.name
    let shown = Shown()
    self.shown = shown
    area = FigureArea { width in
      guard let stream = shown.stream, let axis = shown.axis else { return [] }
      return Figure.track(stream, on: axis(width))
    }
    area.setSizeRequest(height: Int(Figure.trackHeight))
    let title = Columns.label(name)
    title.addCSSClass("heading")
    let names = Box(.vertical, spacing: 2, [title, value])
    names.valign = .center
    live.addCSSClass("numeric")
    root = Columns.row(name: names, live: live, demand: demand, figure: area)
    root.tooltip = stream.location
  }

  /// Shows the stream. `isNews` says whether anything but time has gone on.
  func show(_ stream: StreamSnapshot.Stream, isNews: Bool, axis: @escaping (Double) -> TimeAxis) {
    shown.axis = axis
    if isNews || shown.stream == nil {
      shown.stream = stream
      value.text = stream.lastValue ?? "–"
      live.text = String(stream.live)
      demand.text = Words.demand(stream.demand)
    }
    area.redraw()
  }

  /// Brings what a screen reader says up to date; answers whether it is another.
  func updateWords() -> Bool {
    guard let stream = shown.stream else { return false }
    let new = Words.row(stream)
    defer { words = new }
    return new != words
  }
}
