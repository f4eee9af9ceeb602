import Weir
import WeirGtk

extension Page {
  static let popover = Page(
    "Popover", in: .containers, "A small surface beside a widget; Escape closes it."
  ) { stage in
    let button = Button("_Rename…")
    button.halign = .start
    let entry = Entry(text: "Untitled")
    entry.accessibleLabel = "New name"
    let done = Button("_Done")
    let content = Box(.horizontal, spacing: 6, [entry, done])
    content.margins = Margins(6)
    let popover = Popover(content)
    popover.attach(to: button)
    button.tapPublisher.sink { [weak popover] in popover?.open() }.store(in: &stage.cancellables)
    done.tapPublisher.merge(with: entry.returnPublisher)
      .sink { [weak popover] in popover?.close() }
      .store(in: &stage.cancellables)

    let isOpen = stage.value(false, named: "Is open", choices: [true, false])
    popover.createBinding(with: isOpen, storeIn: &stage.cancellables)
    stage.show(entry.textPublisher, named: "Text in it")
    stage.log("closedPublisher", popover.closedPublisher)
    return button
  }
}
