import Weir
import WeirGtk

/// All pages by family, and a field to find one.
///
/// The arrow keys move over the families' names, and from the field they move in the list.
@MainActor
final class Sidebar {
  let root = Box(.vertical)
  let search = SearchEntry()
  let list = ListBox()

  /// The page that the user has moved to.
  var pagePublisher: AnyPublisher<Page, Never> {
    list.selectedIndexPublisher
      .compactMap { [rows] index in index.flatMap { rows[$0].page } }
      .removeDuplicates { $0.name == $1.name }
      .eraseToAnyPublisher()
  }

  /// The user is through with choosing: Return or a click.
  let opened = PassthroughSubject<Void, Never>()

  private struct Row {
    let family: Page.Family
    /// Nil in the row with the family's name.
    let page: Page?
    /// The row itself, which the list makes around what is put into it.
    let widget: Widget
  }

  private var rows: [Row] = []
  private var cancellables: Set<AnyCancellable> = []

  init(_ pages: [Page]) {
    for family in Page.Family.allCases {
      add(Self.heading(family.rawValue), family, nil)
      for page in pages where page.family == family { add(Self.line(page.title), family, page) }
    }
    list.addCSSClass("navigation-sidebar")
    list.accessibleLabel = "Pages"
    search.placeholder = "Find a page"
    search.accessibleLabel = "Find a page"
    search.margins = Margins(12)
    let scroller = ScrolledWindow(list)
    scroller.accessibleLabel = "List of pages"
    scroller.horizontalPolicy = .never
    scroller.vexpand = true
    root.append(search)
    root.append(scroller)
    root.setSizeRequest(width: 228)
    listen()
  }

  private func listen() {
    search.textPublisher.sink { [weak self] text in self?.show(matching: text) }
      .store(in: &cancellables)
    search.activatePublisher
      .sink { [weak self] in
        self?.search.clear()
        self?.opened.send()
      }
      .store(in: &cancellables)
    list.selectedIndexPublisher
      .sink { [weak self] index in index.map { self?.rows[$0].widget.scrollIntoView() } }
      .store(in: &cancellables)
    search.stopSearchPublisher
      .sink { [weak self] in
        self?.search.clear()
        self?.takeFocus()
      }
      .store(in: &cancellables)
    list.activateRowPublisher.sink { [opened] _ in opened.send() }.store(in: &cancellables)
    list.onKeyPress(in: .capture) { [weak self] in self?.move($0, takesFocus: true) ?? false }
      .store(in: &cancellables)
    search.onKeyPress(in: .capture) { [weak self] in self?.move($0, takesFocus: false) ?? false }
      .store(in: &cancellables)
  }

  func select(_ page: Page) {
    guard let index = rows.firstIndex(where: { $0.page?.name == page.name }) else { return }
    rows[index].widget.isVisible = true
    list.selectedIndex = index
  }

  /// Puts the focus on the page that is chosen.
  func takeFocus() {
    list.selectedIndex.map { rows[$0].widget }?.grabFocus()
  }

  /// Moves to another of the pages that are shown, as far as there are any.
  ///
  /// - Returns: Whether there was one to move to.
  @discardableResult
  func move(by count: Int) -> Bool {
    let shown = rows.indices.filter { rows[$0].page != nil && rows[$0].widget.isVisible }
    guard let last = shown.indices.last else { return false }
    let now = list.selectedIndex.flatMap { shown.firstIndex(of: $0) } ?? 0
    let (wanted, isTooFar) = now.addingReportingOverflow(count)
    list.selectedIndex = shown[isTooFar ? last : min(max(wanted, 0), last)]
    return true
  }

  private func move(_ key: KeyPress, takesFocus: Bool) -> Bool {
    if takesFocus, leave(by: key) { return true }
    guard key.modifiers.isDisjoint(with: [.control, .alt, .shift]), let name = key.name else {
      return false
    }
    // Home and End are the field's own.
    let ends = takesFocus ? ["Home": -rows.count, "End": rows.count] : [:]
    let steps = ["Up": -1, "Down": 1, "Page_Up": -10, "Page_Down": 10].merging(ends) { $1 }
    guard let count = steps[name] else { return false }
    move(by: count)
    if takesFocus { takeFocus() }
    return true
  }

  /// Tab leaves the list at once; GTK's would lead through all rows, and choose each.
  private func leave(by key: KeyPress) -> Bool {
    switch key.name {
    case "Tab": opened.send()
    case "ISO_Left_Tab": search.grabFocus()
    default: return false
    }
    return true
  }

  /// Shows the pages whose title has the text in it, and chooses the best of them.
  private func show(matching text: String) {
    let wanted = text.lowercased()
    let found = rows.filter { row in
      row.page.map { wanted.isEmpty || Self.words(of: $0).contains(wanted) } ?? false
    }
    let families = Set(found.map(\.family))
    let names = Set(found.compactMap(\.page?.name))
    for row in rows {
      row.widget.isVisible =
        row.page.map { names.contains($0.name) } ?? families.contains(row.family)
    }
    guard !wanted.isEmpty else { return }
    let best =
      found.first { $0.page?.name == wanted || $0.page?.title.lowercased() == wanted }
      ?? found.first { $0.page?.title.lowercased().hasPrefix(wanted) == true } ?? found.first
    if let page = best?.page { select(page) }
  }

  private static func words(of page: Page) -> String { page.title.lowercased() + " " + page.name }

  private func add(_ child: Widget, _ family: Page.Family, _ page: Page?) {
    list.append(child)
    guard let row = child.parent else { preconditionFailure("A list box has made no row.") }
    if page == nil {
      list.setRow(rows.count, isSelectable: false, isActivatable: false)
      row.isFocusable = false
    }
    rows.append(Row(family: family, page: page, widget: row))
  }

  private static func heading(_ text: String) -> Label {
    let label = line(text)
    label.addCSSClass("heading")
    label.addCSSClass("dim-label")
    label.margins = Margins(top: 6)
    return label
  }

  private static func line(_ text: String) -> Label {
    let label = Label(text)
    label.xalign = 0
    return label
  }
}
