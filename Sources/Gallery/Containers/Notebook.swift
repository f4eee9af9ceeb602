import Weir
import WeirGtk

extension Page {
  static let notebook = Page(
    "Notebook", in: .containers, "Pages with tabs; Control and Page Up or Page Down turn them."
  ) { stage in
    let notebook = Notebook()
    notebook.accessibleLabel = "Notebook"
    for title in ["First", "Second", "Third"] {
      let entry = Entry(text: "On the \(title.lowercased()) page")
      entry.accessibleLabel = title
      entry.margins = Margins(12)
      notebook.append(entry, title: title)
      notebook.setReorderable(entry, true)
    }
    let page = stage.value(Optional(0), choices: [0, 1, 2, 7])
    notebook.createBinding(with: page, storeIn: &stage.cancellables)
    stage.log("switchPagePublisher", notebook.switchPagePublisher)
    stage.log("pageReorderedPublisher", notebook.pageReorderedPublisher)
    return notebook
  }
}
