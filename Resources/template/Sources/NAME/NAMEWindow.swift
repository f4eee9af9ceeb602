import @NAME@Model
import Weir
import WeirGtk

/// A name, and a greeting below it.
final class @NAME@Window: Window {
  private let entry = Entry()
  private let clear = Button("_Clear")
  private let greeting = Label()
  private var cancellables: Set<AnyCancellable> = []

  init(_ application: Application, _ model: @NAME@Model) {
    super.init(application, title: "@NAME@")
    build()
    entry.createBinding(with: model.name, storeIn: &cancellables)
    greeting.bind(\.text, to: model.greeting).store(in: &cancellables)
    clear.bind(\.isSensitive, to: model.canClear).store(in: &cancellables)
    clear.tapPublisher
      .sink { [weak self] in
        // The focus first: a button that is switched off while it has the focus takes it with it.
        self?.entry.grabFocus()
        model.clear()
      }
      .store(in: &cancellables)
  }

  private func build() {
    entry.hexpand = true
    greeting.addCSSClass("title-2")
    greeting.wraps = true
    greeting.xalign = 0
    greeting.maxWidthInCharacters = 30
    // The label names the entry: Alt+N goes to it, and a screen reader reads it.
    let row = Box(.horizontal, spacing: 12, [Label(mnemonic: "_Name", for: entry), entry, clear])
    let column = Box(.vertical, spacing: 24, [row, greeting])
    column.margins = Margins(24)
    child = column
    defaultSize = (420, -1)
  }
}
