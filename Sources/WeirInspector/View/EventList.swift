import Weir
import WeirGtk

/// The latest events of one stream as lines, the newest first: what the picture shows, to be read.
@MainActor
final class EventList {
  let root: Widget
  let list = ListBox()
  private let title = Label()
  private var lines: [String] = []
  private var cancellables: Set<AnyCancellable> = []

  /// How many are listed.
  private static let limit = 50

  init() {
    title.xalign = 0
    title.addCSSClass("heading")
    title.ellipsize = .end
    title.margins = Margins(top: 6, start: 12, bottom: 6, end: 12)
    let scroller = ScrolledWindow(list)
    scroller.vexpand = true
    scroller.minimumContentSize = (width: -1, height: 132)
    let nothing = Label(tr("No events yet"))
    nothing.addCSSClass("dim-label")
    nothing.margins = Margins(12)
    list.setPlaceholder(nothing)
    root = Box(.vertical, [title, scroller])
  }

  func show(_ stream: StreamSnapshot.Stream?, since start: MonotonicTime) {
    let heading =
      stream.map { tr("Events of “{name}”", ["name": $0.name]) } ?? tr("Select a stream")
    if title.text != heading {
      title.text = heading
      list.accessibleLabel = heading
    }
    let new = (stream?.events ?? []).suffix(Self.limit).reversed()
      .map { Words.line($0, since: start) }
    guard new != lines else { return }
    replace(with: new)
  }

  /// Puts new lines on top and takes old ones from the end, so that the focus stays on its line.
  private func replace(with new: [String]) {
    let fresh = lines.first.flatMap(new.firstIndex(of:)) ?? new.count
    let kept = new.count - fresh
    if Array(new[fresh...]) != Array(lines.prefix(kept)) {
      list.removeAll()
      lines = []
      for line in new.reversed() { insert(line) }
    } else {
      while lines.count > kept {
        lines.removeLast()
        list.remove(at: lines.count)
      }
      for line in new[..<fresh].reversed() { insert(line) }
    }
    lines = new
  }

  private func insert(_ line: String) {
    let label = Label(line)
    label.xalign = 0
    label.ellipsize = .end
    label.addCSSClass("numeric")
    label.margins = Margins(top: 2, start: 10, bottom: 2, end: 10)
    list.insert(label, at: 0)
    list.setRow(0, accessibleLabel: line)
    lines.insert(line, at: 0)
  }
}
