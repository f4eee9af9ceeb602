import CGtk
import Weir

/// The window of an ``Alert``.
final class AlertWindow<Choice: Hashable & Sendable>: Window {
  /// The button that has the focus at first.
  private var first: Button?
  private var cancellables: Set<AnyCancellable> = []

  init(_ alert: Alert<Choice>, _ answer: AlertAnswer<Choice>, over parent: Window?) {
    super.init(title: alert.heading)
    isModal = true
    isResizable = false
    setTransient(for: parent)
    // The heading is in the window: a bar above it would say it twice.
    let bar = Box()
    bar.isVisible = false
    setTitlebar(bar)
    // GTK's own way waits until the parent is disposed of, and a variable can put that off.
    parent?.unmapPublisher.sink { [weak self] in MainThread.run { self?.destroy() } }
      .store(in: &cancellables)

    let buttons = alert.responses.map { response in
      let button = Button(response.label)
      switch response.style {
      case .plain: break
      case .suggested: button.isSuggested = true
      case .destructive: button.addCSSClass("destructive-action")
      }
      button.tapPublisher
        .sink { [weak self] in
          MainThread.run {
            answer.choose(response.choice)
            self?.destroy()
          }
        }
        .store(in: &cancellables)
      return button
    }
    child = content(alert, buttons)
    addShortcut("Escape", scope: .window) { [weak self] in self?.destroy() }
      .store(in: &cancellables)
    publisher(for: .unmapped).sink { _ in MainThread.run { answer.give() } }
      .store(in: &cancellables)

    let index = alert.responses.firstIndex { $0.choice == alert.defaultChoice }
    if let index { defaultWidget = buttons[index] }
    let close = alert.responses.firstIndex { $0.choice == alert.closeChoice }
    if let focused = index ?? close {
      first = buttons[focused]
      // A screen reader goes there and reads what the question is about.
      first?.accessibleDescription = alert.body.isEmpty ? nil : alert.body
    }
  }

  /// The focus comes when the window is there: of one that it had before, nobody is told.
  override func present() {
    super.present()
    first?.grabFocus()
  }

  private func content(_ alert: Alert<Choice>, _ buttons: [Button]) -> Widget {
    let heading = Label(alert.heading)
    heading.addCSSClass("title-2")
    heading.wraps = true
    heading.maxWidthInCharacters = 40
    let row = Box(.horizontal, spacing: 6, buttons)
    row.isHomogeneous = true
    row.halign = .end
    var parts: [Widget] = [heading]
    if !alert.body.isEmpty {
      let body = Label(alert.body)
      body.wraps = true
      body.maxWidthInCharacters = 50
      parts.append(body)
    }
    let content = Box(.vertical, spacing: 12, parts + [row])
    content.margins = Margins(24)
    return content
  }
}
