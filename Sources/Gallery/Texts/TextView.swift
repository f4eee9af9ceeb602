import Weir
import WeirGtk
import WeirText

extension Page {
  static let textView = Page(
    "Text View", in: .texts, "Lines of text, bound to a document that is cheap to compare."
  ) { stage in
    let view = TextView()
    view.accessibleLabel = "Text"
    view.wrapMode = .wordCharacter
    view.acceptsTab = false
    view.setPadding(top: 6, start: 6, bottom: 6, end: 6)
    let document = stage.value(
      TextDocument("One line\nand another"), choices: ["", "A text\nof three\nlines"])
    view.createBinding(with: document, storeIn: &stage.cancellables)
    stage.show(view.selectionPublisher, named: "Selection")
    stage.show(view.buffer.canUndoPublisher, named: "Can undo")
    stage.button("Undo") { [weak view] in view?.buffer.undo() }
    stage.button("Redo") { [weak view] in view?.buffer.redo() }
    stage.log("editPublisher", view.editPublisher.map { ($0.range, $0.replacement) })

    stage.focusTarget = view
    let scroller = ScrolledWindow(view)
    scroller.accessibleLabel = view.accessibleLabel
    scroller.setSizeRequest(height: 108)
    return Frame(nil, scroller)
  }
}
