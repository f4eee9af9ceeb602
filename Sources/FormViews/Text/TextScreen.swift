import FormModels
import Weir
import WeirGtk

/// An entry, and a label that mirrors it.
@MainActor
final class TextScreen: Screen {
  let root: Widget
  let entry = Entry()
  let mirror = Label()
  let clearButton = Button(tr("_Clear"))
  let fullNote = FormLayout.note()
  private let model: TextModel
  private var hasBeenShown = false
  private var cancellables: Set<AnyCancellable> = []

  init(_ model: TextModel) {
    self.model = model
    let layout = FormLayout()
    root = layout.root
    layout.add(FormRow(tr("_Message"), entry), beside: clearButton)
    layout.add(fullNote)
    layout.add(mirror)

    mirror.addCSSClass("title-1")
    mirror.wraps = true
    mirror.xalign = 0
    // Without it GTK 4.8 finds some texts, with Hangul, wider at least than at best, and complains.
    mirror.widthInCharacters = 1
    mirror.maxWidthInCharacters = 24
    mirror.lineLimit = 8
    fullNote.text = tr(
      "This field is full: it keeps at most {limit} characters.",
      ["limit": Translation.text(Double(TextModel.capacity), digits: 0, isGrouped: true)])
    fullNote.addCSSClass("warning")

    entry.createBinding(with: model.textSubject, storeIn: &cancellables)
    mirror.bind(\.text, to: model.textSubject.trace("text").map(Self.excerpt))
      .store(in: &cancellables)
    fullNote.bind(\.isVisible, to: model.isFull).store(in: &cancellables)
    clearButton.tapPublisher
      .sink { [weak self] in self?.clear() }
      .store(in: &cancellables)
  }

  let help = [
    tr("What you type is shown below the field at once."),
    tr("Clear empties the field, and Ctrl+Z brings the text back."),
  ]

  func clear() {
    entry.resetComposition()
    model.clear()
    entry.receiveFocus()
  }

  /// What the heading shows of a text: all of it, or the beginning of one that no heading can hold.
  ///
  /// GTK lays out a whole text before it cuts it to eight lines; for 65,534 letters that takes
  /// seconds, and the window stands still.
  private static func excerpt(_ text: String) -> String {
    let limit = 500
    guard let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex),
      end < text.endIndex
    else { return text }
    return text[..<end] + "…"
  }

  func takeFocus() {
    entry.receiveFocus(selectsText: false)
    // A window that opens selects all of its first entry: the first key would wipe out the greeting.
    if !hasBeenShown { entry.caretPosition = entry.text.unicodeScalars.count }
    hasBeenShown = true
  }
}
