import WeirGtk

extension Page {
  static let entry = Page("Entry", in: .texts, "A field for one line of text.") { stage in
    let entry = Entry()
    entry.accessibleLabel = "Entry"
    entry.placeholder = "Type here"
    entry.setSecondaryIcon("edit-clear-symbolic", meaning: "Clear", isPressable: true)
    let text = stage.value(
      "Hello", choices: ["", "Hello, World!", "안녕하세요", "two\nlines"])
    entry.createBinding(with: text, storeIn: &stage.cancellables)

    entry.iconPressPublisher.sink { [weak entry] _ in entry?.clear() }
      .store(in: &stage.cancellables)
    stage.log("editPublisher", entry.editPublisher)
    stage.log("returnPublisher", entry.returnPublisher)
    stage.log("iconPressPublisher", entry.iconPressPublisher)
    stage.log("didBeginEditingPublisher", entry.didBeginEditingPublisher)
    stage.log("didEndEditingPublisher", entry.didEndEditingPublisher)
    stage.log("preeditPublisher", entry.preeditPublisher)
    return entry
  }
}
