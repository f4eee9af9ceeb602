import Weir
import WeirGtk

/// A page as it is shown: title and summary, the control, the model's values, and the log.
@MainActor
final class PageView {
  let root = Box(.vertical, spacing: 18)
  let page: Page
  let stage: Stage
  let control: Widget

  init(_ page: Page, in window: Window) {
    self.page = page
    stage = Stage(in: window)
    control = page.build(stage)

    let title = Label(page.title)
    title.addCSSClass("title-1")
    title.xalign = 0
    let summary = Label(page.summary)
    summary.wraps = true
    summary.xalign = 0
    let heading = Box(.vertical, spacing: 6, [title, summary])

    let place = Box(.vertical, spacing: 12, [control])
    place.margins = Margins(18)
    let frame = Frame(nil, place)
    frame.addCSSClass("view")
    for part in [heading, frame, stage.values.root, stage.log.root] { root.append(part) }
    root.margins = Margins(24)
    root.accessibleLabel = page.title
  }

  /// Puts the focus on the control, or on the first button where the control only shows.
  func takeFocus() {
    if (stage.focusTarget ?? control).grabFocus() { return }
    stage.values.buttons.first?.grabFocus()
  }

  /// Presses the button with that number, counted from 1.
  func press(_ number: Int) {
    let buttons = stage.values.buttons
    if buttons.indices.contains(number - 1) { buttons[number - 1].activate() }
  }
}
