import Weir
import WeirGtk

/// A small window in front of another, with a text and buttons. Escape closes it, and nothing else
/// happens then.
///
/// The first button has the focus. A screen reader, which goes to the focus, hears the text as its
/// description.
@MainActor
final class Dialog {
  /// A button, and what happens when it is pressed and the dialog has closed.
  struct Choice {
    var label: String
    var action: () -> Void = {}
  }

  let window: Window
  let buttons: [Button]
  private var cancellables: Set<AnyCancellable> = []

  /// - Parameters:
  ///   - title: What the window is called.
  ///   - words: What it says, and what a screen reader says of it.
  ///   - content: What is shown instead of the words.
  ///   - parent: The window that waits meanwhile.
  ///   - choices: The buttons, the one to press next first.
  init(
    _ title: String, _ words: String, content: Widget? = nil, over parent: Window,
    choices: [Choice]
  ) {
    window = Window(title: title)
    let text = FormLayout.note()
    text.text = words
    text.widthInCharacters = 40
    buttons = choices.map { Button($0.label) }
    let row = Box(.horizontal, spacing: 12)
    row.halign = .end
    // The first comes last in the row, where people expect the one to press next.
    for button in buttons.reversed() { row.append(button) }
    let column = Box(.vertical, spacing: 18, [content ?? text, row])
    column.margins = Margins(18)
    window.setTitlebar(HeaderBar())
    window.child = column
    window.isModal = true
    window.isResizable = false
    window.setTransient(for: parent)
    buttons.first?.isSuggested = true
    buttons.first?.accessibleDescription = words
    window.defaultWidget = buttons.first
    for (button, choice) in zip(buttons, choices) {
      button.tapPublisher
        .sink { [weak self] in
          self?.close()
          choice.action()
        }
        .store(in: &cancellables)
    }
    window.addShortcut("Escape") { [weak self] in self?.close() }
      .store(in: &cancellables)
  }

  var isOpen: Bool { !window.isDisposed }

  func present() {
    window.present()
    buttons.first?.grabFocus()
  }

  func close() {
    if isOpen { window.destroy() }
  }
}
