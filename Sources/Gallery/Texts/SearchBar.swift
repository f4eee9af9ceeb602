import WeirGtk

extension Page {
  static let searchBar = Page(
    "Search Bar", in: .texts, "A bar that comes out when somebody begins to search."
  ) { stage in
    let entry = SearchEntry()
    entry.accessibleLabel = "Search"
    let bar = SearchBar(entry: entry)
    bar.showsCloseButton = true
    let field = Button("Type here to search")
    bar.captureKeys(from: field)
    stage.show(bar.isSearchingPublisher, named: "Is searching")
    stage.show(entry.textPublisher, named: "Text")
    stage.button("Open") { [weak bar] in bar?.isSearching = true }
    stage.button("Close") { [weak bar] in bar?.isSearching = false }
    stage.focusTarget = field
    return Box(.vertical, spacing: 6, [bar, field])
  }
}
